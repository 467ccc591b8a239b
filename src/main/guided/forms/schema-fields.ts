import type { Json, JsonObject } from "../../../shared/json.ts";
import type { FieldSource } from "../../agent/tool.ts";
import type { FormField, ValueSource } from "./form.ts";

/** So many fields are asked one by one; what else a tool takes comes together, as JSON. */
const mostAsked = 8;
/** So many of the others there may be: beyond that they would be any JSON. */
const mostTogether = 30;
/** A longer list isn't chosen from: it is written, and checked by the tool. */
const mostChoices = 200;
const deepestReference = 12;

/** A string of these names may have several lines. */
const longTexts = /^(content|contents|body|text|message|description|code|script|sql|markdown|html|comment|prompt)$/i;

/**
 * The fields that a schema has beside those that are `known`: what is required one by one, in the schema's order, but for a
 * long text, which comes last because it ends with the turn; what may be left out in one field, `more`.
 */
export function fieldsOfSchema(schema: JsonObject, known: readonly string[]): FormField[] {
  const properties = Object.entries(objectOr(schema["properties"])).filter(([name]) => !known.includes(name));
  const required = new Set(Array.isArray(schema["required"]) ? schema["required"] : []);
  const must = properties.filter(([name]) => required.has(name));
  const may = properties.filter(([name]) => !required.has(name));
  const fields = must.map(([name, property]) => fieldOf(name, property, schema));
  const room = Math.max(1, mostAsked - known.length - (may.length > 0 ? 1 : 0));
  const isMuch = fields.length > room;
  const asked = isMuch ? fields.slice(0, room - 1) : fields;
  const together = [...must.slice(asked.length), ...may].slice(0, mostTogether);
  const long = asked.findLast(({ layout }) => layout === "block");
  return [
    // only one text can end with the turn
    ...asked.filter((field) => field !== long).map(onOneLine),
    ...(together.length > 0 ? [restField(together, schema, known)] : []),
    ...(long ? [long] : []),
  ];
}

/** What a field may be where a tool says only that it is text, and its schema more. */
export function sourceOf(name: string, source: FieldSource, schema: JsonObject): FormField["source"] {
  const properties = objectOr(schema["properties"]);
  if ((source !== "one-line" && source !== "text") || !Object.hasOwn(properties, name)) return source;
  const own = valueSource(properties[name], schema);
  return typeof own === "string" ? source : own;
}

function onOneLine(field: FormField): FormField {
  return field.source === "text" ? { ...field, source: "one-line", layout: "inline" } : field;
}

function fieldOf(name: string, property: Json | undefined, schema: JsonObject): FormField {
  const own = valueSource(property, schema);
  const source = own === "one-line" && longTexts.test(name) ? "text" : own;
  return { name, source, layout: source === "text" ? "block" : "inline" };
}

function restField(members: readonly [string, Json][], root: JsonObject, known: readonly string[]): FormField {
  const required = Array.isArray(root["required"]) ? root["required"] : [];
  const names = members.map(([name]) => name);
  const schema = {
    ...definitionsOf(root),
    type: "object",
    properties: Object.fromEntries(members),
    required: required.filter((name) => typeof name === "string" && names.includes(name)),
    additionalProperties: false,
  };
  const taken = [...known, ...Object.keys(objectOr(root["properties"]))];
  return { name: taken.includes("more") ? "more_fields" : "more", source: { type: "rest", schema }, layout: "inline" };
}

/** A choice where there are few values, JSON for what is no text. */
function valueSource(property: Json | undefined, root: JsonObject): "one-line" | ValueSource {
  const schema = withoutNull(resolved(property, root, 0), root);
  const values = valuesOf(schema, root);
  if (values && values.length <= mostChoices && values.every(isOnOneLine)) return { type: "one-of", values };
  if (schema["type"] === "string" && !("enum" in schema)) return "one-line";
  return { type: "json", schema: { ...definitionsOf(root), ...schema } };
}

function valuesOf(schema: JsonObject, root: JsonObject): readonly Json[] | null {
  if ("const" in schema) return [schema["const"] ?? null];
  if (Array.isArray(schema["enum"])) return schema["enum"].length > 0 ? schema["enum"] : null;
  if (schema["type"] === "boolean") return [true, false];
  const ways = schema["anyOf"] ?? schema["oneOf"];
  if (!Array.isArray(ways) || ways.length === 0) return null;
  const all = ways.map((way) => valuesOfWay(resolved(way, root, 0)));
  return all.every((values) => values !== null) ? all.flat() : null;
}

function valuesOfWay(way: JsonObject): readonly Json[] | null {
  if ("const" in way) return [way["const"] ?? null];
  return Array.isArray(way["enum"]) ? way["enum"] : null;
}

function isOnOneLine(value: Json): boolean {
  return (typeof value !== "object" || value === null) && !/[\n\r]/.test(String(value));
}

/** What has to be given is given: that it might also be null says nothing. */
function withoutNull(schema: JsonObject, root: JsonObject): JsonObject {
  if (Array.isArray(schema["type"])) {
    const types = schema["type"].filter((type) => type !== "null");
    const [only] = types;
    return only !== undefined && types.length === 1 ? { ...schema, type: only } : schema;
  }
  const ways = schema["anyOf"] ?? schema["oneOf"];
  if (!Array.isArray(ways)) return schema;
  const others = ways.map((way) => resolved(way, root, 0)).filter((way) => way["type"] !== "null");
  const [only] = others;
  return only !== undefined && others.length === 1 && ways.length > 1 ? only : schema;
}

function resolved(property: Json | undefined, root: JsonObject, depth: number): JsonObject {
  const schema = objectOr(property);
  const reference = schema["$ref"];
  if (typeof reference !== "string" || depth > deepestReference) return schema;
  const [, place = "", name = ""] = /^#\/(\$defs|definitions)\/([^/]+)$/.exec(reference) ?? [];
  const all = objectOr(root[place]);
  return Object.hasOwn(all, name) ? resolved(all[name], root, depth + 1) : {};
}

/** What references of a part of the schema lead to. */
function definitionsOf(root: JsonObject): JsonObject {
  const kept = ["$defs", "definitions"].filter((key) => key in root);
  return Object.fromEntries(kept.map((key) => [key, root[key] ?? {}]));
}

function objectOr(value: Json | undefined): JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
