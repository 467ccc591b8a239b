import type { ToolCallPart } from "../../../shared/message.ts";
import type { Form, FormField } from "./form.ts";
import { formValues, valueText } from "./tool-values.ts";

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
  return form ? writeStep(form, callValues(call, form)) : `${call.tool}\n${JSON.stringify(call.input)}`;
}

/** The fields of a form as a call of its tool has them. */
export function callValues({ input }: Pick<ToolCallPart, "input">, form: Form): Record<string, string> {
  if (form.name !== "edit") return formValues(form, input);
  const { path = "", old_text: old = "", new_text: replacement = "" } = input;
  return { path: valueText(path), old: valueText(old), new: valueText(replacement) };
}
