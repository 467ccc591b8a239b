import type { Json, JsonObject } from "../../../../shared/json.ts";
import type { ToolSpec } from "../../../agent/tool.ts";
import type { Form } from "../../forms/form.ts";
import { valueText } from "../../forms/tool-values.ts";
import { fitInput } from "../../repair/fit-input.ts";

/** Fields of a form. `isExact`: they had the names and types that were asked for, and there were no others. */
export type FittedFields = { values: Record<string, string>; isExact: boolean };

/** What the fields of forms are called elsewhere, beside what the fields of tools are called. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  old: ["old_text", "old_string", "old_str", "old_line", "line", "original"],
  new: ["new_text", "new_string", "new_str", "new_line", "replacement", "text"],
  find: ["old", "old_text", "old_string", "old_str", "search", "pattern"],
  with: ["new", "new_text", "new_string", "new_str", "replacement", "replace"],
  line: ["old", "old_text", "old_string", "old_line", "text"],
  after: ["after_line", "anchor", "line"],
  text: ["content", "lines", "new_text", "new"],
  mistake: ["reason", "problem", "error"],
};

/** A reply's fields under the names that the form has for them, as texts. What has no place is left out. */
export function fitFields(fields: JsonObject, form: Form): FittedFields {
  const names = form.fields.map(({ name }) => name);
  const fitted = fitInput(renamed(asTexts(fields, form), names), asTool(form));
  const values = Object.fromEntries(
    names.flatMap((name) => {
      const value = own(fitted, name);
      return typeof value === "string" ? [[name, value] as const] : [];
    }),
  );
  const isExact = Object.entries(fields).every(([key, value]) => typeof value === "string" && names.includes(key));
  return { values, isExact };
}

/** Values that are no text are written as JSON, and read when the form is whole. */
function asTexts(fields: JsonObject, form: Form): JsonObject {
  const typed = new Set(form.fields.flatMap(({ name, source }) => (typeof source === "object" ? [name] : [])));
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typed.has(name) ? valueText(value) : value]),
  );
}

/** A key's value, where the object itself has it. */
export function own(value: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

export function without(value: JsonObject, key: string): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

function renamed(fields: JsonObject, names: readonly string[]): JsonObject {
  let input = fields;
  for (const name of names) {
    if (Object.hasOwn(input, name)) continue;
    const other = otherNames[name]?.find((key) => Object.hasOwn(input, key) && !names.includes(key));
    const value = other === undefined ? undefined : own(input, other);
    if (other !== undefined && value !== undefined) input = { ...without(input, other), [name]: value };
  }
  return input;
}

/** A form as if it were a tool: what mends the input of tools mends its fields too. */
function asTool({ name, fields }: Form): ToolSpec {
  const properties = Object.fromEntries(fields.map((field) => [field.name, { type: "string" }]));
  const specs = fields.map((field) => ({ name: field.name, source: "text" as const, optional: false }));
  return { name, description: "", effect: "look", fields: specs, inputSchema: { type: "object", properties } };
}
