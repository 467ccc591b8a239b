import type { StepProtocol } from "../../agent/step-protocol.ts";
import type { FieldEngine } from "../field-engine.ts";

/** The room that a model of ours has, counted by its own tokenizer. */
export function measureOf(engine: Pick<FieldEngine, "facts" | "countTokens">): NonNullable<StepProtocol["measure"]> {
  return async function* () {
    const count = async (text: string) => (text === "" ? 0 : engine.countTokens([{ type: "text", text }]));
    return { contextSize: engine.facts.contextSize, count };
  };
}
