import { expect, test } from "vitest";
import { columnCountedBy, differentPeople } from "./different-people.ts";
import { rowsThatFit } from "../rows/rows-that-fit.ts";

const shifts = {
  columns: ["day", "shift", "name"],
  rows: [
    ["Fri", "grill", "Ada Ek"],
    ["Fri", "till", "Bo Lund"],
    ["Sat", "grill", "ada  ek"],
    ["Sat", "till", "open"],
    ["Sat", "cakes", "Cy Free"],
    ["Sun", "till", "-"],
  ],
};
const told = (request: string) => {
  const found = differentPeople(shifts, rowsThatFit(shifts, request, "tell"), request);
  return found && `${found.count} ${found.fitting?.names.join(" and ") ?? ""}`;
};

test.each<[string, string]>([
  ["How many different people help at the fair? Some are there twice", "3 name not open or -"],
  ["how many distinct volunteers signed up for our party so far?", "3 name not open or -"],
  ["Wie viele verschiedene Leute helfen beim Fest mit?", "3 name not open or -"],
  ["how many different people help at the grill?", "1 shift grill"],
  ["how many different people come on Saturday?", "2 day on Saturday and name not open"],
])("who is there twice counts once, and nobody for a free place: %s", (request, count) => {
  expect(told(request)).toBe(count);
});

test.each([
  "how many people help at the fair?",
  "how many different people bake?",
  "how many different shifts are there?",
  "how many different people wash up on Saturday?",
  "Wie viele verschiedene Leute sind unter 18?",
])("nothing is told where other ones may be meant: %s", (request) => {
  expect(told(request)).toBeNull();
});

test("nor where two columns may tell who they are", () => {
  const pairs = {
    columns: ["name", "helper"],
    rows: [
      ["a", "b"],
      ["c", "d"],
    ],
  };
  expect(differentPeople(pairs, null, "how many different people help?")).toBeNull();
});

test("where nobody named the columns, those are people who have full names, and a mark that is explained tells some of them", () => {
  const loans = {
    columns: ["date", "part 2", "part 3", "part 4"],
    rows: [
      ["3 May", "out", "tall ladder", "Ada Ek"],
      ["4 May", "back", "tall ladder", "Ada Ek"],
      ["5 May", "out", "saw", "Bo van der Lund"],
      ["6 May", "out", "tall ladder", "Ada Ek"],
      ["7 May", "back", "saw", "Bo van der Lund"],
      ["8 May", "back", "drill", "Cy Free"],
    ],
  };
  const count = (request: string) => differentPeople(loans, rowsThatFit(loans, request, "tell"), request)?.count;
  expect(count("For the report: how many different people borrowed something? (out = somebody borrows it)")).toBe(2);
  expect(count("how many different people borrowed something?")).toBeUndefined();
  expect(count("how many different people returned something (out = somebody borrows it)?")).toBeUndefined();
});

test.each([
  ["how many people worked in May?", 1],
  ["wie viele Leute haben gearbeitet?", 1],
  ["on how many days did Ida work?", 0],
  ["how many hours did Ida work?", null],
])("people and days are counted by their column: %s", (request, column) => {
  const shifts = {
    columns: ["date", "name"],
    rows: [
      ["2031-05-01", "Ida"],
      ["2031-05-02", "Ida"],
      ["2031-05-02", "Bo"],
    ],
  };
  expect(columnCountedBy(shifts, request)).toBe(column);
});

test("who orders again counts once, whether that is said or not", () => {
  const orders = {
    columns: ["date", "customer", "item"],
    rows: [
      ["2024-05-01", "Ann Lee", "tea"],
      ["2024-05-02", "Bo Ray", "tea"],
      ["2024-05-09", "Ann Lee", "jam"],
      ["2024-06-01", "Cy Poe", "tea"],
    ],
  };
  const count = (request: string) => differentPeople(orders, rowsThatFit(orders, request, "tell"), request)?.count;
  expect(count("how many different customers ordered in may? orders.csv")).toBe(2);
  expect(count("how many customers ordered in may? orders.csv, whoever ordered twice counts once")).toBe(2);
  expect(count("wieviele verschiedene kunden haben im mai bei uns bestellt? bestellungen.csv")).toBe(2);
  // that they ordered is said of those that did something else besides
  expect(count("how many different customers complained in may? orders.csv")).toBeUndefined();
});
