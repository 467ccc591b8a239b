import { expect, test } from "vitest";
import { withoutOlderCopies } from "./older-copies.ts";

const files = [
  "prices.csv",
  "prices_2024.csv",
  "Kontakte.md",
  "Kontakte_alt.md",
  "a.toml",
  "a.toml.bak",
  "b.md~",
  "notes.old",
  "rota-spring.md",
  "log/2024.md",
].map((path) => ({ path }));
const left = (request: string) => withoutOlderCopies(files, request).map(({ path }) => path);

test("what was put aside beside a file isn't meant", () => {
  expect(left("raise the price of bread by 20 cents")).toEqual([
    "prices.csv",
    "Kontakte.md",
    "a.toml",
    // nothing stands beside these
    "b.md~",
    "notes.old",
    "rota-spring.md",
    "log/2024.md",
  ]);
});

test("a part of a word says nothing of it", () => {
  expect(left("die Gestaltung im Kontakte-Teil ändern")).not.toContain("Kontakte_alt.md");
});

test.each([
  ["the prices of 2024 were 20 cents higher", "prices_2024.csv"],
  ["set it in a.toml.bak too", "a.toml.bak"],
  ["correct it in the old one, too", "Kontakte_alt.md"],
  ["trag sie in Kontakte_alt.md ein", "Kontakte_alt.md"],
])("it is meant where a request speaks of it: %s", (request, path) => {
  expect(left(request)).toContain(path);
});

test("a list of a month or a day is one of those", () => {
  const lists = ["stock.csv", "stock 2031-04.csv", "stock_2031-04-12.csv", "stock 12.csv"].map((path) => ({ path }));
  expect(withoutOlderCopies(lists, "what is sold out?").map(({ path }) => path)).toEqual(["stock.csv", "stock 12.csv"]);
  expect(withoutOlderCopies(lists, "what was sold out in 2031-04?").map(({ path }) => path)).toContain(
    "stock 2031-04.csv",
  );
});
