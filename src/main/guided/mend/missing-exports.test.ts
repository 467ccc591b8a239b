import { describe, expect, test } from "vitest";
import { missingExports } from "./missing-exports.ts";

const own = "function cups(n) {\n  return n * 236.6;\n}\n\n";
const failure = "exit 1\nTypeError: cups is not a function\n    at line (/x/recipe.js:7:26)";

function after(text: string, said = failure, path = "units.js"): string | null {
  const [call] = missingExports([{ path, text }], said);
  if (!call) return null;
  const { old_text: old, new_text: fresh } = call.input;
  if (typeof old !== "string" || typeof fresh !== "string") throw new Error("It is no edit.");
  return text.replace(old, () => fresh);
}

describe("what a file has is given to the others where a run ended for want of it", () => {
  test.each([
    ["beside others", "module.exports = { degrees };\n", "module.exports = { cups, degrees };\n"],
    ["alone", "module.exports = {};\n", "module.exports = { cups };\n"],
    ["in a list", "module.exports = {\n  degrees,\n};\n", "module.exports = {\n  cups,\n  degrees,\n};\n"],
  ])("%s", (_, before, now) => {
    expect(after(own + before)).toBe(own + now);
    expect(after(own + before, "exit 1\nTypeError: units.cups is not a function")).toBe(own + now);
  });

  test("as a module", () => {
    const module = `${own}export function degrees() {}\n`;
    const said = "SyntaxError: The requested module './units.js' does not provide an export named 'cups'";
    expect(after(module, said)).toBe(`export ${module}`);
    expect(after(module, failure, "units.mjs")).toBe(`export ${module}`);
  });

  test.each([
    ["it is given already", `${own}module.exports = { cups };\n`, failure],
    ["it is given already in a module", `${own}export { cups };\n`, failure],
    ["it isn't there", "function cup() {}\nmodule.exports = {};\n", failure],
    ["it is one of a class", "class Units {\n  cups() {}\n}\nmodule.exports = { Units };\n", failure],
    ["nothing is given to others at all", own, failure],
    ["the list of them never ends", `${own}module.exports = {\n  degrees,\n`, failure],
    ["something else failed", `${own}module.exports = {};\n`, "exit 1\nAssertionError: 3 == 4"],
  ])("but not where %s", (_, text, said) => {
    expect(after(text, said)).toBeNull();
  });
});
