import { applyPatch, formatPatch } from "diff";
import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { coarsePatch } from "./coarse-patch.ts";
import { previewChange } from "./preview-change.ts";

const text = fc
  .array(fc.constantFrom("a", "b", "c", "", "-", "+x", "\\ y"), { maxLength: 12 })
  .chain((lines) => fc.constantFrom(lines.join("\n"), lines.map((line) => `${line}\n`).join("")));

property.prop([text, text])("a patch says all of a change: applied, it gives the new text", (before, after) => {
  fc.pre(before !== after);
  expect(applyPatch(before, previewChange("a.md", before, after).patch)).toBe(after);
});

property.prop([text, text])("so does the coarse one", (before, after) => {
  fc.pre(before !== after);
  expect(applyPatch(before, formatPatch(coarsePatch("a", "a", before, after)))).toBe(after);
});

test("lines are counted by what they begin with in the file, not in the patch", () => {
  expect(previewChange("a.md", "--x\n", "++x\n++y\n")).toMatchObject({ added: 2, removed: 1 });
});
