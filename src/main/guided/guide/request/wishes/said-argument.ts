import { withoutPaths } from "../words/wanted-words.ts";
import { escapeRegExp } from "../words/word-pattern.ts";

/** A number that stands fixed in a program and is to be told to it, with an example of how. */
export type SaidArgument = { command: string; fixed: string };

const wants =
  /(?<!\p{L})(?:(?:i|we)(?:['’]d| would)? (?:(?:really |also )?(?:like|love|want|need|wish)|could)|(?:i|we) (?:can|could) (?:say|tell|give|choose|pass|set)|(?:can|could|let) (?:i|me|we|us|you make (?:it|that)|it (?:take|accept))|make (?:it|that) (?:possible|an? (?:optional )?(?:argument|parameter|option)|optional|adjustable|configurable)|(?:should|must|to) (?:take|accept)|be able to|(?:ich|wir) (?:möchten?|würden? gern|will|wollen|hätten? gern)|(?:kann|könnte|soll(?:te)?) (?:ich|man)|angeben|übergeben|mitgeben)(?!\p{L})|指定でき|渡せ|変えられ|選べ/iu;
const number = String.raw`(\d+(?:\.\d+)?)`;
const nothing = String.raw`(?:(?:an?|the|any|one|that|it|this|no|giving|saying|passing|second|third|extra|ein(?:e|en)?|diese[rnms]?|die|das) )*(?:numbers?|arguments?|parameters?|options?|values?|counts?|it|one|zahl|angabe|argument|parameter|wert)?`;
const fixedWays = [
  String.raw`(?<!\p{L})(?:without|with no|when (?:i|we|you) (?:don['’]?t|do not|leave)|if (?:i|we|you) (?:don['’]?t|do not|leave)|if (?:there is|there['’]s) no|ohne) ${nothing}[^.;!?\d\n]{0,40}?(?<![\d.])${number}(?![\d.:]\d|\w)`,
  String.raw`(?<!\p{L})(?:otherwise|else|by default|(?:the )?default(?:s|ing)?(?: (?:is|to|of|should be|stays|at|value))*|sonst|ansonsten|standardmäßig|standard(?:wert)?(?: (?:ist|bleibt|von))*)[^.;!?\d\n]{0,25}?(?<![\d.])${number}(?![\d.:]\d|\w)`,
  String.raw`(?<![\d.])${number}(?: \p{L}+)?(?: (?:should|can|stays?|is|remains?|as|soll|bleibt|ist|als))+ (?:the |der )?(?:default|standard(?:wert)?)(?!\p{L})`,
  String.raw`(?:省略|指定しな|書かな|なけれ|ない場合|付けな)[^。\d]{0,20}?${number}`,
];

/** What somebody who writes it that way says besides: how it is now, as whose thanks. */
const now = String.raw`(?:always|currently|at the moment|fixed|hard-?coded|right now|only|immer|derzeit|fest|bisher|nur|いつも|常に|今は)`;

/**
 * A request that what a program has fixed is told to it when it is started, where it says how ("python3 words.py letter.txt 3") and what holds without it. `command` is the one
 * that it gives. Null where it says other numbers, or other things.
 */
export function saidArgument(request: string, command: string): SaidArgument | null {
  const given = command.split(/\s+/u).at(-1) ?? "";
  if (!/^\d+(?:\.\d+)?$/u.test(given) || command.split(/\s+/u).length < 3) return null;
  const said = request.replace(new RegExp(escapeRegExp(command), "gu"), " COMMAND ");
  if (!wants.test(said)) return null;
  const values = fixedWays.flatMap((way) =>
    [...said.matchAll(new RegExp(way, "giu"))].flatMap(([, value]) => value ?? []),
  );
  const [fixed, ...others] = new Set(values);
  if (fixed === undefined || others.length > 0 || fixed === given) return null;
  const numbers = withoutPaths(said).match(/(?<![\p{L}\d.])\d+(?:\.\d+)?/gu) ?? [];
  if (numbers.some((one) => one !== fixed && one !== given)) return null;
  const sentences = said.split(/(?<=[.!?;。])\s+|\n+|(?<=。)/u).filter((text) => /[\p{L}\d]/u.test(text));
  const isAbout = (text: string) =>
    text.includes("COMMAND") || wants.test(text) || new RegExp(`(?<!\\d)${escapeRegExp(fixed)}(?!\\d)`, "u").test(text);
  const isNoise = (text: string) => noise.test(text) || new RegExp(`(?<!\\p{L})${now}(?!\\p{L})`, "iu").test(text);
  return sentences.every((text) => isAbout(text) || isNoise(text)) ? { command, fixed } : null;
}

const noise =
  /^\s*(?:(?:many )?thanks?(?: you)?|thank you|please|pls|cheers|danke(?: schön)?|vielen dank|bitte|よろしく[^。]*|お願い[^。]*)[\s!.,。]*$/iu;
