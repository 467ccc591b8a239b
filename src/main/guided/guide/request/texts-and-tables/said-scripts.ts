import { clausesOf } from "../limits/denied-clauses.ts";
import { isDenial } from "../limits/ruled-out-files.ts";
import { saysItStays } from "../limits/says-it-stays.ts";
import { escapeRegExp } from "../words/word-pattern.ts";

/** Scripts of a package that are to be there, each with its command, or not any more; `rest` is what a request says besides, but for what stays. */
export type SaidScripts = { put: { name: string; command: string } | null; gone: readonly string[]; rest: string };

const quote = String.raw`["'\u0060„“”「」『』]?`;
const named = String.raw`${quote}(?<name>[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}_:.-]*[\p{Script=Latin}\p{N}])${quote}`;
const runs = String.raw`(?:runs?|starts?|calls?|executes?|does)`;
const end = String.raw`(?=\s*(?:$|[,;!?。、]|\.(?:\s|$)|\s(?:to|in|into) (?:the |my |our )?\S*\.json))`;
const command = String.raw`(?:["'\u0060„「](?<quoted>[^"'\u0060“」]{2,100})["'\u0060“」]|(?<bare>[^\s,;!?"'\u0060、。]*[^\s,;!?"'\u0060、。.](?: [^\s,;!?"'\u0060、。]*[^\s,;!?"'\u0060、。.]){0,8}?))`;
const where = String.raw`(?: (?:in|to|into) (?:the |my |our )?\S*\.json)?`;
const scriptNamed = [String.raw`script (?:(?:called|named) )?${named}`, String.raw`${named}[ -]script`];
const ways = [
  ...scriptNamed.flatMap((script) => [
    String.raw`(?<!\p{L})(?:add|put in|create|insert|make|need|want) (?:(?:an?|the|new|npm|also) )*${script}${where},? (?:(?:that|which|to|and|it|so) )*(?:should |must |has to )?${runs}:? ${command}${end}`,
    String.raw`(?<!\p{L})(?:(?:the|an?|npm) )*${script} is (?:still )?missing${where}[,.;]? (?:and )?(?:it|that|which)? ?(?:should |must |has to )?${runs}:? ${command}${end}`,
  ]),
  String.raw`(?<!\p{L})fehlt (?:(?:noch|auch|mir|uns) )*(?:(?:das|ein|npm-?) ?)*(?:script|skript) ${named}[,.;]? (?:und )?(?:es|das|der) (?:soll|muss) ${command} (?:starten|ausführen|aufrufen|laufen lassen)`,
  String.raw`(?<!\p{L})(?:ergänze?|füge?|lege?|brauche?|brauchen|mach|mache) (?:(?:bitte|ich|wir|noch|mir|uns|das|ein|neues) )*(?:npm-?)?(?:script|skript) ${named}(?: (?:hinzu|an|ein))?,? (?:das|und es|es) (?:soll )?${command} (?:startet|ausführt|aufruft|starten|ausführen|aufrufen)(?: soll)?`,
  String.raw`${named} ?(?:という)?(?:スクリプト|script)を(?:追加|足し|作っ)[^。]{0,8}[。、] ?(?:内容は|中身は)? ?${command} ?(?:を(?:実行|起動|呼)|です|で)(?:し(?:ます|て)|する)?`,
].map((way) => new RegExp(way, "iu"));

/** What a request says of the scripts of a package with these names; null where it says nothing of it, or of a script both that it stays and that it goes. */
export function saidScripts(request: string, names: readonly string[]): SaidScripts | null {
  const found = ways.map((way) => way.exec(request)).find((each) => each !== null && !isDenial(each[0]));
  const { name, quoted, bare } = found?.groups ?? {};
  const said = (quoted ?? bare)?.trim();
  const put = name !== undefined && said !== undefined ? { name, command: said } : null;
  const others = found ? request.replace(found[0], " ") : request;
  const clauses = clausesOf(others);
  const staying = clauses.filter((clause) => saysItStays(clause) || isStillNeeded.test(clause) || isDenial(clause));
  const wish = clauses.filter((clause) => !staying.includes(clause)).join("");
  const gone = names.filter((each) => goes(each).test(wish));
  const kept = names.filter((each) => staying.some((clause) => whole(each).test(clause)));
  const rest = gone.reduce((text, each) => text.replace(goes(each), " "), wish);
  const isOpen = gone.some((each) => kept.includes(each)) || (put !== null && kept.includes(put.name));
  return isOpen || (!put && gone.length === 0) ? null : { put, gone, rest };
}

const isStillNeeded =
  /(?<!\p{L})(?:(?:we|i)(?: do)?(?: still)? need (?:it|that|\S+) (?:still|further|though)|(?:brauchen|brauch(?:e|t)?) (?:wir|ich|man) (?:aber |noch |auch )*(?:weiter|weiterhin|noch)|(?:wir|ich) (?:brauchen|brauche) \S+ (?:aber )?(?:weiter|weiterhin|noch))(?!\p{L})/iu;

/** A name that isn't a part of a longer one: `check` is another script than `check:links`. */
function whole(name: string): RegExp {
  return new RegExp(
    String.raw`(?<![\p{Script=Latin}\p{N}_:./-])${escapeRegExp(name)}(?![\p{Script=Latin}\p{N}_/-]|[:.][\p{Script=Latin}\p{N}])`,
    "iu",
  );
}

function goes(name: string): RegExp {
  const own = String.raw`${quote}${whole(name).source}${quote}`;
  const kind = String.raw`(?:(?:script|skript) )?`;
  return new RegExp(
    [
      String.raw`(?:(?:the|our|my|old) )*${kind}${own}(?: (?:script|one))? (?:can|may|should|must) (?:then |now |therefore |instead )?(?:go|be (?:removed|deleted|dropped))(?: (?:then|now|instead|for it|for that))?`,
      String.raw`(?<!\p{L})(?:remove|delete|drop|take out|get rid of) (?:(?:the|our|my|old|npm) )*${kind}${own}(?: script)?`,
      String.raw`(?:(?:das|der|die|alte) )*${kind}${own}(?:[- ](?:script|skript))? (?:kann|darf|soll) (?:(?:dafür|dann|jetzt|dabei|bitte) )*(?:raus|weg|gelöscht werden|entfernt werden)`,
      String.raw`(?<!\p{L})(?:lösche?|entferne?) (?:(?:bitte|das|der|die|alte) )*${kind}${own}(?:[- ](?:script|skript))?`,
      String.raw`(?:古い)?${own} ?(?:スクリプト)?は(?:もう)?(?:消し|削除|いらない|不要)\p{L}*`,
    ].join("|"),
    "iu",
  );
}
