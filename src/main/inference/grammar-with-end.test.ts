import { describe, expect, it } from "vitest";
import { grammarWithEnd } from "./grammar-with-end.ts";

describe("grammarWithEnd", () => {
  it("renames the field's root, and only that", () => {
    const grammar = 'root ::= "root" root-word [root] root? # root\nroot-word ::= "a\\"root" root';
    expect(grammarWithEnd(grammar, "\n")).toBe(
      'root ::= hearth-field "\\U0000000a"\nhearth-field ::= "root" root-word [root] hearth-field? # root\nroot-word ::= "a\\"root" hearth-field',
    );
  });
});
