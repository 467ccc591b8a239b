import { toldOutputs } from "../../../mend/told-outputs.ts";

/** A program, or how it is run. */
const aProgram = /[\p{L}\p{N}_-]\.(?:py|[cm]?js|ts|sh)(?![A-Za-z0-9_])/u;

/** What programs say when they break off. Names of errors stand in requests as they were printed. */
const errorText =
  /(?<![A-Za-z])(?:[A-Z][a-z]+)+(?:Error|Exception)(?![A-Za-z])|no such file or directory|command not found|permission denied|traceback|\bline \d+: \S|segmentation fault|syntax error|unbound variable|unexpected (?:token|end|eof)|integer expression expected|ambiguous redirect/iu;

/** It doesn't get on with what it is given. */
const inTrouble = new RegExp(
  [
    String.raw`(?<!\p{L})(?:chok(?:es?|ed|ing)|trips?|tripp(?:ed|ing)|stumbl(?:es?|ed|ing)|falls? (?:over|down|flat)|gives? up|bails? out|blows? up|hangs?|aborts?|complains?|quits|gets? (?:stuck|confused)) (?:on|over|at|with|about|when|as soon as|if|because|by|since|in)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:ca|do|does|did|wo)(?:n['’]?t|n?not| not)(?: \p{L}+)? (?:like|cope with|deal with|handle|understand|get (?:along|on) with|work with|take|accept)(?!\p{L})|too much for(?!\p{L})`,
    String.raw`(?<!\p{L})(?:meckert|stolpert|scheitert|verschluckt sich|steigt aus|streikt|hängt sich|bleibt hängen|kommt? (?:\p{L}+ )*nicht (?:klar|zurecht))(?!\p{L})`,
    "(?:止まって|落ちて|失敗し|動か(?:なく|ない))",
  ].join("|"),
  "iu",
);

/** It is to get on with what it doesn't yet. */
const toCope = new RegExp(
  [
    String.raw`(?<!\p{L})(?:cope with|deal with|put up with|get (?:along|on) with|come to terms with|robust|tolerate|survive)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:klarkommen|zurechtkommen|klarzukommen|zurechtzukommen|damit umgehen|vertragen|verkraften)(?!\p{L})`,
    "(?:動く|使える|対応する|扱える)ように|対応させ",
  ].join("|"),
  "iu",
);
/** It prints that there is nothing. */
const printsNothing =
  /(?<!\b(?:should|must|to|sollte?|muss|would|can|may|not)\s)(?<!\p{L})(?:prints?|shows?|says?|gives?|outputs?|writes?|displays?|zeigt|druckt|sagt|schreibt|steht)(?!\p{L})[^.;\n]{0,40}?(?<![\p{L}\p{N}_.])(?:NaN|undefined|None|\[object Object\])(?![\p{L}\p{N}_])/u;
/** Behind these it is only named, or asked. */
const onlyNamed =
  /(?<!\p{L})(?:catch(?:es)?|raises?|throws?|log(?:s|ged)?|test(?:s|ed)? (?:for|that)|what (?:is|does)|wirft)\s+(?:an?\s+|the\s+|einen\s+)?["'`„]?$/iu;

/** Whether a request complains of a program: an error that it printed stands there, or it doesn't get on with something and is to. */
export function saysItFails(request: string): boolean {
  if (!aProgram.test(request)) return false;
  const error = errorText.exec(request);
  const isError = error !== null && !onlyNamed.test(request.slice(0, error.index));
  return (
    isError ||
    printsNothing.test(request) ||
    inTrouble.test(request) ||
    toCope.test(request) ||
    toldOutputs(request) !== null
  );
}
