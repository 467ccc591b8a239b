import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { virtualFolder } from "./virtual-folder.ts";

const files = { "a.md": "one\ntwo\ntwo\nthree\n" };
const edit = (input: Record<string, string | number | boolean>) => ({
  tool: "edit",
  input: { path: "a.md", ...input },
});

test("a file is shown as the tool shows it", () => {
  const folder = virtualFolder(files, "");
  expect(folder.carryOut({ tool: "view", input: { path: "a.md" } })).toBe("a.md (4 lines)\none\ntwo\ntwo\nthree");
  expect(folder.carryOut({ tool: "view", input: { path: "b.md" } })).toBeNull();
});

test("of equal lines the one that is meant is changed", () => {
  const folder = virtualFolder(files, "");
  expect(folder.carryOut(edit({ old_text: "two", new_text: "2", line: 3 }))).toContain("Edited a.md");
  expect(folder.text("a.md")).toBe("one\ntwo\n2\nthree\n");
});

test("what isn't clear, isn't there or changes nothing is no edit", () => {
  const folder = virtualFolder(files, "");
  const inputs = [
    { old_text: "two", new_text: "2" },
    { old_text: "four", new_text: "4" },
    { old_text: "one", new_text: "one" },
    { old_text: "", new_text: "x" },
  ];
  expect(inputs.map((input) => folder.carryOut(edit(input)))).toEqual([null, null, null, null]);
  expect(folder.text("a.md")).toBe(files["a.md"]);
});

property.prop([
  fc.uniqueArray(fc.string({ unit: fc.constantFrom("a", "b", "$", "&", " "), minLength: 1, maxLength: 6 }), {
    minLength: 1,
    maxLength: 8,
  }),
  fc.nat(),
  fc.string({ unit: fc.constantFrom("x", "$", "&", "`"), minLength: 1 }),
])("a line for a line leaves all others as they are", (lines, index, replacement) => {
  const at = index % lines.length;
  const folder = virtualFolder({ "a.md": lines.map((line) => `<${line}>`).join("\n") }, "");
  folder.carryOut(edit({ old_text: `<${lines[at]}>`, new_text: replacement, line: at + 1 }));
  expect(folder.text("a.md")).toBe(lines.map((line, place) => (place === at ? replacement : `<${line}>`)).join("\n"));
});
