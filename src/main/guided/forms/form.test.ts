import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { grammarAccepts } from "../../../../test/support/grammar-accepts.ts";
import type { JsonObject } from "../../../shared/json.ts";
import type { ToolSpec } from "../../agent/tool.ts";
import { describeForm } from "./describe-form.ts";
import { type Form, formsOf } from "./form.ts";
import { formInput } from "./form-input.ts";
import { formValues, toolInput } from "./tool-values.ts";
import { valueGrammar } from "./value-grammar.ts";
import { writeStep } from "./write-step.ts";

/** A tool as servers of tools describe theirs: by a schema alone. */
function tool(inputSchema: JsonObject, name = "create_event", description = "make an entry"): ToolSpec {
  return { name, description, effect: "run", fields: [], inputSchema };
}

function formOf(inputSchema: JsonObject): Form {
  const [form] = formsOf([tool({ type: "object", ...inputSchema })]);
  if (!form) throw new Error("There is no form.");
  return form;
}

const sources = (form: Form) =>
  form.fields.map(({ name, source }) => [name, typeof source === "object" ? source.type : source]);

describe("a form of a tool from elsewhere", () => {
  const event = formOf({
    properties: {
      title: { type: "string", pattern: "^[A-Z]" },
      description: { type: "string" },
      calendar: { enum: ["work", "home"] },
      guests: { type: "array", items: { $ref: "#/$defs/guest" } },
      minutes: { type: "integer", minimum: 5 },
      isPublic: { type: "boolean" },
      place: { anyOf: [{ type: "string" }, { type: "null" }] },
      reminder: { type: "object", properties: { before: { type: "number" } } },
      tree: { $ref: "#/$defs/node" },
    },
    required: ["title", "description", "calendar", "guests", "minutes", "isPublic"],
    $defs: {
      guest: { type: "object", properties: { mail: { type: "string" } }, required: ["mail"] },
      node: { type: "object", properties: { left: { $ref: "#/$defs/node" } } },
    },
  });

  test("asks what is required one by one, a long text last, and the rest together", () => {
    expect(sources(event)).toEqual([
      ["title", "one-line"],
      ["calendar", "one-of"],
      ["guests", "json"],
      ["minutes", "json"],
      ["isPublic", "one-of"],
      ["more", "rest"],
      ["description", "text"],
    ]);
  });

  test("makes a typed input of what was written, and leaves to the tool what can't be read", () => {
    const values = {
      title: "Tea",
      calendar: "home",
      guests: '[{"mail":"a@b.c"}]',
      minutes: "30",
      isPublic: "false",
      more: '{"place":"here","title":"stolen"}',
      description: "With cake.\nAt four.",
    };
    const input = {
      title: "Tea",
      calendar: "home",
      guests: [{ mail: "a@b.c" }],
      minutes: 30,
      isPublic: false,
      description: "With cake.\nAt four.",
      place: "here",
    };
    expect(formInput(event, values, null, "")).toEqual(input);
    expect(toolInput(event, { ...values, minutes: "half an hour", more: "" })).toMatchObject({
      minutes: "half an hour",
    });
    expect(formValues(event, input)).toEqual({ ...values, more: '{"place":"here"}' });
  });

  test("holds each value to its schema, on one line behind a blank", async () => {
    const accepts = async (name: string) => {
      const source = event.fields.find((field) => field.name === name)?.source;
      if (typeof source !== "object") throw new Error(`${name} has no grammar.`);
      return grammarAccepts(valueGrammar(source));
    };
    const guests = await accepts("guests");
    expect(guests(' [{"mail":"a@b.c"}]')).toBe(true);
    expect(guests(' [{"name":"a"}]')).toBe(false);
    const more = await accepts("more");
    expect(more(" {}")).toBe(true);
    expect(more(' {"place":"here","reminder":{"before":10}}')).toBe(true);
    expect(more(' {"title":"Tea"}')).toBe(false);
    const minutes = await accepts("minutes");
    expect(minutes(" 30")).toBe(true);
    expect(minutes(" soon")).toBe(false);
  });

  test("is described by the shape of its fields", () => {
    expect(describeForm(event)).toBe(
      [
        "create_event: make an entry",
        "create_event",
        "title: TEXT",
        "calendar: work or home",
        'guests: [{"mail":"TEXT"}, …]',
        "minutes: NUMBER",
        "isPublic: true or false",
        'more: {} or {"place":"TEXT"|null,"reminder":{"before":NUMBER},"tree":{"left":VALUE}}',
        "description:",
        "TEXT",
      ].join("\n"),
    );
  });
});

describe("schemas that no form can do justice to", () => {
  const many = (count: number, required: boolean) => {
    const names = Array.from({ length: count }, (_, index) => `field_${index}`);
    const properties = Object.fromEntries(names.map((name) => [name, { type: "string" }]));
    return formOf({ properties, required: required ? names : [] });
  };

  test("40 fields are eight questions at most", () => {
    expect(many(40, true).fields).toHaveLength(8);
    expect(sources(many(40, true)).at(-1)).toEqual(["more", "rest"]);
    expect(sources(many(40, false))).toEqual([["more", "rest"]]);
    expect(many(8, true).fields.every(({ source }) => source === "one-line")).toBe(true);
  });

  test("a tool without arguments is its name alone", () => {
    for (const schema of [{}, { properties: {} }, { properties: null }, { required: ["ghost"] }]) {
      const form = formOf(schema);
      expect(form.fields).toEqual([]);
      expect(writeStep(form, {})).toBe("create_event\n");
      expect(formInput(form, {}, null, "")).toEqual({});
    }
  });

  test("one that names itself, or nothing, is any JSON", async () => {
    for (const property of [
      { $ref: "#" },
      { $ref: "#/$defs/none" },
      true,
      { $ref: "#/$defs/a" },
      { type: "matrix" },
      7,
    ]) {
      const [field] = formOf({
        properties: { it: property },
        required: ["it"],
        $defs: { a: { $ref: "#/$defs/a" } },
      }).fields;
      if (typeof field?.source !== "object") throw new Error("It is text.");
      const accepts = await grammarAccepts(valueGrammar(field.source));
      expect(accepts(' {"any":[1,"thing",null]}')).toBe(true);
    }
  });

  test("a tool that is called like another step gets a name of its own", () => {
    const names = formsOf(["answer", "copy", "add", "my tool"].map((name) => tool({}, name))).map(({ name }) => name);
    expect(names).toEqual(["use_answer", "use_copy", "use_add", "my_tool"]);
  });

  const anySchema = fc.letrec<{ schema: JsonObject }>((tie) => ({
    schema: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      fc.constantFrom<JsonObject>(
        {},
        { type: "string", minLength: 2 },
        { type: "integer", maximum: 3 },
        { enum: ["a", 'b"c', 4, null] },
        { enum: ["line\nend"] },
        { const: true },
        { $ref: "#/$defs/loop" },
        { type: ["string", "null"] },
      ),
      fc.record({ type: fc.constant("array"), items: tie("schema") }),
      fc.array(tie("schema"), { maxLength: 3 }).map((anyOf): JsonObject => ({ anyOf })),
      fc
        .dictionary(fc.constantFrom("a", "more", "text", "__proto__", "x y", "ß"), tie("schema"), { maxKeys: 4 })
        .map((properties): JsonObject => ({
          type: "object",
          properties,
          required: Object.keys(properties).slice(0, 2),
        })),
    ),
  })).schema;

  property.prop([fc.dictionary(fc.constantFrom("one", "more", "text", "a-b", "四"), anySchema)], { numRuns: 60 })(
    "whatever it is, the form has at most eight fields, can be described, and its grammars can be read",
    async (properties) => {
      const names = Object.keys(properties);
      const form = formOf({ properties, required: names.slice(0, 3), $defs: { loop: { $ref: "#/$defs/loop" } } });
      expect(form.fields.length).toBeLessThanOrEqual(8);
      expect(describeForm(form).length).toBeLessThan(3_000);
      for (const { source } of form.fields) {
        if (typeof source === "object")
          await expect(grammarAccepts(valueGrammar(source))).resolves.toBeTypeOf("function");
      }
    },
  );
});
