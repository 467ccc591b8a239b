import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { partsToWrite, withWritten } from "./parts-to-write.ts";

const chapter = (title: string, ...lines: string[]) => [`## ${title}`, "", ...lines, ""];
const filler = (word: string) =>
  Array.from({ length: 24 }, (_, index) => `- ${word} number ${index}, as every year in the hall`);
const plan = [
  "# The fair",
  "",
  ...chapter("Stalls", ...filler("stall")),
  ...chapter("Helpers", "- Ruth, from nine to noon", "- Paul, in the afternoon"),
  ...chapter("Music", ...filler("song"), ...filler("band")),
].join("\n");

const textsOf = (path: string, text: string, request: string) =>
  partsToWrite(path, text, request).map((part) => part.text);

describe("what of a file is to be written anew", () => {
  test("is all of a short one", () => {
    const short = "# A\n\ntext\n";
    const [part, ...others] = partsToWrite("a.md", short, "change the text");
    expect(part).toMatchObject({ text: short, extent: "whole" });
    expect(others).toEqual([]);
    expect(part && withWritten(short, part, "# A\n\nwords\n")).toBe("# A\n\nwords\n");
  });

  test("is the part of a longer one that is meant, under its headings", () => {
    expect(textsOf("plan.md", plan, "Ruth comes from ten on")).toEqual([
      "# The fair\n[…]\n## Helpers\n\n- Ruth, from nine to noon\n- Paul, in the afternoon\n",
    ]);
  });

  test("is the end of the section that something is added to, and less of it where that is left as it is", () => {
    const [more = "", less = ""] = textsOf("plan.md", plan, "add the brass group to the music");
    expect(more).toMatch(/^# The fair\n\[…\]\n## Music\n\[…\]\n/);
    expect(more.endsWith("- band number 23, as every year in the hall\n")).toBe(true);
    expect(less.length).toBeLessThan(more.length / 2);
  });

  test("is found by what stands in the file, not by the words that are to stand there", () => {
    const [part] = textsOf("plan.md", plan, 'write "stall number 7 is free" behind Paul of the helpers');
    expect(part).toContain("- Paul, in the afternoon");
    expect(part).not.toContain("stall");
  });

  test("is the end of a table that a row is added to, with its columns", () => {
    const rows = Array.from({ length: 90 }, (_, index) => `2024-03-${index},visit ${index},Ruth Adler`);
    const [part] = textsOf("log.csv", `date,what,who\n${rows.join("\n")}\n`, "add a visit of Paul on 2024-04-02");
    expect(part).toMatch(/^date,what,who\n\[…\]\n2024-03-/);
    expect(part?.endsWith("visit 89,Ruth Adler\n")).toBe(true);
  });

  test("is nothing where nothing of a longer one fits", () => {
    expect(textsOf("plan.md", plan, "zebra")).toEqual([]);
  });
});

test("what is written stands where its parts stood", () => {
  const [part] = partsToWrite("plan.md", plan, "Ruth comes from ten on");
  if (!part) throw new Error("nothing fits");
  expect(withWritten(plan, part, part.text.replace("nine", "ten"))).toBe(plan.replace("nine", "ten"));
  // a part that is missing isn't a part that is to go
  expect(withWritten(plan, part, part.text.replace("[…]\n", ""))).toBeNull();
});

property.prop([
  fc.array(fc.lorem({ maxCount: 9 }), { minLength: 1, maxLength: 120 }),
  fc.lorem({ maxCount: 6 }),
  fc.boolean(),
])("what is written as it was leaves a file as it was", (lines, request, hasEnd) => {
  const text = lines.join("\n") + (hasEnd ? "\n" : "");
  for (const part of partsToWrite("a.txt", text, request)) expect(withWritten(text, part, part.text)).toBe(text);
});
