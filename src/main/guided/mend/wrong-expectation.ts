import type { Call } from "../../agent/step-protocol.ts";
import { outsideQuotes } from "../forms/outside-quotes.ts";
import { escapeRegExp } from "../guide/request/words/word-pattern.ts";

const aTest = String.raw`(?:(?:unit )?tests?|(?:test[_-][\w-]+|[\w-]+[._-]test)\.(?:py|[cm]?[jt]s))`;
const mistake = String.raw`(?:mistakes?|errors?|typos?|slips?|wrong|mistyped|mis-?typed|fehler|tippfehler|verschrieben|vertippt|falsch\p{L}*)`;
/** Who has "an error in the test" may only tell where it shows. */
const slip = String.raw`(?:mistakes?|typos?|slips?|wrong (?!in\b|with\b)\p{L}+|mistyped|mis-?typed|tippfehler|verschrieben|vertippt|falsch\p{L}*)`;
const isOld = String.raw`(?:out[ -]of[ -]date|outdated|obsolete|stale|veraltet|überholt|nicht mehr aktuell)`;
const isInTest = new RegExp(
  [
    // "I must have typed a wrong number in the test"
    String.raw`(?<!\p{L})${slip}(?!\p{L})[^.;!?\n]{0,40}(?<!\p{L})(?:in|im|bei|beim)(?!\p{L}) (?:(?:the|my|our|that|dem|der|meinem|unserem) )?${aTest}(?![\p{L}/])`,
    // "the test is wrong", "der Test erwartet das Falsche"
    String.raw`(?<!\p{L})(?:the|my|our|that|der|mein|unser|this) ${aTest}(?: itself| selbst)? (?:is|are|has|must be|expects|ist|hat|erwartet|erwarten)(?!\p{L}) (?:(?:just|simply|probably|the|an?|das|den|einen|einfach|wohl|the one that is) )*${mistake}(?!\p{L})`,
    String.raw`(?<!\p{L})im ${aTest} (?:steht|ist|habe ich)(?!\p{L})[^.;!?\n]{0,30}${slip}`,
    String.raw`(?<!\p{L})(?:im|beim) ${aTest} (?:\p{L}+ ){0,3}(?:vertippt|verschrieben)(?!\p{L})`,
    "テスト(?:の(?:ほう|方|期待値|数字|値))?(?:が|に|を)?[^。\n]{0,12}(?:間違|誤)",
    // "the test is just out of date", "der Test ist veraltet", "the test still expects the old price"
    String.raw`(?<!\p{L})(?:the|my|our|that|those|these|der|die|mein|unser|this) ${aTest}(?: itself| selbst)? (?:is|are|must be|seems?|looks?|ist|sind) (?:(?:just|simply|probably|only|now|a bit|einfach|wohl|nur|inzwischen) )*${isOld}(?!\p{L})`,
    String.raw`(?<![\p{L}\p{N}_])${aTest} (?:still|only|noch) (?:expects?|has|have|knows?|checks? for|wants?) (?:the |our )?(?:old|former|previous)(?!\p{L})`,
    String.raw`(?<![\p{L}\p{N}_])${aTest} (?:erwarte(?:t|n)|kenn(?:t|en)|ha(?:t|ben)|prüf(?:t|en)) noch (?:den|die|das) (?:alte[nr]?|vorige[nr]?|bisherige[nr]?)(?!\p{L})`,
    "テスト(?:の(?:ほう|方|期待値|数字|値))?が古い|テストは(?:まだ)?古い",
  ].join("|"),
  "iu",
);
/** "fee.py is right": then an error in the test is the test's own. */
const isProgramRight =
  /\.(?:py|[cm]?[jt]s|sh) (?:itself )?is (?:right|correct|fine|ok(?:ay)?)(?!\p{L})|(?<!\p{L})(?:program|code|script|function) (?:itself )?is (?:right|correct|fine|ok(?:ay)?)(?!\p{L})|(?<!\p{L})(?:stimmt|ist (?:richtig|korrekt))(?!\p{L})/iu;
const isErrorInTest = new RegExp(
  String.raw`(?<!\p{L})${mistake}(?!\p{L})[^.;!?\n]{0,40}(?<!\p{L})(?:in|im|bei|beim)(?!\p{L}) (?:(?:the|my|our|that|dem|der) )?${aTest}(?![\p{L}/])`,
  "iu",
);
/** The program is wrong after all, or it isn't known. */
const isUnclear = new RegExp(
  String.raw`(?:n['’]t|(?<!\p{L})(?:whether|or|not|no|if|check|ob|oder|nicht|kein\p{L}*|prüf\p{L}*))(?!\p{L})[^.;!?\n]{0,40}(?:${mistake}|${isOld})|(?:${mistake}|${isOld})[^.;!?\n]{0,40}(?<!\p{L})or(?!\p{L})|か(?:どうか|、|\?|？)`,
  "iu",
);

/** Whether a request says that it is the test that is wrong, and the program right. */
export function saysTestIsWrong(request: string): boolean {
  const about = outsideQuotes(request);
  const isWrong = isInTest.test(about) || (isErrorInTest.test(about) && isProgramRight.test(about));
  return isWrong && !isUnclear.test(about);
}

const value = String.raw`(-?\d+(?:\.\d+)?|'[^'\n]*'|"[^"\n]*"|True|False|None|true|false|null)`;
/** What one side of a comparison is, and the other. */
const compared = new RegExp(
  String.raw`AssertionError: ${value} != ${value}\s*$|^E\s+(?:AssertionError: )?assert ${value} == ${value}\s*$|^\s*${value} !== ${value}\s*$`,
  "gmu",
);

/**
 * What a test could expect instead of what it does: what the program gives. Only where a single comparison failed, and it is plain which of its two sides is written in the
 * test's line; null elsewhere.
 */
export function otherExpectation(test: { path: string; text: string }, failure: string): Call | null {
  const [found, ...more] = [...failure.matchAll(compared)];
  const [one, other] = found?.slice(1).filter((side) => side !== undefined) ?? [];
  const name = escapeRegExp(test.path.slice(test.path.lastIndexOf("/") + 1));
  const places = new Set(
    [...failure.matchAll(new RegExp(String.raw`${name}(?:", line |:)(\d+)(?!\d)(?=,|:\d+\)|: )`, "gu"))].map(([, at]) =>
      Number(at),
    ),
  );
  const lines = test.text.split("\n");
  if (one === undefined || other === undefined || more.length > 0) return null;
  const changes = [...places].flatMap((at) => {
    const line = lines[at - 1] ?? "";
    if (!/(?:\bassert\w*|\bexpect|\.\w*[Ee]qual\w*)\b/u.test(line)) return [];
    const fresh = [withLast(line, other, one), withFirst(line, one, other)].filter((each) => each !== null);
    return fresh.map((text) => ({ path: test.path, old_text: line, new_text: text, line: at }));
  });
  const [input, ...others] = changes;
  return input && others.length === 0 ? { tool: "edit", input } : null;
}

/** `equal(fee(150), 5)`, `assert fee(150) == 5` with another value at their end. */
function withLast(line: string, old: string, fresh: string): string | null {
  const last = new RegExp(String.raw`((?:,|===?)\s*)${literal(old)}(?=\s*,?\s*\)?\s*;?\s*(?:#.*|\/\/.*)?$)`, "u");
  return last.test(line) ? line.replace(last, (_, lead: string) => lead + fresh) : null;
}

/** `equal(5, fee(150))` */
function withFirst(line: string, old: string, fresh: string): string | null {
  const first = new RegExp(String.raw`((?:[Ee]quals?|Equal)\()${literal(old)}(?=\s*,)`, "u");
  return first.test(line) ? line.replace(first, (_, lead: string) => lead + fresh) : null;
}

/** A text may stand in either quotation marks. */
function literal(value: string): string {
  const text = /^["'](.*)["']$/u.exec(value)?.[1];
  return text === undefined ? escapeRegExp(value) : `(?:"${escapeRegExp(text)}"|'${escapeRegExp(text)}')`;
}
