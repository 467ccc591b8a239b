import { describe, expect, test } from "vitest";
import { type Accepts, grammarAccepts } from "../../../../../test/support/grammar-accepts.ts";
import { tomlGrammar } from "./toml-text-grammar.ts";

const accepts: Accepts = await grammarAccepts(tomlGrammar);

describe("the grammar of a TOML file", () => {
  test.each([
    ["values of all kinds", 'name = "Miso"\nbeep = false\nratio = -0.5\nsince = 2025-03-01T07:00:00Z\nat = 07:30\n'],
    ["tables, and several of one name", "# meals\n[log]\nlevel = 'info' # quiet\n\n[[meal]]\ntime = \"07:00\"\n"],
    ["lists and tables in a line", 'ports = [80, 443]\nhosts = [\n  "a",\n  "b",\n]\npoint = { x = 1, y = 2 }\n'],
    ["names with points and quotes", 'a.b = 1\n"a b" = "\\"x\\""\n'],
  ])("takes %s", (_, text) => {
    expect(accepts(text)).toBe(true);
  });

  test.each([
    ["blanks instead of a sign", "name    Miso\n"],
    ["a text without quotes", "name = Miso\n"],
    ["a colon", 'name: "Miso"\n'],
    ["a text that goes on", 'name = "Mi\nso"\n'],
    ["a version without quotes", "version = 1.2.3\n"],
    ["half a table", "[[meal]\n"],
  ])("refuses %s", (_, text) => {
    expect(accepts(text)).toBe(false);
  });
});
