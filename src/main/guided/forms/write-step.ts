import type { JsonObject } from "../../../shared/json.ts";
import type { ToolCallPart } from "../../../shared/message.ts";
import type { Form, FormField } from "./form.ts";

/** What stands before a field's value. A value that follows inline begins with a blank, which belongs to its first token. */
export function fieldLabel(field: FormField): string {
  return field.layout === "inline" ? `${field.name}:` : `${field.name}:\n`;
}

/**
 * A step as the guided dialects write it: the form's name, then its fields, each on lines of its own. A text ends
 * with the turn, all else with its line.
 */
export function writeStep(form: Form, values: Readonly<Record<string, string>>): string {
  const fields = form.fields.map((field) => {
    const value = values[field.name] ?? "";
    return `${fieldLabel(field)}${field.layout === "inline" ? " " : ""}${value}`;
  });
  const last = form.fields.at(-1)?.source;
  const isOpen = last === "text";
  return [form.name, ...fields].join("\n") + (isOpen ? "" : "\n");
}

/** A call that another dialect or the harness made, in the words of this one. */
export function writeCall(call: ToolCallPart, forms: readonly Form[]): string {
  const form = forms.find((candidate) => candidate.tool === call.tool);
  if (!form) return `${call.tool}\n${JSON.stringify(call.input)}`;
  return writeStep(form, form.name === "edit" ? editValues(call.input) : textValues(call.input));
}

function editValues(input: JsonObject): Record<string, string> {
  const values = textValues(input);
  return { path: values["path"] ?? "", old: values["old_text"] ?? "", new: values["new_text"] ?? "" };
}

function textValues(input: JsonObject): Record<string, string> {
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]),
  );
}
