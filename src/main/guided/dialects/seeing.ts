import type { StepProtocol } from "../../agent/step-protocol.ts";

/** What a protocol says of its model's sight: nothing, where it has none. */
export function seeing({ sees }: Pick<StepProtocol, "sees">): Pick<StepProtocol, "sees"> {
  return sees ? { sees } : {};
}
