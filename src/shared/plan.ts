/** What Hearth would do, in words, for the person to decide. `id` is that of the message which it is the text of. */
export type Plan = { id: string; text: string; state: "open" | "accepted" | "dropped" };

/** What a person makes of a plan. */
export type PlanDecision = { type: "do" } | { type: "drop" } | { type: "change"; text: string };

/** The request that an accepted plan becomes. */
export function planRequest(text: string): string {
  return `Do this plan:\n\n${text}`;
}
