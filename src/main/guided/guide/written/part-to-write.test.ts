import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { partToWrite } from "./part-to-write.ts";

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

describe("what of a file is to be written anew", () => {
  test("is all of a short one", () => {
    expect(partToWrite("a.md", "# A\n\ntext\n", "change the text")).toMatchObject({
      text: "# A\n\ntext\n",
      extent: "whole",
    });
  });

  test("is the section of a longer one that is meant", () => {
    expect(partToWrite("plan.md", plan, "Ruth comes from ten on")).toMatchObject({
      extent: "parts",
      text: "- Ruth, from nine to noon\n- Paul, in the afternoon\n",
      facts: "This part stands under: # The fair > ## Helpers",
    });
  });

  test("is the end of the section that something is added to", () => {
    const part = partToWrite("plan.md", plan, "add Hanna to the helpers");
    expect(part?.text).toContain("## Helpers\n\n- Ruth");
    expect(part?.text).toContain("- Paul");
    const long = partToWrite("plan.md", plan, "add the brass group to the music");
    expect(long?.text).toContain("- band number 23");
    expect(long?.text).not.toContain("## Music");
  });

  test("is the end of a table that a row is added to, told with its columns", () => {
    const rows = Array.from({ length: 90 }, (_, index) => `2024-03-${index},visit ${index},Ruth Adler`);
    const part = partToWrite("log.csv", `date,what,who\n${rows.join("\n")}\n`, "add a visit of Paul on 2024-04-02");
    expect(part).toMatchObject({ facts: "The columns are: date,what,who", after: "" });
    expect(part?.text.endsWith("visit 89,Ruth Adler\n")).toBe(true);
  });

  test("isn't clear where several places far from each other are meant alike", () => {
    expect(partToWrite("plan.md", plan, "change the hall")).toBeNull();
    expect(partToWrite("plan.md", plan, "zebra")).toBeNull();
  });
});

property.prop([
  fc.array(fc.lorem({ maxCount: 9 }), { minLength: 1, maxLength: 120 }),
  fc.lorem({ maxCount: 6 }),
  fc.boolean(),
])("it is whole lines, and nothing of the file is lost around them", (lines, request, hasEnd) => {
  const text = lines.join("\n") + (hasEnd ? "\n" : "");
  const part = partToWrite("a.txt", text, request);
  if (part) expect([text, `${text}\n`]).toContain(part.before + part.text + part.after);
});
