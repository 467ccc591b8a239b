import { wholeValue } from "../../../request/values/said-spans.ts";

const clock = /^(?:at |um |gegen )?([01]?\d|2[0-4])(?:[:.]([0-5]\d)|h([0-5]\d)?)(?: ?(?:uhr|h|o['’]clock))?$/iu;

/** A time of the day that a wish says, in minutes since midnight; null where it is anything else. It has to be known that it is a time: `7.45` may be a price. */
export function timeSaid(text: string): number | null {
  const [, hours, minutes, short = "0"] = clock.exec(text.trim()) ?? [];
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes ?? short);
  const value = wholeValue(text);
  return value?.kind === "time" ? value.amount : null;
}
