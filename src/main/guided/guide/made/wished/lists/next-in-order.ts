import { type Value, valuesIn } from "../../../request/values/values.ts";
import type { Block } from "./blocks.ts";

/** So many entries in the order of the alphabet don't stand so by chance. */
const leastSorted = 5;
/** So many in the order of their times or days. */
const leastTimed = 2;

/** The entry of a list before which a new one comes, where the others stand in the order of the times or days that they begin with; null where they don't, or it is the last. */
export function nextInOrder(list: readonly Block[], item: string): Block | null {
  const own = leading(item);
  const others = list.map(({ text }) => leading(text));
  const amounts = others.flatMap((each) => (each?.kind === own?.kind && each ? [each.amount] : []));
  const isOrdered = amounts.every((amount, index) => index === 0 || (amounts[index - 1] ?? 0) <= amount);
  if (!own || list.length < leastTimed || amounts.length < list.length || !isOrdered) return null;
  return list.find((_, index) => (amounts[index] ?? 0) > own.amount) ?? null;
}

/** The same for entries in the order of the alphabet. */
export function nextInAlphabet(list: readonly Block[], item: string): Block | null {
  const isOrdered = list.every(({ text }, index) => index === 0 || compared(list[index - 1]?.text ?? "", text) <= 0);
  if (list.length < leastSorted || !isOrdered) return null;
  return list.find(({ text }) => compared(text, item) > 0) ?? null;
}

function leading(text: string): Value | null {
  const [value] = valuesIn(text.replace(/^(\d{1,2}[:.]\d{2})[–-].*/u, "$1"));
  return value?.from === 0 && (value.kind === "time" || value.kind === "date") ? value : null;
}

function compared(one: string, other: string): number {
  return one.localeCompare(other, "en", { sensitivity: "base" });
}
