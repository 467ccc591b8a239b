import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import type { Table } from "../../../workspace-view.ts";
import { askedCellIn } from "./asked-cell.ts";
import { rangedRow } from "./ranged-row.ts";

function tableOf(text: string): Table {
  const [columns = [], ...rows] = text.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
  return { columns, rows };
}

const syrup = tableOf(
  "Alter|Einzelgabe|höchstens am Tag\n2 bis 5 Jahre|2,5 ml|7,5 ml\n6 bis 11 Jahre|5 ml|15 ml\nab 12 Jahren|10 ml|30 ml",
);
const parcels = tableOf("weight|inland|abroad\nup to 2 kg|4.90|9.50\n2 - 5 kg|6.90|14.00\nover 5 kg|9.90|22.00");
const swimming = tableOf("age|group|fee\nunder 6|Ducks|20\n6-9 years|Otters|30\n10+ years|Seals|40");
const late = tableOf(
  "Verspätung|Erwachsene|Kinder\n1. bis 7. Tag|1,00 €|0,50 €\n8. bis 14. Tag|2,50 €|1,00 €\nab dem 15. Tag|4,20 €|1,80 €",
);
const overdue = tableOf(
  "Late|Adults|Children\n1st to 7th day|1.00|0.50\n8th to 14th day|2.50|1.00\nfrom the 15th day|4.20|1.80",
);
const 延滞 = tableOf("延滞|大人|子ども\n1日目〜7日目|100円|50円\n8日目〜14日目|200円|80円\n15日目以降|300円|120円");
const bus = tableOf("年齢|運賃|定期\n6歳未満|無料|無料\n6歳〜11歳|110円|2000円\n12歳以上|220円|4000円");

test.each([
  ["Wie viel darf unsere Tochter (7) am Tag höchstens bekommen?", syrup, "15 ml höchstens am Tag"],
  ["Wie hoch ist die Einzelgabe für einen 12-jährigen?", syrup, "10 ml Einzelgabe"],
  ["what does a parcel of 3.5 kg cost inland? prices.md", parcels, "6.90 inland"],
  ["how much is a 7 kg parcel abroad", parcels, "22.00 abroad"],
  ["I have a boy, he's 8: which group would it be", swimming, "Otters group"],
  ["Which group is a child aged 9 in?", swimming, "Otters group"],
  ["what's the fee for a 4-year-old", swimming, "20 fee"],
  ["8歳の子の運賃はいくらですか", bus, "110円 運賃"],
  ["was kostet es mich (erwachsen), wenn ich drei Wochen zu spät bin?", late, "4,20 € Erwachsene"],
  ["what do adults pay if it's a week late?", overdue, "1.00 Adults"],
  ["how much is it for children when a book is 9 days late?", overdue, "1.00 Children"],
  ["大人が2週間遅れたらいくらですか?", 延滞, "200円 大人"],
])("an amount in a range is looked up: %s", (request, table, told) => {
  const found = rangedRow(table, request);
  const cell = found && "cell" in found ? askedCellIn(found.cell) : null;
  expect(cell ? `${cell.value} ${cell.column}` : "").toBe(told);
});

test("where no column is named all of the row is told", () => {
  expect(rangedRow(parcels, "what do you charge for a parcel of 4 kg?")).toEqual({
    row: "weight: 2 - 5 kg, inland: 6.90, abroad: 14.00",
  });
});

test.each([
  ["what does a parcel of 2 kg cost inland?", parcels],
  ["what do adults pay if it's two or three weeks late?", overdue],
  ["what do adults pay if it's late?", overdue],
  ["what do parcels of 3 kg and 4 kg cost inland?", parcels],
  ["what does a parcel of 3 lb cost inland?", parcels],
  ["how many parcels went inland in the last 3 weeks?", parcels],
  ["what is the fee for 3 children?", swimming],
  ["which group has 7 children?", swimming],
  ["which group's fee is 30?", swimming],
  ["Wie viel darf ein Einjähriger (1) am Tag höchstens bekommen?", syrup],
  ["Darf meine Tochter (7) mehr als mein Sohn (12) bekommen?", syrup],
])("nothing is told where it isn't clear: %s", (request, table) => {
  expect(rangedRow(table, request)).toBeNull();
});

property.prop([fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 90 })])(
  "an age is in the row whose range has it",
  (first, more, age) => {
    const table = tableOf(
      `age|fee\nunder ${first}|low\n${first} to ${first + more} years|middle\nover ${first + more}|high`,
    );
    const found = rangedRow(table, `what's the fee for a ${age}-year-old?`);
    const fee = age < first ? "low" : age <= first + more ? "middle" : "high";
    expect(found && "cell" in found ? askedCellIn(found.cell)?.value : null).toBe(fee);
  },
);
