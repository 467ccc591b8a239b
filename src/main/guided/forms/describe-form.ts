import { isJsonObject, type Json, type JsonObject } from "../../../shared/json.ts";
import { endOfFile, type Form, type FormField, type ValueSource } from "./form.ts";
import { arrow } from "./file-list.ts";
import { valueText } from "./tool-values.ts";
import { writeStep } from "./write-step.ts";

/** What a field's value looks like in the list of steps. Words in capitals: nobody takes them for real values. */
const placeholders: Readonly<Record<Extract<FormField["source"], string>, string>> = {
  "existing-file": "FILE",
  "existing-folder": "FOLDER",
  "new-path": "FILE",
  "one-line": "TEXT",
  text: "TEXT",
  line: "LINE OF THE FILE",
  files: "FILE or PATTERN",
  target: "FOLDER or FILE",
  "new-names": `OLD${arrow}NEW`,
  "last-line": "LINE OF THE FILE",
  "line-or-end": `LINE OF THE FILE or ${endOfFile}`,
};

/** A list of steps is read before anything else: none of them may take it over. In characters. */
const aboutLength = 160;
const shapeLength = 240;
/** Names are told as far as possible: a model can't wish for what it has never heard of. */
const choicesLength = 800;
const choicesShown = 8;
const deepestShown = 3;

/** A step as a model is told of it: its name, what it is for, and how it is written. */
export function describeForm(form: Form, aboutMost = aboutLength): string {
  const values = Object.fromEntries(form.fields.map((field) => [field.name, placeholderOf(field)]));
  return `${form.name}: ${shortened(form.about.replaceAll(/\s+/g, " ").trim(), aboutMost)}\n${writeStep(form, values).trimEnd()}`;
}

/** What stands for a field's value. */
export function placeholderOf({ source }: Pick<FormField, "source">): string {
  return typeof source === "string" ? placeholders[source] : shapeOf(source);
}

/** True for a field whose placeholder says more than its name does. */
export function hasShape({ source }: Pick<FormField, "source">): boolean {
  return typeof source === "object";
}

function shapeOf(source: ValueSource): string {
  if (source.type === "one-of") return choicesOf(source.values);
  const shape = shortened(jsonShape(source.schema, source.schema, 0), shapeLength);
  return source.type === "rest" && !hasRequired(source.schema) ? `{} or ${shape}` : shape;
}

function choicesOf(values: readonly Json[]): string {
  return shortened(values.map(valueText).join(" or "), choicesLength);
}

function hasRequired(schema: JsonObject): boolean {
  return Array.isArray(schema["required"]) && schema["required"].length > 0;
}

function jsonShape(schema: Json | undefined, root: JsonObject, depth: number): string {
  if (!isJsonObject(schema) || depth > deepestShown) return "VALUE";
  const reference = schema["$ref"];
  if (typeof reference === "string") return jsonShape(definition(root, reference), root, depth + 1);
  if (Array.isArray(schema["enum"])) return schema["enum"].slice(0, choicesShown).map(written).join("|");
  const ways = schema["anyOf"] ?? schema["oneOf"];
  if (Array.isArray(ways)) return ways.map((way) => jsonShape(way, root, depth + 1)).join("|");
  switch (Array.isArray(schema["type"]) ? schema["type"][0] : schema["type"]) {
    case "string":
      return '"TEXT"';
    case "number":
    case "integer":
      return "NUMBER";
    case "boolean":
      return "true|false";
    case "null":
      return "null";
    case "array":
      return `[${jsonShape(schema["items"], root, depth + 1)}, …]`;
    default:
      return objectShape(schema, root, depth);
  }
}

function objectShape(schema: JsonObject, root: JsonObject, depth: number): string {
  const properties = schema["properties"];
  if (!isJsonObject(properties)) return schema["type"] === "object" ? "{…}" : "VALUE";
  const members = Object.entries(properties).map(
    ([name, inner]) => `${JSON.stringify(name)}:${jsonShape(inner, root, depth + 1)}`,
  );
  return `{${members.join(",")}}`;
}

function written(value: Json): string {
  return JSON.stringify(value);
}

function definition(root: JsonObject, reference: string): Json | undefined {
  const [, place = "", name = ""] = /^#\/(\$defs|definitions)\/([^/]+)$/.exec(reference) ?? [];
  const all = root[place];
  return isJsonObject(all) && Object.hasOwn(all, name) ? all[name] : undefined;
}

function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).trimEnd()}…`;
}
