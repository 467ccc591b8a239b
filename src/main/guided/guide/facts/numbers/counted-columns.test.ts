import { expect, test } from "vitest";
import { countedColumns } from "./counted-columns.ts";

test.each<[string, string[], string[]]>([
  ["how many adults and children are coming?", ["children", "adults"], ["adults", "children"]],
  ["how many cakes and how many pies did we sell?", ["cakes", "pies", "rolls"], ["cakes", "pies"]],
  ["number of tents, boats and paddles", ["tent", "boat", "paddle"], ["tent", "boat", "paddle"]],
  ["Wie viele Erwachsene und Kinder kommen?", ["Erwachsene", "Kinder"], ["Erwachsene", "Kinder"]],
  ["参加する大人と子どもがそれぞれ何人か教えて", ["大人", "子ども"], ["大人", "子ども"]],
  ["大人と子どもの人数は?", ["大人", "子ども"], ["大人", "子ども"]],
  ["大人は何人?", ["大人", "子ども"], ["大人"]],
])("the columns of what is counted are told: %s", (request, names, columns) => {
  expect(countedColumns(names, request)).toEqual(columns);
});

test.each<[string, string[]]>([
  ["how many adults are coming?", ["adults", "children"]],
  ["how many adults and dogs are coming?", ["adults", "children"]],
  ["how many men and women are there?", ["age"]],
  ["how many adults and why?", ["adults"]],
  ["大人も子どもも楽しめますか", ["大人", "子ども"]],
])("and none where another thing is counted: %s", (request, names) => {
  expect(countedColumns(names, request)).toEqual([]);
});
