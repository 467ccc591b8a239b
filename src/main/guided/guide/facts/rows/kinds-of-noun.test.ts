import { expect, test } from "vitest";
import { tableFacts } from "../numbers/data-facts.ts";
import { areKindsOpen, kindsOfNoun } from "./kinds-of-noun.ts";

const tableOf = (...values: string[]) => ({ columns: ["what"], rows: values.map((value) => [value]) });

test.each<[string, string, string[], string[]]>([
  ["how many rehearsals are there?", "rehearsal", ["Rehearsal", "Extra rehearsal"], ["extra rehearsal"]],
  ["how many walks did we do in june?", "walk", ["Walk", "Walk with lunch"], ["walk with lunch"]],
  ["number of lessons", "lesson", ["Lesson", "Lesson (online)"], ["lesson (online)"]],
  ["Wie viele Proben haben wir?", "probe", ["Probe", "Probe (Aula)"], ["probe (aula)"]],
  ["練習は何回ありますか", "練習", ["練習", "臨時練習"], ["臨時練習"]],
])("what is a kind of the thing that is counted counts as well: %s", (request, name, values, kinds) => {
  expect(kindsOfNoun(name, tableOf(...values), 0, request)).toEqual(kinds);
});

test.each<[string, string, string[]]>([
  ["how many rehearsals are there?", "rehearsal", ["Rehearsal", "Rehearsal room", "Rehearsal (cancelled)"]],
  ["how many rehearsal rooms are there?", "rehearsal", ["Rehearsal", "Extra rehearsal"]],
  ["how many are done?", "done", ["done", "not done", "half done"]],
  ["how much did we spend on food?", "food", ["Food", "Dog food"]],
  ["Wie viele Karten gibt es?", "karte", ["Karte", "Freikarte", "Speisekarte"]],
  ["how many rehearsals are there?", "rehearsal", ["Rehearsal", "Rehearsal - moved to April"]],
  ["how many parents are there?", "parent", ["Parent", "Grandparent"]],
  ["練習は何回ありますか", "練習", ["練習", "練習場", "臨時練習(中止)"]],
])("and nothing else does: %s", (request, name, values) => {
  expect(kindsOfNoun(name, tableOf(...values), 0, request)).toEqual([]);
});

test("where rows have names, what they are is told by a word of its own", () => {
  const table = {
    columns: ["name", "role"],
    rows: [
      ["Ida", "parent"],
      ["Jo", "foster parent"],
    ],
  };
  expect(kindsOfNoun("parent", table, 1, "how many parents are there?")).toEqual([]);
});

test.each<[string, string[]]>([
  ["Wie viele Karten gibt es?", ["Karte", "Freikarte", "Speisekarte", "Stuhl"]],
  ["Wie viele Räder gibt es?", ["Rad", "Zahnrad", "Kettenrad", "Helm"]],
  ["Wie viele Kinder kommen?", ["Kind", "Enkelkinder", "Enkelkind", "Tante"]],
  ["how many rehearsals are there?", ["Rehearsal", "Rehearsal - moved to April", "Concert"]],
  ["Wie viele Proben haben wir?", ["Probe", "Probe (verschoben)", "Konzert"]],
  ["練習は何回ありますか", ["練習", "練習(延期)", "本番"]],
])("which of the rows count stays open: %s", (request, values) => {
  expect(areKindsOpen(tableOf(...values), request)).toBe(true);
  expect(tableFacts(tableOf(...values), request)).toBe("");
});

test.each<[string, string[]]>([
  ["how many rehearsals were postponed?", ["Rehearsal", "Rehearsal (postponed)"]],
  ["how many rehearsals are there?", ["Rehearsal", "Concert - moved to April"]],
  ["Wie viele Karten gibt es?", ["Karte", "Kartenhaus"]],
  ["Wie viele Proben haben wir?", ["Probe", "Sonderprobe (abgesagt)"]],
  ["how many parents are there?", ["Parent", "Grandparent"]],
])("and doesn't: %s", (request, values) => {
  expect(areKindsOpen(tableOf(...values), request)).toBe(false);
});
