import { valuesIn, writtenLike } from "../../../request/values/values.ts";
import type { SetWish } from "../slots.ts";

const kinds: readonly (readonly [RegExp, "date" | "time" | "mail"])[] = [
  [/^(?:date|day|datum|tag|termin|日付|日にち)$/iu, "date"],
  [/^(?:time|hour|start(?:ing time)?|uhrzeit|zeit|beginn|時間|時刻)$/iu, "time"],
  [/^(?:e-?)?mail(?: ?address|-?adresse)?$|^メール(?:アドレス)?$/iu, "mail"],
];
const mail = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu;

/** A text with another date, time or mail address, where it has no other one of that kind; null where a wish names none of these, or the text has several. */
export function withOnlyValue(text: string, { what: [name = "", ...more], from, to }: SetWish): string | null {
  const kind = kinds.find(([pattern]) => pattern.test(name.trim()))?.[1];
  if (kind === undefined || more.length > 0 || from !== null) return null;
  if (kind === "mail") {
    const there = new Set(text.match(mail));
    const [only] = there;
    return only !== undefined && there.size === 1 && to.match(mail)?.[0] === to ? text.replaceAll(only, to) : null;
  }
  const [fresh, ...others] = valuesIn(to).filter((value) => value.kind === kind);
  const found = valuesIn(text).filter((value) => value.kind === kind);
  if (!fresh || others.length > 0 || new Set(found.map(({ amount }) => amount)).size !== 1) return null;
  return found.reduceRight(
    (all, value) => all.slice(0, value.from) + writtenLike(value, fresh.amount, fresh.text) + all.slice(value.to),
    text,
  );
}
