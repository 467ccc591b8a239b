import { expect, test } from "vitest";
import { showsForm } from "./shows-form.ts";

test.each([
  ["write games.csv like in last.csv: Aalen on 3 May", true],
  ["games.csv with the same columns as our last.csv", true],
  ["Leg games.csv an, aufgebaut wie last.csv. Am 3.5. in Aalen", true],
  ["games.csv mit denselben Spalten wie in last.csv", true],
  ["last.csvと同じ形でgames.csvを作って", true],
  ["make games.csv of last.csv, only what was lost", false],
  ["I'd like last.csv as games.csv", false],
])("whether a table only shows how another one is to look: %s", (request, isSo) => {
  expect(showsForm("old/last.csv", request)).toBe(isSo);
});
