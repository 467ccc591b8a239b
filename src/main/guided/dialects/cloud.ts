import { isJsonObject, type Json } from "../../../shared/json.ts";
import type { StepContext, StepProtocol } from "../../agent/step-protocol.ts";
import { offeredTools } from "./offered-tools.ts";
import { createServerTools, type ServerToolsOptions, toFunctionTool, type ToolOffer } from "./server-tools.ts";
import { nativeSystemPrompt } from "./static-prompt.ts";

/**
 * A provider's large model, through the provider's own tool calls: several at once, checked by the provider where it can. It
 * needs no examples and no gate, so of the masks only the tools that may be called and the last step's answer reach it.
 */
export function createCloudProtocol(
  options: Omit<ServerToolsOptions, "dialect" | "systemPrompt" | "offer">,
): StepProtocol {
  return createServerTools({ ...options, dialect: "cloud", systemPrompt: nativeSystemPrompt, offer: offerStrictly });
}

/** Where only an answer may come, the tools stay described: providers keep what they read of a prompt that stays the same. */
function offerStrictly(context: StepContext): ToolOffer {
  const offered = offeredTools(context);
  const mayCall = offered.length > 0;
  const tools = (mayCall ? offered : context.tools).map((tool) => ({
    ...toFunctionTool(tool),
    ...(allowsStrict(tool.inputSchema) ? { strict: true } : {}),
  }));
  if (tools.length === 0) return { mayCall: false };
  return mayCall ? { tools, mayCall } : { tools, toolChoice: { type: "none" }, mayCall };
}

/** What a schema may say where a provider promises to keep to it. */
const strictKeys = new Set([
  "$schema",
  "$defs",
  "$ref",
  "type",
  "properties",
  "required",
  "additionalProperties",
  "items",
  "enum",
  "const",
  "anyOf",
  "title",
  "description",
]);

/** Providers keep strictly only to schemas whose objects require all their properties, and allow no others. */
export function allowsStrict(schema: Json): boolean {
  if (!isJsonObject(schema) || !Object.keys(schema).every((key) => strictKeys.has(key))) return false;
  const { required, additionalProperties, items, anyOf } = schema;
  const properties = entriesOf(schema["properties"]);
  if (schema["type"] === "object" || properties.length > 0) {
    if (additionalProperties !== false) return false;
    if (!properties.every(([name]) => Array.isArray(required) && required.includes(name))) return false;
  }
  const named = [...properties, ...entriesOf(schema["$defs"])].map(([, inner]) => inner);
  const others = [...(items === undefined ? [] : [items]), ...(Array.isArray(anyOf) ? anyOf : [])];
  return [...named, ...others].every(allowsStrict);
}

function entriesOf(value: Json | undefined): [string, Json][] {
  return value !== undefined && isJsonObject(value) ? Object.entries(value) : [];
}
