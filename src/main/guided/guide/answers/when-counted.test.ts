import { expect, test } from "vitest";
import { viewedTurn } from "../../../../../test/support/viewed-turn.ts";
import { answerWhenCounted } from "./when-counted.ts";

const note = "Counted: 14 rows, 2 of them with Paid yes and Status coming.\nAda, yes, coming\nBen, yes, coming";

function answered(request: string, ...notes: string[]): string | null {
  return answerWhenCounted(
    viewedTurn(
      request,
      notes.map((note) => ["trip.csv", note]),
    ),
  );
}

test("rows that were counted are told as they were counted, in the language of the request", () => {
  expect(answered("how many ppl in trip.csv have paid and are still coming?", note)).toBe(
    "2 of the 14 rows in trip.csv have Paid yes and Status coming: Ada and Ben.",
  );
  expect(answered("Wie viele haben bezahlt und kommen noch?", note)).toBe(
    "2 von 14 Zeilen in trip.csv haben Paid yes und Status coming: Ada und Ben.",
  );
  expect(answered("支払い済みで来る人は何人ですか", note)).toContain("14行のうち2行です");
});

test("what isn't counted is told, and none of the names", () => {
  const left = `${note}\nNot counted: 1 row of sums, 2 that were cancelled or didn't take place.`;
  expect(answered("how many have paid and are coming? not the cancelled ones", left)).toBe(
    "2 of the 14 rows in trip.csv have Paid yes and Status coming: Ada and Ben. Sub-totals and what was cancelled or didn't take place aren't counted.",
  );
  const water =
    "Counted: 18 rows, 11 of them with kind wasser: amount sum 895.5.\nNot counted: 2 that were cancelled or didn't take place.";
  expect(answered("Wie viel wurde insgesamt für Wasser ausgegeben? Stornos bitte nicht mitrechnen.", water)).toContain(
    "895.5: das ist die Summe von amount",
  );
});

test("what doesn't take place is left out without asking for more", () => {
  const cable =
    "Counted: 10 rows, 6 of them with Geschoss eg: Länge (m) sum 80.75.\nNot counted: 1 that was cancelled or didn't take place.";
  const request =
    "Wieviel Meter Kabel brauchen wir zusammen fürs Erdgeschoss (EG)? was entfällt natürlich nicht mitrechnen";
  expect(answered(request, cable)).toContain("80.75");
});

test("different values are told of one column, and left to the model where several may be meant", () => {
  const log = "Counted: 22 rows, 15 of them with band 40m: sent sum 900.\nDifferent values:";
  expect(answered("How many different stations did I work on 40m?", `${log} call 10`)).toBe(
    "10 different ones, by call, in the 15 rows of trip.csv with band 40m.",
  );
  expect(answered("How many different stations did I work on 40m?", `${log} call 10, club 4`)).toBeNull();
});

test("what they add up to is told as it was worked out", () => {
  const food = "Counted: 12 rows, 3 of them with who jo and kind food: amount sum 64.";
  expect(answered("how much did jo spend on food on the wales trip", food)).toBe(
    "64: that is the sum of amount in the 3 rows of trip.csv with who jo and kind food.",
  );
  expect(answered("wie viel hat jo insgesamt für essen ausgegeben?", food.replace("food", "essen"))).toContain(
    "64: das ist die Summe von amount",
  );
  expect(answered("まだ払ってない分は全部でいくら？", food)).toContain("64です");
  const two = "Counted: 12 rows, 3 of them with kind food: qty sum 4, amount sum 64.";
  expect(answered("how much did we spend on food?", two)).toBeNull();
  expect(answered("how much more did jo spend on food than sue?", food)).toBeNull();
  expect(answered("how much is that per person?", food)).toBeNull();
  expect(answered("how much was it in total without jo?", food)).toBeNull();
  expect(answered("how much did everyone except jo spend altogether?", food)).toBeNull();
  expect(answered("how much is paid and how much is still outstanding?", food)).toBeNull();
  expect(answered("how much do they still owe, who haven't paid yet? in total", food)).toBeNull();
});

test("of rows with a number of pieces each these are told, not the number of rows", () => {
  const nails = "Counted: 12 rows, 1 of them with item nails: qty sum 200, price sum 0.05.\nnails, 200, 0.05";
  expect(answered("how many nails are there?", nails)).toBe(
    "200: that is the sum of qty in the one row of trip.csv with item nails.",
  );
  const towels = "Counted: 8 rows, 4 of them with 倉庫 B: 個数 sum 252.";
  expect(answered("倉庫Bにある商品が全部で何個か教えてください。", towels)).toContain("252です");
  const both = nails.replace("price sum 0.05", "pieces sum 4");
  expect(answered("how many nails are there?", both)).toBeNull();
  expect(answered("how many entries are there with nails?", nails)).toContain("1 of the 12 rows");
});

test("what else was found of the rows is none of them", () => {
  const dear =
    "Counted: 5 rows, 2 of them with price more than 3: qty sum 8, price sum 15.5.\npaint, 3, 12.00\nbrush, 5, 3.50\nqty × price: sum 53.5";
  expect(answered("how many entries cost more than 3 euros?", dear)).toBe(
    "2 of the 5 rows in trip.csv have price more than 3: paint and brush.",
  );
});

test("names are told only where they tell the rows apart", () => {
  const days = "Counted: 9 rows, 2 of them with item honey: amount sum 26.\n2025-03-01, honey\n2025-03-01, honey";
  expect(answered("how many times did we sell honey?", days)).toBe("2 of the 9 rows in trip.csv have item honey.");
});

test.each([
  ["more is asked", "how many have paid, and how much is that on average?", [note]],
  ["no number of them is asked", "who has paid and is still coming?", [note]],
  ["nothing of the kind was counted", "how many have paid?", ["Counted: 14 rows."]],
  ["two files were counted", "how many have paid?", [note, note]],
])("the model answers where %s", (_, request, notes) => {
  expect(answered(request, ...notes)).toBeNull();
});

const keys = "Counted: 20 rows, 3 of them with house north and no returned.";
const lastYear = "Counted: 9 rows, 4 of them with house north.";
const inAll = (request: string, context: string, viewed: Readonly<Record<string, string>>) =>
  answerWhenCounted(viewedTurn(request, Object.entries(viewed), context));

test("what several files say together is told, and not what each says by itself", () => {
  const each = { "may.csv": keys, "june.csv": lastYear };
  const together = `Files: may.csv, june.csv\nmay.csv, june.csv together: ${keys}`;
  expect(inAll("how many keys of the north house are not returned?", together, each)).toBe(
    "3 of the 20 rows in may.csv, june.csv have house north and no returned.",
  );
});

test("of several files the one counts whose rows have more of what is asked for", () => {
  const each = { "keys.csv": keys, "keys-autumn.csv": lastYear };
  expect(inAll("how many keys of the north house are not returned?", "", each)).toBe(
    "3 of the 20 rows in keys.csv have house north and no returned.",
  );
  expect(
    inAll("how many keys has the north house?", "", { "north.csv": lastYear, "north-2.csv": lastYear }),
  ).toBeNull();
});

test("the time that rows were told apart by is known, and another one isn't", () => {
  const june = "Counted: 20 rows, 3 of them with day from 06-03 to 06-09.";
  expect(inAll("how many came between 3 and 9 June?", "", { "log.csv": june })).toContain("3 of the 20 rows");
  expect(inAll("how many came after lunch?", "", { "log.csv": keys })).toBeNull();
  expect(inAll("how many came after lunch between 3 and 9 June?", "", { "log.csv": june })).toBeNull();
  expect(inAll("how many came between Monday 3 and Sunday 9 June?", "", { "log.csv": june })).toContain("3 of the 20");
});

test("what is measured isn't counted by rows", () => {
  const fuel = "Counted: 9 rows, 3 of them with day from 06-03 to 06-09: litres sum 120.";
  expect(inAll("how many litres was it from 3 to 9 June?", "", { "fuel.csv": fuel })).toBeNull();
});

test("who asks how many kilometres isn't told the number of rows", () => {
  const van = "Counted: 5 rows, 3 of them with date after 05-08.";
  expect(answered("how many km did we drive after 8 May?", van)).toBeNull();
  expect(answered("how many trips did we make after 8 May?", van)).toContain("3 of the 5 rows");
  expect(answered("how many trips did we make within a week after 8 May?", van)).toBeNull();
});

test.each([
  ["what do my active subscriptions cost me a month?", "monthly", "29.98"],
  ["what am I paying for the active ones?", "monthly", "29.98"],
  ["what do the active ones cost me a year?", "monthly", null],
  ["what do the active ones cost me a month?", "price", null],
  ["what do the active ones cost me each?", "monthly", null],
])("what a sum is for, %s by %s, has to be what is asked", (request, column, sum) => {
  const facts = `Counted: 4 rows, 3 of them with active true: ${column} sum 29.98.`;
  expect(answered(request, facts)?.split(":")[0] ?? null).toBe(sum);
});

test("a sentence that says where it stands asks for no more", () => {
  const walks = "Counted: 9 rows, 4 of them with level easy.";
  expect(answered("how many walks are easy? each of them has a line called level.", walks)).toBe(
    "4 of the 9 rows in trip.csv have level easy.",
  );
  expect(answered("how many walks are easy? how long is each of them", walks)).toBeNull();
});

test.each([
  "how much does Bo owe jo for food?",
  "how much did jo pay back for food?",
  "how much does jo spend on food a week?",
])("what isn't the sum of what they spent is left to the model: %s", (request) => {
  const food = "Counted: 12 rows, 3 of them with who jo and kind food: amount sum 64.";
  expect(answered(request, food)).toBeNull();
});

test("no number of rows is told for different ones", () => {
  const may = "Counted: 20 rows, 13 of them with date in month 5.";
  expect(answered("wieviele verschiedene leute haben im mai bestellt?", may)).toBeNull();
  expect(answered("how many people ordered in may? who ordered twice counts once", may)).toBeNull();
  expect(answered("how many orders were there in may?", may)).toContain("13 of the 20 rows");
  expect(answered("how many different names are there in may?", `${may}\nDifferent values: name 8`)).toContain(
    "8 different ones",
  );
});
