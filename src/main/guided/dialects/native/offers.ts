import type { JsonObject } from "../../../../shared/json.ts";
import { turnOf } from "../../../../shared/turn.ts";
import type { Call, StepContext } from "../../../agent/step-protocol.ts";
import type { FieldSpec, ToolSpec } from "../../../agent/tool.ts";
import type { ToolOnOffer } from "./grammar.ts";
import { offeredTools } from "../offered-tools.ts";

/** So many paths a grammar offers one by one. */
const mostChoices = 300;

/**
 * The tools that may be called now, and what their fields may name. A tool that needs a file is on offer only while there
 * is one that it may take.
 */
export async function offersFor(context: StepContext): Promise<ToolOnOffer[]> {
  const offers = await Promise.all(offeredTools(context).map((tool) => offerOf(tool, context)));
  return offers.filter((offer) => offer !== null);
}

async function offerOf(tool: ToolSpec, context: StepContext): Promise<ToolOnOffer | null> {
  const choices = new Map<string, readonly string[]>();
  for (const field of tool.fields.filter(namesWhatIsThere)) {
    const values = await valuesFor(tool, field, context);
    if (values?.length === 0 && !field.optional) return null;
    if (values && values.length > 0 && values.length <= mostChoices) choices.set(field.name, values);
  }
  return { tool, choices };
}

function namesWhatIsThere({ source }: FieldSpec): boolean {
  return source === "existing-file" || source === "existing-folder";
}

/** What a field may name now; null where nobody knows. */
async function valuesFor(
  tool: ToolSpec,
  field: FieldSpec,
  { grounding, masks, messages }: StepContext,
): Promise<readonly string[] | null> {
  const request = turnOf(messages).request?.text ?? "";
  const found = await grounding.choices({ form: tool.name, field: field.name, soFar: {}, request });
  if (found.kind !== "one-of") return null;
  const excluded = masks.exclude
    .filter((mask) => mask.tool === tool.name && mask.field === field.name)
    .flatMap((mask) => mask.values);
  return found.values.filter((value) => !excluded.includes(value));
}

/**
 * A call that names a path which is there but for its case or a `./` before it gets the path as it is. Anything further off
 * may be meant, and is left for the tool to refuse.
 */
export async function withKnownPaths(call: Call, context: StepContext): Promise<Call> {
  const tool = context.tools.find((each) => each.name === call.tool);
  const input: JsonObject = { ...call.input };
  for (const field of tool?.fields.filter(namesWhatIsThere) ?? []) {
    const given = input[field.name];
    if (!tool || typeof given !== "string") continue;
    const values = await valuesFor(tool, field, context);
    if (!values || values.includes(given)) continue;
    const same = values.filter((value) => plain(value) === plain(given));
    const [only] = same;
    if (only !== undefined && same.length === 1) input[field.name] = only;
  }
  return { ...call, input };
}

function plain(path: string): string {
  return path.replace(/^(?:\.\/)+/, "").toLowerCase();
}
