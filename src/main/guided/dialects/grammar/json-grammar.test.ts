import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import * as z from "zod";
import { grammarAccepts } from "../../../../../test/support/grammar-accepts.ts";
import { isJsonObject, type Json, type JsonObject } from "../../../../shared/json.ts";
import { writeGrammar } from "./gbnf.ts";
import { grammarFor } from "./json-grammar.ts";
import { writeJson } from "./json-layout.ts";

type Layout = "compact" | "spaced";

async function grammar(
  schema: JsonObject,
  layout: Layout = "compact",
  choices?: ReadonlyMap<string, readonly string[]>,
) {
  const made = grammarFor(schema, { name: "input", layout, ...(choices ? { choices } : {}) });
  const accepts = await grammarAccepts(`root ::= input\n${writeGrammar(made.rules)}`);
  return { ...made, accepts };
}

async function sorted(schema: JsonObject, texts: readonly string[]) {
  const { accepts } = await grammar(schema);
  return { taken: texts.filter(accepts), refused: texts.filter((text) => !accepts(text)) };
}

const view: JsonObject = {
  type: "object",
  properties: { path: { type: "string" }, offset: { type: "integer", minimum: 1 }, limit: { type: "integer" } },
  required: ["path"],
  additionalProperties: false,
};

test("properties come in order; optional ones may be left out, and no others come", async () => {
  const taken = [
    '{"path":"a"}',
    '{"path":"a","offset":3}',
    '{"path":"a","limit":-2}',
    '{"path":"","offset":1,"limit":0}',
  ];
  const refused = [
    "{}",
    '{"offset":1}',
    '{"path":"a","offset":0}',
    '{"path":"a","offset":1.5}',
    '{"offset":1,"path":"a"}',
    '{"path":"a",}',
    '{"path":"a","other":1}',
    '{"path": "a"}',
    '{"path":"a\n"}',
    '{"path":"a"} ',
  ];
  expect(await sorted(view, [...taken, ...refused])).toEqual({ taken, refused });
});

test("where nothing is required, commas stand only between what is written", async () => {
  const schema: JsonObject = { type: "object", properties: { a: { type: "null" }, b: { type: "boolean" } } };
  const taken = ["{}", '{"a":null}', '{"b":true}', '{"a":null,"b":false}'];
  const refused = ['{,"b":true}', '{"a":null,}', '{"a":null"b":false}'];
  expect(await sorted(schema, [...taken, ...refused])).toEqual({ taken, refused });
});

test("a tool without arguments gets an empty object", async () => {
  const schema: JsonObject = { type: "object", properties: {}, additionalProperties: false };
  expect(await sorted(schema, ["{}", "{ }", '{"a":1}', ""])).toEqual({
    taken: ["{}"],
    refused: ["{ }", '{"a":1}', ""],
  });
});

test("known paths are offered one by one, quotes and all", async () => {
  const choices = new Map([["path", ["notes.md", 'say "hi".txt', "日本語/メモ.md"]]]);
  const { accepts } = await grammar(view, "compact", choices);
  for (const path of ["notes.md", 'say "hi".txt', "日本語/メモ.md"])
    expect(accepts(JSON.stringify({ path }))).toBe(true);
  expect(['{"path":"note.md"}', '{"path":"notes.mdx"}', '{"path":"say \\"hi"}'].filter(accepts)).toEqual([]);
});

test.each<[string, JsonObject]>([
  ["a pattern", { type: "string", pattern: "^a" }],
  ["a format", { type: "string", format: "date" }],
  ["a range", { type: "number", minimum: 5 }],
  ["several schemas at once", { allOf: [{ type: "string" }, { minLength: 1 }] }],
  ["a schema that must not fit", { type: "string", not: { const: "a" } }],
  ["a tuple", { type: "array", prefixItems: [{ type: "string" }] }],
  ["recursion", { $ref: "#/$defs/tree", $defs: { tree: { type: "array", items: { $ref: "#/$defs/tree" } } } }],
  ["a definition that isn't there", { $ref: "#/$defs/lost" }],
  [
    "more properties than a grammar should have",
    {
      type: "object",
      properties: Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`p${index}`, { type: "string" }])),
    },
  ],
])("%s becomes something wider, and says so", async (_name, schema) => {
  const { isExact, accepts } = await grammar(schema);
  expect(isExact).toBe(false);
  const candidates = ['"a"', "5", "[]", '{"p0":"x"}'];
  expect(candidates.some(accepts)).toBe(true);
});

test("definitions that name one another many times stay small", async () => {
  const level = (next: number): JsonObject => ({
    type: "object",
    properties: Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [`p${index}`, { $ref: `#/$defs/d${next}` }]),
    ),
  });
  const $defs = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`d${index}`, level(index + 1)]));
  const { rules, isExact } = await grammar({ ...level(0), $defs });
  expect(isExact).toBe(false);
  expect(rules.size).toBeLessThan(5_000);
});

/** A schema, and values that it describes; both made from one description. */
type Described = { schema: JsonObject; value: fc.Arbitrary<Json> };

const key = fc.string({ unit: "grapheme", minLength: 1, maxLength: 6 }).filter((text) => text !== "__proto__");

const plain: fc.Arbitrary<Described> = fc.oneof(
  fc.constant<Described>({ schema: { type: "string" }, value: fc.string({ unit: "binary" }) }),
  fc.constant<Described>({ schema: { type: "string", minLength: 1 }, value: fc.string({ minLength: 1 }) }),
  fc.constant<Described>({ schema: { type: "integer" }, value: fc.maxSafeInteger() }),
  fc.constant<Described>({ schema: { type: "integer", minimum: 1 }, value: fc.integer({ min: 1 }) }),
  fc.constant<Described>({
    schema: { type: "number" },
    value: fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number || 0),
  }),
  fc.constant<Described>({ schema: { type: "boolean" }, value: fc.boolean() }),
  fc.constant<Described>({ schema: { type: ["string", "null"] }, value: fc.option(fc.string()) }),
  fc.constant<Described>({
    schema: {},
    value: fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as Json),
  }),
  fc
    .uniqueArray(fc.oneof(fc.string(), fc.integer(), fc.constant(null)), { minLength: 1, maxLength: 6 })
    .map((values): Described => ({ schema: { enum: values }, value: fc.constantFrom(...values) })),
);

const { described } = fc.letrec<{ described: Described }>((tie) => ({
  described: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    plain,
    tie("described").map((item): Described => ({
      schema: { type: "array", items: item.schema },
      value: fc.array(item.value, { maxLength: 3 }),
    })),
    fc.tuple(tie("described"), tie("described")).map(([one, other]): Described => ({
      schema: { anyOf: [one.schema, other.schema] },
      value: fc.oneof(one.value, other.value),
    })),
    fc
      .uniqueArray(fc.tuple(key, tie("described"), fc.boolean()), { maxLength: 4, selector: ([name]) => name })
      .map((properties): Described => ({
        schema: {
          type: "object",
          properties: Object.fromEntries(properties.map(([name, inner]) => [name, inner.schema])),
          required: properties.filter(([, , isRequired]) => isRequired).map(([name]) => name),
          additionalProperties: false,
        },
        value: fc.record(Object.fromEntries(properties.map(([name, inner]) => [name, inner.value])), {
          requiredKeys: properties.filter(([, , isRequired]) => isRequired).map(([name]) => name),
        }),
      })),
  ),
}));

const example = described.chain(({ schema, value }) => fc.tuple(fc.constant(schema), value));

/** Properties in the schema's order, as the grammar wants them. */
function inOrder(value: Json, schema: JsonObject): Json {
  if (Array.isArray(value)) {
    const items = schema["items"];
    return isJsonObject(items) ? value.map((item) => inOrder(item, items)) : value;
  }
  const properties = schema["properties"];
  if (!isJsonObject(value) || !isJsonObject(properties)) return value;
  const keys = Object.keys(properties).filter((name) => Object.hasOwn(value, name));
  return Object.fromEntries(
    keys.map((name): [string, Json] => {
      const inner = properties[name];
      return [name, isJsonObject(inner) ? inOrder(value[name] ?? null, inner) : (value[name] ?? null)];
    }),
  );
}

property.prop([example, fc.constantFrom<Layout>("compact", "spaced")], { numRuns: 150 })(
  "whatever a schema describes can be written",
  async ([schema, value], layout) => {
    const { accepts } = await grammar(schema, layout);
    const ordered = "anyOf" in schema ? value : inOrder(value, schema);
    expect(accepts(writeJson(ordered, layout))).toBe(true);
  },
);

property.prop([described, fc.jsonValue()], { numRuns: 150 })(
  "what an exact grammar takes, the schema describes",
  async ({ schema }, value) => {
    const { accepts, isExact } = await grammar(schema);
    if (isExact && accepts(JSON.stringify(value))) {
      // zod's type for a JSON schema is narrower than JSON, but this is one
      expect(z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema).safeParse(value).success).toBe(true);
    }
  },
);
