import { describe, expect, it } from "vitest";
import { formatChanges } from "../../../mend/format-changes.ts";
import { saidFormat } from "./said-format.ts";

describe("what a text is to look like", () => {
  it.each([
    ["「数字3桁-数字4桁」だけを正しいとするように直してください", String.raw`\d{3}-\d{4}`],
    ["only 3 digits, a dash and 4 digits are right", String.raw`\d{3}-\d{4}`],
    ["it should accept two capital letters followed by four digits", String.raw`[A-Z]{2}\d{4}`],
    ["Erlaubt sind nur zwei Buchstaben, ein Bindestrich und 5 Ziffern", String.raw`[A-Za-z]{2}-\d{5}`],
    ["a code must be 2 letters/3 digits/2 digits", String.raw`[A-Za-z]{2}\/\d{3}\/\d{2}`],
    ["4桁の数字と2文字の英字だけにしてください", String.raw`\d{4}[A-Za-z]{2}`],
  ])("is told in %s", (request, format) => {
    expect(saidFormat(request)).toBe(format);
  });

  it.each([
    "codes with 3 digits, a dash and 4 digits fail",
    "only codes with 4 digits are right",
    "only 3 digits or 4 digits are right",
    "it only takes 3 digits, but it should take 4 digits",
    "just fix the code",
  ])("isn't in %s", (request) => {
    expect(saidFormat(request)).toBeNull();
  });

  it("is what a program checks for", () => {
    const changed = (line: string, language: "python" | "javascript") =>
      formatChanges(line, language, String.raw`\d{3}-\d{4}`).map((change) => change.line);
    expect(changed(String.raw`if (/\d{3}-\d{3}$/.test(code)) {`, "javascript")).toEqual([
      String.raw`if (/^\d{3}-\d{4}$/.test(code)) {`,
    ]);
    expect(changed(String.raw`if re.match(r"\d{3}-\d{3}", code):`, "python")).toEqual([
      String.raw`if re.match(r"^\d{3}-\d{4}$", code):`,
    ]);
    expect(changed("const half = all / 2 / 3;", "javascript")).toEqual([]);
    expect(changed(String.raw`text.split(/\r?\n/)`, "javascript")).toEqual([]);
  });
});
