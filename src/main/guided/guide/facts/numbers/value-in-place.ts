import { families } from "./unit-families.ts";
import { wholeValue } from "../../request/values/said-spans.ts";
import { type Value, writtenLike } from "../../request/values/values.ts";

/** A number with the sign or name of what it counts. */
const withUnit =
  /^(\d[\d.,]*)\s*(?:[€$£%円]|euros?|eur|pounds?|dollars?|min(?:ute)?s?|minuten|sec(?:ond)?s?|sekunden|hours?|stunden|days?|tage|people|l|kg|g|m|cm|km)$/iu;
const counted = /^(["']?)\d[\d.,]*(\s*)(\p{L}+)["']?$/u;

/** A text that is a value with another one of its kind, written as the old one; null where one of them is none. */
export function valueInPlace(old: string, fresh: string): string | null {
  const [before, after] = [valueOf(old), valueOf(fresh)];
  if (!before || !after || before.kind !== after.kind) return null;
  return (
    inOtherUnit(old, fresh.trim()) ??
    old.slice(0, before.from) + writtenLike(before, after.amount, after.text) + old.slice(before.to)
  );
}

/** Of "4 kg" no "500 kg" become, where "500 g" are said. */
function inOtherUnit(old: string, fresh: string): string | null {
  const [, quote = "", gap = "", unit = ""] = counted.exec(old) ?? [];
  const [, , , said = ""] = counted.exec(fresh) ?? [];
  const [own, other] = [unit, said].map((word) => families.flat().find((each) => each.said.test(word))?.unit);
  if (own === undefined || other === undefined || own === other) return null;
  return `${quote}${fresh.replace(/\s*(?=\p{L})/u, gap)}${quote}`;
}

/** The value that a text is, perhaps with its unit. */
export function valueOf(text: string): Value | null {
  return wholeValue(withoutUnit(text) ?? text);
}

/** The number of a text that is one with its unit; null for any other one. */
export function withoutUnit(text: string): string | null {
  return withUnit.exec(text.trim())?.[1] ?? null;
}
