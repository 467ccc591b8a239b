import type { TurnState } from "../../src/main/agent/guide.ts";
import { turnWith } from "./turn-with.ts";

/** A turn in which the harness has viewed these files for a request, each with what it noted of it. */
export function viewedTurn(
  request: string,
  viewed: readonly (readonly [path: string, note: string])[],
  context = "",
): TurnState {
  const steps = viewed.map(([path, note]) => ({ tool: "view", input: { path }, text: "", note }));
  return turnWith(request, steps, "look", context);
}
