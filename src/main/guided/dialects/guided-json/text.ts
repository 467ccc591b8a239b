import type { JsonObject } from "../../../../shared/json.ts";
import type { RequestKind, ToolCallPart } from "../../../../shared/message.ts";
import type { Form, FormField } from "../../forms/form.ts";
import { callValues } from "../../forms/write-step.ts";
import { readJson } from "../../repair/json-text.ts";

/** The key under which a step says which one it is. Not `name`: fields of tools are called so. */
export const stepKey = "do";

type Values = Readonly<Record<string, string>>;

/** `{"kind":"look"}` */
export function kindLine(kind: RequestKind): string {
  return JSON.stringify({ kind });
}

/** `{"step":{"do":"view","path":"notes.md"}}`: an object around it, because some servers want one as the root. */
export function stepLine(name: string, values: Values): string {
  return JSON.stringify({ step: { [stepKey]: name, ...values } });
}

/** `{"old":"gate = 8","new":"gate = 9"}`: the fields of a step that were asked for after its first ones. */
export function fieldsLine(values: Values): string {
  return JSON.stringify(values);
}

/** The answer, as the last step of a turn. */
export function answerLine(text: string): string {
  return stepLine("answer", { text });
}

/** What asks for the rest: after the kind for the step, after a step's first fields for the others. */
export function goOn(names: readonly string[]): string {
  return `Go on with: ${names.join(", ")}`;
}

/** True for a field whose choices hang on the fields before it, such as a line of the file that was named. */
export function needsEarlier({ source }: FormField): boolean {
  return source === "line" || source === "last-line" || source === "line-or-end";
}

/** A whole step as it is written: on one line, or on two where its later fields hang on its first ones. */
export function stepLines(form: Form, values: Values): string[] {
  const split = form.fields.findIndex((field, index) => index > 0 && needsEarlier(field));
  const pick = (fields: readonly FormField[]) =>
    Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? ""]));
  if (split === -1) return [stepLine(form.name, pick(form.fields))];
  return [stepLine(form.name, pick(form.fields.slice(0, split))), fieldsLine(pick(form.fields.slice(split)))];
}

/** A call as this dialect wrote it; one that another dialect or the harness made, in the words of this one. */
export function callLines(call: ToolCallPart, forms: readonly Form[]): string[] {
  if (call.written?.dialect === "guided-json") return call.written.text.split("\n");
  const form = forms.find((candidate) => candidate.tool === call.tool);
  return form ? stepLines(form, callValues(call, form)) : [stepLine(call.tool, textValues(call.input))];
}

/** The names of the fields in a line of JSON. */
export function namesIn(line: string): string[] {
  const value = readJson(line)?.value;
  return typeof value === "object" && value !== null ? Object.keys(value) : [];
}

/** The form that a written step names, so that it can be told what was chosen; null where it names none. */
export function stepName(written: string): string | null {
  const found = /^\{"step":\{"do":("(?:[^"\\]|\\.)*")/.exec(written)?.[1];
  const name = found === undefined ? null : readJson(found)?.value;
  return typeof name === "string" ? name : null;
}

function textValues(input: JsonObject): Record<string, string> {
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]),
  );
}
