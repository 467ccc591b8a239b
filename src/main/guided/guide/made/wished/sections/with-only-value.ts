import { wholeValue } from "../../../request/values/said-spans.ts";
import { weekdayShifted } from "../../../request/dates/weekdays.ts";
import { type Value, valuesIn, writtenLike } from "../../../request/values/values.ts";
import type { SetWish } from "../slots.ts";
import { daysBetween } from "../times/days-between.ts";
import { isWhollyAbout } from "./own-title.ts";

const kinds: readonly (readonly [RegExp, "date" | "time" | "mail"])[] = [
  [/^(?:date|day|datum|tag|termin|日付|日にち)$/iu, "date"],
  [/^(?:time|hour|start(?:ing time)?|uhrzeit|zeit|beginn|時間|時刻)$/iu, "time"],
  [/^(?:e-?)?mail(?: ?address|-?adresse)?$|^メール(?:アドレス)?$/iu, "mail"],
];
const mail = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu;
const isText = /\.(?:md|markdown|txt|text|rst|html?)$/i;

/**
 * A text with another date, time or mail address, where it has no other one of that kind; null where a wish names none of these, or the text has several. What a text is about as a whole has its
 * only date, and its only time: `Set "fair" to "21 June"` of a poster for the fair.
 */
export function withOnlyValue(path: string, text: string, wish: SetWish): string | null {
  const [name = "", ...more] = wish.what;
  const kind = kinds.find(([pattern]) => pattern.test(name.trim()))?.[1];
  if (more.length > 0) return null;
  if (kind === "mail") return wish.from === null ? withOnlyMail(text, wish.to) : null;
  const [fresh, ...others] = valuesIn(wish.to).filter((value) => kind === undefined || value.kind === kind);
  if (!fresh || others.length > 0 || (fresh.kind !== "date" && fresh.kind !== "time")) return null;
  if (kind === undefined && !isOwnValue(path, text, wish)) return null;
  const found = valuesIn(text).filter((value) => value.kind === fresh.kind);
  const [old] = found;
  const isOld = !old || wish.from === null || wholeValue(wish.from)?.amount === old.amount;
  if (!isOld || new Set(found.map(({ amount }) => amount)).size !== 1) return null;
  return found.reduceRight<string | null>((all, value) => all && withFresh(all, value, fresh), text);
}

/** Whether what a wish sets is what a text is about, and the wish says no more of it than that: neither is it an end nor a deadline. */
function isOwnValue(path: string, text: string, { what: [name = ""], about }: SetWish): boolean {
  const isOther = about.some((word) => !kinds.some(([pattern]) => pattern.test(word)));
  return !isOther && isText.test(path) && isWhollyAbout(path, text, name);
}

function withOnlyMail(text: string, to: string): string | null {
  const there = new Set(text.match(mail));
  const [only] = there;
  return only !== undefined && there.size === 1 && to.match(mail)?.[0] === to ? text.replaceAll(only, to) : null;
}

/** When something else is over, or was: "sign up by 3 June", "printed on 3 June". */
const isOther =
  /(?<!\p{L})(?:by|before|after|since|until|till|deadline|closes?|printed|updated|posted|written|bis|vor|nach|seit|spätestens|stand|gedruckt|まで|締切)[:\s]*(?:\p{L}+,? )?$/iu;
/** A side of a span, as of "12–14 July". */
const isBehindDash = /(?:[-–—~〜]|(?<!\p{L})(?:to|until|till|bis))\s*$/iu;
const isAheadOfDash = /^\s*(?:[-–—~〜]|(?:to|until|till|bis)(?!\p{L}))\s*\d/iu;

/** A text with another value in a place, and the day of the week that belongs to it; null where that isn't known. */
function withFresh(text: string, old: Value, fresh: Value): string | null {
  const [left, right] = [text.slice(0, old.from), text.slice(old.to)];
  if (isBehindDash.test(left) || isAheadOfDash.test(right) || isOther.test(left.slice(left.lastIndexOf("\n") + 1)))
    return null;
  const written = writtenLike(old, fresh.amount, fresh.text);
  if (fresh.kind === "time") return left + written + right;
  const [oneLeft, oneRight] = weekdayShifted(left, right, 1);
  if (oneLeft === left && oneRight === right) return left + written + right;
  const days = daysBetween(old, fresh, text);
  if (days === null) return null;
  const [before, behind] = weekdayShifted(left, right, days);
  return before + written + behind;
}
