import { expect, test } from "vitest";
import { viewedTurn } from "../../../../../test/support/viewed-turn.ts";
import { answerWhenSummed } from "./when-summed.ts";

function answered(request: string, notes: Readonly<Record<string, string>>, context = ""): string | null {
  return answerWhenSummed(viewedTurn(request, Object.entries(notes), context));
}

const swan =
  "Counted: 9 rows, 2 of them with boat swan.\nWhat is asked for: 3:15 h (3.25 hours) (sum of from to to in 2 of 9 rows with boat swan)";
const other =
  "Counted: 4 rows, 1 of them with boat swan.\nWhat is asked for: 1:00 h (1 hours) (sum of from to to in 1 of 4 rows with boat swan)";

test("what was worked out is told as it was worked out, in the language of the request", () => {
  expect(answered("how many hours was the Swan out?", { "log.csv": swan })).toBe(
    "3:15 h (3.25 hours): that is the sum of from to to in the 2 rows with boat swan of log.csv.",
  );
  expect(answered("Wie viele Stunden war die Swan draußen?", { "log.csv": swan })).toBe(
    "3:15 h (3.25 hours): das ist die Summe von from to to in den 2 Zeilen mit boat swan von log.csv.",
  );
  expect(answered("Swanは何時間出ていましたか", { "log.csv": swan })).toContain("3:15 h (3.25 hours)です");
});

test("of several files the one counts that is not put aside, or that alone is called so", () => {
  const request = "how many hours was the Swan out?";
  expect(answered(request, { "log-2030.csv": other, "log.csv": swan })).toContain("3:15 h");
  expect(
    answered("how many hours was the Swan out by the harbour log?", { "harbour log.csv": swan, "lake.csv": other }),
  ).toContain("3:15 h");
  expect(answered(request, { "north.csv": other, "south.csv": swan })).toBeNull();
});

test("of files that were counted together each by itself says nothing", () => {
  const context = `Files: a.csv, b.csv\na.csv, b.csv together: ${swan.replace("3:15 h (3.25 hours)", "4:15 h (4.25 hours)")}\nNot there yet: c.csv`;
  expect(answered("how many hours was the Swan out?", { "a.csv": swan, "b.csv": other }, context)).toBe(
    "4:15 h (4.25 hours): that is the sum of from to to in the 2 rows with boat swan of a.csv, b.csv.",
  );
});

test.each([
  "how many hours was the Swan out per day?",
  "how many hours was the Swan out at night?",
  "how many hours was the Swan out, and how many people came?",
  "how many hours was the Swan out after lunch?",
  "which boat was out for how many hours?",
])("the model answers where more is asked: %s", (request) => {
  expect(answered(request, { "log.csv": swan })).toBeNull();
});

test("amounts of one thing in several files are told with what each has", () => {
  const context = "Counted: rope in 2 files: 12.5 kg (april.txt), 8 kg (may.txt): sum 20.5 kg";
  expect(answered("how much rope was that altogether?", {}, context)).toBe(
    "20.5 kg: that is the sum of rope in 2 files: 12.5 kg (april.txt), 8 kg (may.txt).",
  );
  expect(answered("how much rope was that per month?", {}, context)).toBeNull();
  expect(answered("how much rope was that from the harbour?", {}, context)).toBeNull();
});

test("a time that the rows were told apart by says nothing more", () => {
  const facts =
    "Counted: 11 rows, 7 of them with date from 04-01 to 04-07.\nWhat is asked for: 95.3 (sum of erzeugt (kWh) in 7 of 11 rows with date from 04-01 to 04-07)";
  const request = "Rechne mal zusammen, was die Solaranlage vom 1. bis 7. April erzeugt hat (solar.txt)";
  expect(answered(request, { "solar.txt": facts })).toContain("95.3: das ist die Summe von erzeugt (kWh)");
  expect(answered(request, { "solar.txt": facts.replaceAll(" with date from 04-01 to 04-07", "") })).toBeNull();
});

test("who has the most of all is told with how much it is", () => {
  const facts = "Counted: 9 rows.\nWhat is asked for: Pots (95) (most of stall in all 9 rows)";
  const told = "Pots (95): that is the most by stall in the 9 rows of sales.tsv.";
  expect(
    answered("which stall made the most money over the whole weekend, and how much?", { "sales.tsv": facts }),
  ).toBe(told);
  expect(answered("which stall made the most money after the rain?", { "sales.tsv": facts })).toBeNull();
  expect(answered("which stall made the most money and which the least?", { "sales.tsv": facts })).toBeNull();
  expect(answered("which stall made the most money per hour?", { "sales.tsv": facts })).toBeNull();
});

test("what was left out of what is counted is no more that is asked", () => {
  const facts =
    "Counted: 12 rows, 5 of them with day in month 10 and what not walk and what run: km sum 40.\nWhat is asked for: 40 (sum of km in 5 of 12 rows with day in month 10 and what not walk and what run)";
  expect(answered("how many km did i run in october? walks dont count", { "sport.md": facts })).toContain(
    "40: that is",
  );
  const all = facts.replaceAll(" and what not walk", "");
  expect(answered("how many km did i run in october? hikes dont count", { "sport.md": all })).toBeNull();
});

test("people are counted with whom they bring for the one occasion of a list, without whoever asks", () => {
  const facts =
    "Counted: 14 rows, 9 of them with reply yes: brings sum 8.\nWhat is asked for: 17 (number of people, with brings in 9 of 14 rows with reply yes)";
  const told = "17: that is the number of people, with brings in the 9 rows with reply yes of list.json.";
  expect(
    answered("How many people come to our party so far, without us two? Please don't forget whom they bring.", {
      "list.json": facts,
    }),
  ).toBe(told);
  expect(
    answered("wie viele Leute kommen zum Fest, ohne uns? Bitte vergiss ihre Begleitung nicht", {
      "list.json": facts,
    }),
  ).toContain("17: das ist");
  expect(
    answered("How many people come to our party without the children they bring?", { "list.json": facts }),
  ).toBeNull();
  expect(
    answered("How many people come to our party? Don't forget the band, and whom they bring.", { "list.json": facts }),
  ).toBeNull();
  expect(answered("How many people come to our office with whom they bring?", { "list.json": facts })).toBeNull();
});

test("different ones are told, each of which is there once", () => {
  const facts = "Counted: 20 rows.\nWhat is asked for: 11 (different of Name in 17 of 20 rows with Name not frei)";
  expect(
    answered("Wie viele verschiedene Leute helfen beim Fest mit? ich will pro Kopf ein T-Shirt bestellen", {
      "a.csv": facts,
    }),
  ).toBe("11: das ist die Zahl der verschiedenen Werte von Name in den 17 Zeilen mit Name not frei von a.csv.");
  expect(answered("how many different people help per day?", { "a.csv": facts })).toBeNull();
});

test.each([
  ["Please go through bills.csv, where I keep all of them, and tell me what is still unpaid by customers.", true],
  ["Rechne bitte aus, was laut bills.csv, in der ich alles aufschreibe, noch unbezahlt ist.", true],
  ["Für die Prüfung soll ich sagen, wie viel von bills.csv noch unbezahlt ist.", true],
  ["What came in in this year is in bills.csv: how much is unpaid?", true],
  ["Tell me where I keep the bills, and what bills.csv says is still unpaid.", false],
  ["Tell me what is still unpaid by the school, see bills.csv", false],
  ["Für die Schule soll ich sagen, wie viel für die Küche noch unbezahlt ist, siehe bills.csv", false],
])("what a file is, or the answer is for, tells no rows apart: %s", (request, isTold) => {
  const note =
    "Counted: 9 rows, 3 of them with status not paid.\nWhat is asked for: 95 (sum of total in 3 of 9 rows with status not paid)";
  expect(answered(request, { "bills.csv": note }) !== null).toBe(isTold);
});
