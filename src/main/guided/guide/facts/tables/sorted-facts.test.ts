import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { sortedFacts, sortedIn } from "./sorted-facts.ts";

const talk = (title: string, start: string, status: string) =>
  `---\ntitle: ${title}\nstart: ${start}\nstatus: ${status}\n---\n\nA talk.\n`;
const talks = viewOf({
  "README.md": "Host: Ada\n\nAll talks are here.\n",
  "talks/css.md": talk("Layers", "11:00", "confirmed"),
  "talks/night.md": talk("The night", "10:15", "confirmed"),
  "talks/queues.md": talk("Queues", "9:30", "confirmed"),
  "talks/wasm.md": talk("Wasm", "11:45", "cancelled"),
});
const columns = ["name", "price", "since"];
const rows = [
  ["Tent", "120", "03.04.2024"],
  ["axe", "45.50", "01.12.2023"],
  ["Boat", "1200", "20.01.2024"],
];
const shop = viewOf({ "shop.csv": "" }, { "shop.csv": { columns, rows } });

describe("what is to be sorted", () => {
  test("are files by what they begin with, without those that are left out", async () => {
    const request = "make program.md: all talks sorted by start time. leave out the cancelled one";
    expect(await sortedFacts(request, await talks.files(), talks)).toBe(
      [
        "Sorted by start:",
        "title Queues, start 9:30, status confirmed (talks/queues.md)",
        "title The night, start 10:15, status confirmed (talks/night.md)",
        "title Layers, start 11:00, status confirmed (talks/css.md)",
      ].join("\n"),
    );
  });

  test.each([
    ["sort shop.csv by price", "price", ["axe", "Tent", "Boat"]],
    ["list the things ordered by name", "name", ["axe", "Boat", "Tent"]],
    ["sortiere shop.csv nach since", "since", ["axe", "Boat", "Tent"]],
    ["sort shop.csv by price, from highest to lowest", "price, the largest first", ["Boat", "Tent", "axe"]],
    ["sort shop.csv by price, highest first", "price, the largest first", ["Boat", "Tent", "axe"]],
  ])("are rows: %s", async (request, key, names) => {
    const [title, ...told] = (await sortedFacts(request, await shop.files(), shop)).split("\n");
    expect([title, told.map((row) => row.split(",")[0])]).toEqual([`Sorted by ${key}:`, names]);
  });

  test.each([
    ["days without years", ["12 May", "3 June", "5 April"]],
    ["hours", ["9 am", "8 pm", "11 am"]],
    ["thousands or decimals", ["1.200 €", "950 €", "1.050 €"]],
    ["words with an order of their own", ["high", "low", "medium"]],
  ])("is nothing where it is by %s", async (_, values) => {
    const view = viewOf({ "a.csv": "" }, { "a.csv": { columns: ["rank"], rows: values.map((value) => [value]) } });
    expect(await sortedFacts("sort a.csv by rank", await view.files(), view)).toBe("");
  });

  test("keep the rows that say nothing of it", async () => {
    const table = {
      columns: ["name", "born"],
      rows: [
        ["Tom", ""],
        ["Ada", "2001-02-03"],
        ["Bea", "1999-01-01"],
      ],
    };
    const view = viewOf({ "a.csv": "" }, { "a.csv": table });
    expect(await sortedFacts("list all in a.csv sorted by born", await view.files(), view)).toBe(
      "Sorted by born:\nBea, 1999-01-01\nAda, 2001-02-03\nTom, ",
    );
  });

  test.each(["sort shop.csv by colour", "what is in shop.csv?", "put it by the door"])(
    "is nothing: %s",
    async (request) => {
      expect(await sortedFacts(request, await shop.files(), shop)).toBe("");
    },
  );
});

test("is found again in what a model was told", () => {
  const facts = "Sorted by start:\nLayers\nNight";
  expect(sortedIn(`Files: a.md\n${facts}\n\nA plan is wanted.`)).toBe(facts);
  expect(sortedIn(facts)).toBe(facts);
  expect(sortedIn("Files: a.md")).toBe("");
});
