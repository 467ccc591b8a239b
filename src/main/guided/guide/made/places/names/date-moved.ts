import { endingOf, stemOf } from "../../../../../../shared/path-parts.ts";
import type { NameRule } from "../../../request/files/name-by-example.ts";

const date = String.raw`(?:19|20)\d{2}(?<sign>[-_.]?)(?:0[1-9]|1[0-2])(?:\k<sign>(?:0[1-9]|[12]\d|3[01]))?`;
const atEnd = new RegExp(String.raw`^(.*?\S)([ _-]+)(${date})$`, "u");
const atFront = new RegExp(String.raw`^(${date})([ _-]+)(\S.*)$`, "u");

const saysDate = /(?<!\p{L})(?:dates?|datum)(?!\p{L})|日付/iu;
const notThere =
  /(?<!\p{L})(?:instead of|rather than|not|no longer|statt|anstatt|nicht)(?!\p{L})[^.,;!?\n]*|(?:ではなく|じゃなくて)/giu;
const front =
  /(?<!\p{L})(?:in front|(?:at|to|in) the (?:front|beginning|start|very beginning)|first|(?:begin|start)(?:s|ning|ing)? with|before the (?:name|title|rest)|nach vorne?|(?:ganz )?vorne?|am anfang|an den anfang|voran\p{L}*|zuerst|mit dem datum an(?:fang|gehen)\p{L}*)(?!\p{L})|先頭|最初|前に|先に/iu;
const end =
  /(?<!\p{L})(?:(?:at|to) the (?:very )?end|last|behind|after the (?:name|title)|end(?:s|ing)? with|am ende|ans ende|(?:nach )?hinten|zuletzt)(?!\p{L})|最後|末尾|後ろ/iu;

/** How names are made whose date goes to their other end, where a request says to which: `2024-05-01 lake` of `lake 2024-05-01`. Null where it says neither, or both. */
export function dateMoved(request: string): NameRule | null {
  const said = request.replaceAll(notThere, " ");
  if (!saysDate.test(said) || front.test(said) === end.test(said)) return null;
  return front.test(said) ? toFront : toEnd;
}

function toFront(path: string): string | null {
  const [, rest, between, day] = atEnd.exec(stemOf(path)) ?? [];
  return rest === undefined ? null : `${day}${between}${rest}${endingOf(path)}`;
}

function toEnd(path: string): string | null {
  const [, day, , between, rest] = atFront.exec(stemOf(path)) ?? [];
  return rest === undefined ? null : `${rest}${between}${day}${endingOf(path)}`;
}
