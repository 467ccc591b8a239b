import { describe, expect, test } from "vitest";
import { fileFacts, folderFacts } from "./file-facts.ts";
import { viewOf } from "../../../../../../test/support/view-of.ts";

describe("what is counted in a file", () => {
  test("is its table, where it holds one", async () => {
    const table = {
      columns: ["town", "km"],
      rows: [
        ["Oslo", "5"],
        ["Moss", "8"],
        ["Hamar", "2"],
      ],
    };
    expect(
      await fileFacts(
        "trips.csv",
        "how many km in all",
        viewOf({ "trips.csv": "- a\n- b\n- c\n" }, { "trips.csv": table }),
      ),
    ).toContain("km: sum 15");
  });

  test("has no number for what neither the file nor its table speaks of", async () => {
    const table = {
      columns: ["date", "jars", "kg"],
      rows: [
        ["2024-07-06", "20", "10"],
        ["2024-08-03", "34", "17"],
      ],
    };
    const facts = (path: string, request: string) =>
      fileFacts(path, request, viewOf({ [path]: "" }, { [path]: table }));
    expect(await facts("sales.csv", "how many kilos of honey did we harvest in all?")).not.toContain(
      "What is asked for",
    );
    expect(await facts("honey.csv", "how many kilos of honey in all?")).toContain("What is asked for: 27");
    expect(await facts("sales.csv", "Wie viele Kilo Honig sind es insgesamt?")).not.toContain("What is asked for");
    expect(await facts("sales.csv", "how many kilos did we get in all?")).toContain("What is asked for: 27");
    expect(await facts("sales.csv", "how many kilos in all?")).toContain("What is asked for: 27");
  });

  test("is what its text shows, as a log or as a list", async () => {
    const log = "2031-05-01 10:00:00 ERROR a\n".repeat(3);
    expect(await fileFacts("app.log", "how many errors", viewOf({ "app.log": log }))).toContain("by level: ERROR 3");
    const often = "how often was there an ERROR on 1 May 2031?";
    expect(await fileFacts("app.log", often, viewOf({ "app.log": log }))).toContain("3 ERROR entries of 2031-05-01");
    expect(await fileFacts("app.md", "how often is it tried?", viewOf({ "app.md": "- a\n- b\n- c\n" }))).toBe("");
    expect(await fileFacts("camp.md", "how many", viewOf({ "camp.md": "- a\n- b\n- c\n" }))).toBe(
      "Counted: 3 list items.",
    );
  });

  test("is nothing for a file that is no text, or not there", async () => {
    expect(await fileFacts("logo.png", "how many", viewOf({}))).toBe("");
  });
});

describe("what is counted in a folder", () => {
  const files = (...paths: string[]) => paths.map((path) => ({ path, size: 1 }));
  const many = (count: number, ending: string) => Array.from({ length: count }, (_, index) => `trip/${index}${ending}`);

  test("are files by their kinds, the most frequent first", () => {
    expect(folderFacts(files(...many(3, ".JPG"), ...many(2, ".png"), ...many(4, ".md"), "LICENSE"))).toBe(
      "In all 10 files: 5 pictures, 4 .md, 1 without ending",
    );
  });

  test("is nothing where they can be counted at a glance", () => {
    expect(folderFacts(files("a.md", "b.jpg", "c"))).toBe("");
  });
});

test.each([
  ["how many words are in a.txt?", "Counted: 4 words"],
  ["wie viele Wörter hat a.txt?", "Counted: 4 words"],
  ["a.txtは何文字？", "Counted: 17 characters"],
  ["Use wc to count the lines of a.txt", "Counted: 2 lines"],
  ["wie viele Zeilen hat a.txt?", "Counted: 2 lines"],
  ["how many lines mention Ruth in a.txt?", ""],
])("%s: %s", async (request, told) => {
  expect(await fileFacts("a.txt", request, viewOf({ "a.txt": "Tea, please.\nTwo -\n" }))).toBe(told);
});
