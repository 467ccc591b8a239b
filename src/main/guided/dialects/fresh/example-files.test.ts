import { expect, test } from "vitest";
import { withExamples } from "./example-files.ts";

const files = ["last-year.csv", "list.txt"].map((path) => ({
  path,
  text: "person,plant\nMo,mint\n",
  facts: "",
  extent: "whole" as const,
}));

test.each([
  "make swap.csv out of list.txt, columns like in last-year.csv",
  "swap.csv from list.txt please, same columns as last-year.csv",
  "Mach swap.csv aus list.txt, genauso aufgebaut wie last-year.csv",
  "list.txtからswap.csvを作って。列はlast-year.csvと同じ",
])("of a table that shows the form only the head is seen, behind it what the file is made of: %s", (request) => {
  expect(withExamples(files, request)).toEqual([{ ...files[0], text: "person,plant", extent: "parts" }, files[1]]);
});

test.each([
  "write an offer for the plants in list.txt with the prices as in last-year.csv",
  "use list.txt as well as last-year.csv for the report",
  "save it as last-year.csv",
])("what is in a table is seen where it is needed: %s", (request) => {
  expect(withExamples(files, request)).toEqual(files);
});
