import type { Json, JsonObject } from "../../../shared/json.ts";
import type { ToolSpec } from "../../agent/tool.ts";
import { plainName } from "./tool-name.ts";

/** What fields are called elsewhere, nearest first. A name may stand for several; the tool decides which one it has. */
const aliases: ReadonlyMap<string, readonly string[]> = invert({
  path: "file filename file_name filepath file_path filePath target target_file directory dir folder folder_path dir_path name",
  command: "cmd shell script bash command_line commands code",
  content: "contents text body data file_content file_text file_contents code new_content",
  pattern: "query regex search search_term term keyword text glob expression q",
  old_text: "old_string old_str old old_content original find search search_text from before",
  new_text: "new_string new_str new new_content replacement replace replace_with with to after",
  replace_all: "all global replaceall",
});

/**
 * A call's input as the tool wants it: fields that go by another name get theirs, and values of a near type become the
 * wanted one. What has no place is left as it is: the tool says what is wrong with it.
 */
export function fitInput(raw: JsonObject, tool: ToolSpec): JsonObject {
  const known = fieldsOf(tool);
  const input: JsonObject = {};
  for (const [key, value] of Object.entries(raw)) {
    if (known.includes(key)) set(input, key, fitValue(value, typeOf(tool, key)));
  }
  for (const [key, value] of Object.entries(raw)) {
    if (known.includes(key)) continue;
    const name = fieldFor(key, known, input) ?? key;
    set(input, name, fitValue(value, typeOf(tool, name)));
  }
  return input;
}

/** How well a fitted input suits its tool. */
export function judgeInput(input: JsonObject, tool: ToolSpec): { known: number; unknown: number; isComplete: boolean } {
  const fields = fieldsOf(tool);
  const keys = Object.keys(input);
  const known = keys.filter((key) => fields.includes(key)).length;
  const isComplete = tool.fields.every((field) => field.optional || Object.hasOwn(input, field.name));
  return { known, unknown: keys.length - known, isComplete };
}

function invert(names: Readonly<Record<string, string>>): Map<string, string[]> {
  const byAlias = new Map<string, string[]>();
  for (const [field, list] of Object.entries(names)) {
    for (const alias of list.split(" ")) byAlias.set(alias, [...(byAlias.get(alias) ?? []), field]);
  }
  return byAlias;
}

function fieldsOf(tool: ToolSpec): string[] {
  const fields = tool.fields.map((field) => field.name);
  const properties = Object.keys(asObject(tool.inputSchema["properties"]));
  return [...new Set([...fields, ...properties])];
}

function fieldFor(key: string, known: readonly string[], taken: JsonObject): string | null {
  const plain = plainName(key);
  const free = known.filter((name) => !Object.hasOwn(taken, name));
  const same = free.find((name) => plainName(name) === plain);
  return same ?? aliases.get(plain)?.find((name) => free.includes(name)) ?? null;
}

/** Sets what it says, also where a model names a field `__proto__`. */
function set(input: JsonObject, key: string, value: Json) {
  Object.defineProperty(input, key, { value, enumerable: true, configurable: true, writable: true });
}

function typeOf(tool: ToolSpec, field: string): Json | undefined {
  const properties = asObject(tool.inputSchema["properties"]);
  return Object.hasOwn(properties, field) ? asObject(properties[field])["type"] : undefined;
}

function asObject(value: Json | undefined): JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}

function fitValue(value: Json, type: Json | undefined): Json {
  if (type === "string" && typeof value !== "string" && value !== null) return toText(value);
  if (typeof value !== "string") return value;
  if (type === "number" || type === "integer") return /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value;
  if (type === "boolean" && /^(true|false)$/i.test(value.trim())) return value.trim().toLowerCase() === "true";
  return value;
}

/** A file body given as a list is its lines; given as an object it is a JSON file. */
function toText(value: Exclude<Json, string | null>): string {
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value) && value.every((line) => typeof line === "string")) return value.join("\n");
  return JSON.stringify(value, null, 2);
}
