import type { Json, JsonObject } from "../../../shared/json.ts";
import type { Call } from "../../agent/step-protocol.ts";
import type { ToolSpec } from "../../agent/tool.ts";
import { fitInput, judgeInput } from "./fit-input.ts";
import { readJson } from "./json-text.ts";
import { findTool, plainName } from "./tool-name.ts";

/**
 * How sure it is that a piece of text is a call. `sure`: nothing else looks like that. `likely`: when nothing follows it.
 * `alone`: only when the text holds nothing else.
 */
export type Confidence = "sure" | "likely" | "alone";

export type ShapedCalls = { calls: Call[]; confidence: Confidence };

const nameKeys = ["name", "tool", "tool_name", "function", "function_name", "action"];
const inputKeys = ["arguments", "parameters", "args", "input", "params", "tool_input", "action_input", "kwargs"];
const callKeys = ["tool_calls", "tool_call", "function_call", "calls"];
const wrapperKeys = [...callKeys, "type", "id"];

/** No form has its call further in than this; text that goes on and on is none of them. */
const deepest = 4;

/** The calls that a JSON value describes, in any of the forms that models use; null where it is something else. */
export function callsIn(value: Json, tools: readonly ToolSpec[], depth = 0): ShapedCalls | null {
  if (typeof value !== "object" || value === null || depth > deepest) return null;
  if (Array.isArray(value)) return callsInList(value, tools, depth);
  for (const key of callKeys) {
    const inner = own(value, key);
    if (inner !== undefined) return callsIn(inner, tools, depth + 1);
  }
  const inner = own(value, "function");
  if (typeof inner === "object" && inner !== null && !Array.isArray(inner)) return callsIn(inner, tools, depth + 1);
  return namedCall(value, tools) ?? keyedCall(value, tools);
}

/** False as soon as the beginning of a JSON text rules out that it will describe a call. */
export function couldDescribeCall(beginning: string, tools: readonly ToolSpec[]): boolean {
  const found = /^[\s[]*(?:\{\s*(?:(["']?)([\w.-]*)(?:(\1)\s*(?::\s*(?:(["'])([^"'\\]*)(\4)?)?)?)?)?)?/.exec(beginning);
  if (!found) return false;
  const [start, quote = "", key = "", isClosed, , text = "", isTextClosed] = found;
  const isAll = start.length === beginning.length;
  if (key === "") return isAll;
  const keys = [...nameKeys, ...inputKeys, ...wrapperKeys, ...tools.map((tool) => plainName(tool.name))];
  const isKeyOpen = isAll && (quote === "" ? !/[:\s]$/.test(start) : isClosed === undefined);
  if (isKeyOpen) return keys.some((candidate) => candidate.startsWith(plainName(key)));
  if (!keys.includes(plainName(key))) return false;
  if (!isTextClosed || !nameKeys.includes(plainName(key))) return true;
  return findTool(text, tools) !== null;
}

/** The input that a call brings along: an object, or an object written as text. */
export function toInput(value: Json | undefined, tool: ToolSpec): JsonObject | null {
  if (typeof value === "string") {
    const inner = /^\s*\{/.test(value) ? readJson(value)?.value : undefined;
    if (inner !== undefined) return toInput(inner, tool);
    const asked = tool.fields.filter((field) => !field.optional);
    const [only] = asked;
    return only && asked.length === 1 ? { [only.name]: value } : null;
  }
  if (value === undefined || value === null) return {};
  return typeof value === "object" && !Array.isArray(value) ? fitInput(value, tool) : null;
}

function callsInList(values: readonly Json[], tools: readonly ToolSpec[], depth: number): ShapedCalls | null {
  const shaped = values.map((value) => callsIn(value, tools, depth + 1));
  const all = shaped.filter((calls) => calls !== null);
  if (all.length === 0 || all.length < shaped.length) return null;
  return { calls: all.flatMap(({ calls }) => calls), confidence: weakest(all.map(({ confidence }) => confidence)) };
}

/** The confidence in several calls is that in the weakest. */
export function weakest(all: readonly Confidence[]): Confidence {
  if (all.includes("alone")) return "alone";
  return all.includes("likely") ? "likely" : "sure";
}

/** `{"name": "view", "arguments": {"path": "a.md"}}`, and the same with its fields beside the name. */
function namedCall(value: JsonObject, tools: readonly ToolSpec[]): ShapedCalls | null {
  const nameKey = nameKeys.find((key) => typeof own(value, key) === "string");
  const name = nameKey === undefined ? undefined : own(value, nameKey);
  const named = typeof name === "string" ? findTool(name, tools) : null;
  if (!named || nameKey === undefined) return null;
  const { tool } = named;
  const inputKey = inputKeys.find((key) => Object.hasOwn(value, key));
  if (inputKey !== undefined) {
    if (Object.hasOwn(value, "description")) return null; // that is how a tool is declared
    const input = toInput(own(value, inputKey), tool);
    if (!input) return null;
    const { known, unknown, isComplete } = judgeInput(input, tool);
    const isEmpty = known + unknown === 0;
    if (isEmpty ? named.match !== "exact" && !isComplete : known <= unknown) return null;
    const isSure = named.match === "exact" && unknown === 0 && isComplete;
    return { calls: [{ tool: tool.name, input }], confidence: isSure ? "sure" : "likely" };
  }
  if (nameKey === "action") return null; // too many other things have an action
  const rest = Object.entries(value).filter(([key]) => key !== nameKey && key !== "type" && key !== "id");
  const input = fitInput(Object.fromEntries(rest), tool);
  const { unknown, isComplete } = judgeInput(input, tool);
  if (unknown > 0 || !isComplete) return null;
  return { calls: [{ tool: tool.name, input }], confidence: nameKey === "name" ? "alone" : "likely" };
}

/** `{"view": {"path": "a.md"}}` */
function keyedCall(value: JsonObject, tools: readonly ToolSpec[]): ShapedCalls | null {
  const [entry, ...others] = Object.entries(value);
  if (!entry || others.length > 0) return null;
  const tool = tools.find((candidate) => candidate.name === entry[0]);
  const input = tool ? toInput(entry[1], tool) : null;
  if (!tool || !input) return null;
  const { known, unknown, isComplete } = judgeInput(input, tool);
  if (known === 0 || unknown > 0 || !isComplete) return null;
  return { calls: [{ tool: tool.name, input }], confidence: "alone" };
}

function own(value: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}
