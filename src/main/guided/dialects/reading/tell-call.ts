import type { Call, StepEvent } from "../../../agent/step-protocol.ts";

/** Shows a call that came all at once as if it had been written field by field. */
export function* tellCall({ tool, input }: Call): Generator<StepEvent, void> {
  yield { type: "call", tool, field: null, text: "" };
  for (const [field, value] of Object.entries(input)) {
    if (typeof value === "string") yield { type: "call", tool, field, text: value };
  }
}
