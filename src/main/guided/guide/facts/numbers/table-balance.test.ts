import { expect, test } from "vitest";
import type { Table } from "../../../workspace-view.ts";
import { askedNumberIn } from "./asked-number.ts";
import { tableBalance } from "./table-balance.ts";

const tableOf = (text: string): Table => {
  const [columns = [], ...rows] = text.split("\n").map((line) => line.split(";"));
  return { columns, rows };
};
const kitty = tableOf(
  "date;what;in;out;state\n2030-04-01;left over;46.20;;done\n2030-04-10;paper;;18.90;done\n2030-06-20;ice;;24.00;planned",
);
const kasse = tableOf(
  "Text;Einnahme;Ausgabe\nÜbertrag;1.200,00;\nMiete;;150,00\nBeiträge;75,50;\nSaft;;10,00 storniert",
);
const club = tableOf("day;text;amount;type\n1 May;dues;200;income\n2 May;paper;30.5;expense");
const account = tableOf("text;paid in;paid out\nbrought forward;500;\nhall;;120\nfees;240;\nTotal;;");
const 会計 = tableOf("摘要;収入;支出;状態\n繰越;12000;;済\n会費;8000;;済\nお茶;;1500;済\n合宿;;9000;予定");

test.each<[string, Table, string]>([
  ["how much money is left? leave out what is only planned", kitty, "27.3"],
  ["how much is in the kitty?", kitty, "27.3"],
  ["how much is left?", kitty, "27.3"],
  ["how much is left?", account, "620"],
  ["how much is left?", tableOf("item;in;out\ndues;€ 200;\npaper;;€ 30"), "170"],
  ["what's the balance of our account?", account, "620"],
  ["how much money is left?", club, "169.5"],
  ["残高はいくら?予定は入れないで", 会計, "18500"],
])("what came in less what went out is told: %s", (request, table, value) => {
  expect(askedNumberIn(tableBalance(table, request))?.value).toBe(value);
});

test.each<[string, Table]>([
  ["how much came in?", kitty],
  ["how much was in the kitty on 10 April?", kitty],
  ["how much is left when all that is planned is paid?", kitty],
  ["how much of the ice is left?", kitty],
  ["Wie viel ist in der Kasse?", kasse],
  ["how much is left?", tableOf("item;in;out\napples;100;20\npears;50;30")],
  ["how much is left?", tableOf("date;item;in;out\n2031-05-01;apples;100;20\n2031-05-02;pears;50;30")],
  ["Wie viel haben wir noch übrig?", tableOf("Artikel;Eingang;Ausgang\nÄpfel;100;20\nBirnen;50;30")],
  ["how much do we have left?", tableOf("what;received;out\nscrews;100;20\nnails;50;30")],
  ["how much money is left?", tableOf("what;in;out\nflour;x;1\nrice;5;2")],
  ["how much money is left?", tableOf("what;price\nflour;3\nrice;5")],
])("nothing where anything else is asked, or a cell is no number: %s", (request, table) => {
  expect(tableBalance(table, request)).toBe("");
});
