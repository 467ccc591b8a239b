import type { Json, JsonObject } from "../../../../shared/json.ts";
import type { RequestKind } from "../../../../shared/message.ts";
import type { Choices } from "../../../agent/step-protocol.ts";
import type { Form } from "../../forms/form.ts";
import { canBeOffered } from "./choices.ts";
import type { Asked } from "./fields.ts";
import { stepKey } from "./text.ts";

/** What a step may be: forms with the fields that are asked for at once, and the answer: with its words, or with none as they are written later. */
export type Menu = { items: readonly MenuItem[]; answer: "none" | "at-once" | "later" };
export type MenuItem = { form: Form; asked: readonly Asked[] };

/*
 * Only what every server understands: an object as the root, `anyOf` within it, `enum`, all properties required and no others.
 * No patterns, no lengths, no references: one or another server refuses each of them, or makes a wrong grammar of it.
 */

/** One of the kinds. */
export function kindSchema(kinds: readonly RequestKind[]): JsonObject {
  return objectOf({ kind: oneOf(kinds) });
}

/** One of the steps on the menu. Steps with the same fields are one alternative, so that a list of paths stands there once. */
export function stepSchema({ items, answer }: Menu): JsonObject {
  const groups = new Map<string, { names: string[]; fields: JsonObject }>();
  for (const { form, asked } of items) {
    const fields = properties(asked);
    const key = JSON.stringify(fields);
    const group = groups.get(key);
    if (group) group.names.push(form.name);
    else groups.set(key, { names: [form.name], fields });
  }
  const steps = [...groups.values()].map(({ names, fields }) => objectOf({ [stepKey]: oneOf(names), ...fields }));
  const words: JsonObject = answer === "at-once" ? { text: { type: "string" } } : {};
  if (answer !== "none") steps.push(objectOf({ [stepKey]: oneOf(["answer"]), ...words }));
  const [only, ...others] = steps;
  return objectOf({ step: only && others.length === 0 ? only : { anyOf: steps } });
}

/** The fields of a step that are still open. */
export function fieldsSchema(asked: readonly Asked[]): JsonObject {
  return objectOf(properties(asked));
}

/** The schema as a model can read it: without its long lists. */
export function readableSchema(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(readableSchema);
  if (typeof schema !== "object" || schema === null) return schema;
  const entries = Object.entries(schema).filter(
    ([key, value]) => !(key === "enum" && Array.isArray(value) && value.length > listedValues),
  );
  return Object.fromEntries(entries.map(([key, value]) => [key, readableSchema(value)]));
}

const listedValues = 20;

function properties(asked: readonly Asked[]): JsonObject {
  return Object.fromEntries(asked.map(({ field, choices }) => [field.name, valueSchema(choices)]));
}

function valueSchema(choices: Choices): JsonObject {
  return choices.kind === "one-of" && canBeOffered(choices.values) ? oneOf(choices.values) : { type: "string" };
}

function oneOf(values: readonly string[]): JsonObject {
  return { type: "string", enum: [...values] };
}

function objectOf(fields: JsonObject): JsonObject {
  return { type: "object", properties: fields, required: Object.keys(fields), additionalProperties: false };
}
