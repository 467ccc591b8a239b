import type { StepContext } from "../../agent/step-protocol.ts";
import type { ToolSpec } from "../../agent/tool.ts";
import { formsOf } from "../forms/form.ts";

/** The tools that the masks let be called now. Masks name forms; a tool is on offer while one of its forms is. */
export function offeredTools({ tools, masks }: Pick<StepContext, "tools" | "masks">): ToolSpec[] {
  const names = new Set(
    formsOf(tools)
      .filter((form) => masks.allowed.includes(form.name))
      .map((form) => form.tool),
  );
  return tools.filter((tool) => names.has(tool.name));
}
