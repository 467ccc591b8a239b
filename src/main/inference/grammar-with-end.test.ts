import { describe, expect, it } from "vitest";
import { gbnfLiteral, grammarWithEnd } from "./grammar-with-end.ts";

describe("grammarWithEnd", () => {
  it("renames the field's root, and only that", () => {
    const grammar = 'root ::= "root" root-word [root] root? # root\nroot-word ::= "a\\"root" root';
    expect(grammarWithEnd(grammar, "\n")).toBe(
      'root ::= hearth-field "\\U0000000a"\nhearth-field ::= "root" root-word [root] hearth-field? # root\nroot-word ::= "a\\"root" hearth-field',
    );
  });
});

describe("gbnfLiteral", () => {
  it("writes by number whatever could end it or be misread", () => {
    expect(gbnfLiteral('a"\\\n日🎉')).toBe('"a\\U00000022\\U0000005c\\U0000000a\\U000065e5\\U0001f389"');
  });
});
