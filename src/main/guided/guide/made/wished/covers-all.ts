import type { Call } from "../../../../agent/step-protocol.ts";
import { textGone, textsPut } from "../../request/wishes/told-wishes.ts";
import { valuesIn } from "../../request/values/values.ts";

/** Whether changes do something for each of these wishes: what is to stand somewhere stands in them, and what is to go goes. What else is wanted they may do. */
export function coversAll(calls: readonly Call[], wishes: readonly string[]): boolean {
  const textOf = (field: string) =>
    calls.map(({ input }) => (typeof input[field] === "string" ? input[field] : "")).join("\n");
  const [before, after] = [textOf("old_text"), textOf("new_text")];
  return wishes.every((wish) => {
    const put = textsPut(wish);
    if (put.length > 0) return put.every((text) => has(after, text));
    const gone = textGone(wish);
    return gone === null || has(before, gone);
  });
}

/** Whether a text has a phrase, or the values of it in another form. */
function has(text: string, phrase: string): boolean {
  if (text.toLowerCase().includes(phrase.toLowerCase())) return true;
  const there = new Set(valuesIn(text).map(({ kind, amount }) => `${kind} ${amount}`));
  const values = valuesIn(phrase);
  return values.length > 0 && values.every(({ kind, amount }) => there.has(`${kind} ${amount}`));
}
