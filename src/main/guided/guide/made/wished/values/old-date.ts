import type { FileText } from "../../../../workspace-view.ts";
import { wholeValue } from "../../../request/values/said-spans.ts";
import { type Value, valuesIn, writtenLike } from "../../../request/values/values.ts";
import { daysSpelledOut } from "./days-spelled-out.ts";

const fromDay = /(?<= from ")(?:the )?(?<day>\d{1,2})(?:st|nd|rd|th|\.|日)?(?=" to "(?<to>[^"]+)"[.\s]*$)/iu;

/**
 * `Change "fair" from "14" to "21 June"`: what stands there is the 14 June, or the 14th of the only other month of which these texts have it. Told so wherever the old value is a day without its
 * month, and the new one a date.
 */
export function withOldDate(wish: string, texts: readonly FileText[]): string {
  const { day = "", to = "" } = fromDay.exec(wish)?.groups ?? {};
  const fresh = wholeValue(to);
  if (fresh?.kind !== "date") return wish;
  const dates = texts.flatMap(({ text }) => valuesIn(daysSpelledOut(text))).filter(({ kind }) => kind === "date");
  const sameDay = dates.filter(({ amount }) => dayOf(fresh, amount) === Number(day));
  const amounts = new Set(sameDay.map(({ amount }) => amount));
  const [only] = amounts;
  const ofMonth = [...amounts].find((amount) => isSameMonth(fresh, amount));
  const old = ofMonth ?? (amounts.size === 1 ? only : undefined);
  return old === undefined ? wish : wish.replace(fromDay, writtenLike(fresh, old, ""));
}

function dayOf(like: Value, amount: number): number {
  return Number(isoOf(like, amount).slice(-2));
}

function isSameMonth(like: Value, amount: number): boolean {
  return isoOf(like, amount).slice(5, 7) === isoOf(like, like.amount).slice(5, 7);
}

function isoOf(like: Value, amount: number): string {
  return writtenLike({ ...like, text: "2000-01-01" }, amount, "");
}
