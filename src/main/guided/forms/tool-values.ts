import { isJsonObject, type Json, type JsonObject } from "../../../shared/json.ts";
import { readJson } from "../repair/json-text.ts";
import type { Form, ValueSource } from "./form.ts";

/** A value as a field shows it: text as it is, all else as JSON. */
export function valueText(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** A tool's input from the texts of its fields. What can't be read stays text: the tool says what is wrong with it. */
export function toolInput(form: Form, values: Readonly<Record<string, string>>): JsonObject {
  const asked: [string, Json][] = [];
  const together: [string, Json][] = [];
  for (const [name, text] of Object.entries(values)) {
    const source = form.fields.find((field) => field.name === name)?.source;
    if (typeof source !== "object") asked.push([name, text]);
    else if (source.type !== "rest") asked.push([name, typed(text, source)]);
    else together.push(...membersOf(name, text));
  }
  const names = new Set(asked.map(([name]) => name));
  // `fromEntries` makes an ordinary field of `__proto__` too
  return Object.fromEntries([...asked, ...together.filter(([name]) => !names.has(name))]);
}

/** The texts of a form's fields for an input that came another way. */
export function formValues(form: Form, input: JsonObject): Record<string, string> {
  const asked = new Set(form.fields.map(({ name }) => name));
  const rest = Object.entries(input).filter(([name]) => !asked.has(name));
  return Object.fromEntries(
    form.fields.map(({ name, source }) => {
      if (typeof source === "object" && source.type === "rest") return [name, JSON.stringify(Object.fromEntries(rest))];
      const value = Object.hasOwn(input, name) ? input[name] : undefined;
      return [name, value === undefined ? "" : valueText(value)];
    }),
  );
}

function membersOf(name: string, text: string): [string, Json][] {
  const value = text.trim() === "" ? {} : readJson(text)?.value;
  return isJsonObject(value) ? Object.entries(value) : [[name, text]];
}

function typed(text: string, source: Exclude<ValueSource, { type: "rest" }>): Json {
  if (source.type === "one-of") return source.values.find((value) => valueText(value) === text) ?? text;
  if (text.trim() === "") return text;
  const value = readJson(text)?.value ?? text;
  // words without quotes are no JSON, though a repair makes a text of them
  return typeof value === "string" && !text.trim().startsWith('"') ? text : value;
}
