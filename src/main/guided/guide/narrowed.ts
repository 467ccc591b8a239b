import type { TurnState } from "../../agent/guide.ts";
import type { StepMasks } from "../../agent/step-protocol.ts";
import { formsOf } from "../forms/form.ts";

/** Masks for a step that has fewer tools to choose from. Where only the answer is left anyway, it stays so. */
export function narrowed(masks: StepMasks, { tools, narrow }: Pick<TurnState, "tools" | "narrow">): StepMasks {
  if (!narrow || masks.allowed.every((form) => form === "answer")) return masks;
  const names = (wanted: readonly string[]) =>
    formsOf(tools).flatMap(({ name, tool }) => (wanted.includes(tool) ? [name] : []));
  if ("only" in narrow) return { ...masks, allowed: [...names(narrow.only), "answer"] };
  const without = names(narrow.without);
  return { ...masks, allowed: [...new Set([...masks.allowed.filter((form) => !without.includes(form)), "answer"])] };
}
