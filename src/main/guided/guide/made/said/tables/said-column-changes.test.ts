import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { withCall } from "../../../written/with-call.ts";
import { saidColumnChangeCalls } from "./said-column-changes.ts";

const csv = "item,qty,unit price\nPeas,12,2.50\nBeans,3,1.80\n";
const md = "# Trips\n\n| Ort | Tage |\n| --- | --- |\n| Rom | 3 |\n";

/** The table as it is afterwards; null where nothing changes. */
async function done(request: string): Promise<string | null> {
  const files: Record<string, string> = { "stock.csv": csv, "trips.md": md };
  const view = viewOf(files);
  const calls = await saidColumnChangeCalls(request, await view.files(), view);
  const path = calls[0]?.input["path"];
  if (typeof path !== "string") return null;
  return calls.reduce((text, call) => withCall(text, call) ?? text, files[path] ?? "");
}

describe("a column", () => {
  test.each([
    "rename the column qty to quantity in stock.csv",
    "in stock.csv the header qty should be called quantity",
    "Could you please call the qty column quantity in stock.csv? The rest stays as it is.",
    "stock.csv: column qty -> quantity",
    "Die Spalte qty in stock.csv soll quantity heißen",
    "benenne bitte in stock.csv die Spalte qty in quantity um",
    "stock.csvの「qty」列を「quantity」に変えてください",
    'change the column name "qty" to "quantity" in stock.csv',
  ])("gets another name: %s", async (request) => {
    expect(await done(request)).toBe(csv.replace("qty", "quantity"));
  });

  test.each([
    "delete the qty column from stock.csv",
    "the column qty in stock.csv can go",
    "stock.csv: drop the qty column please",
    "lösch in stock.csv die Spalte qty",
    "stock.csvのqty列を削除してください",
  ])("goes: %s", async (request) => {
    expect(await done(request)).toBe("item,unit price\nPeas,2.50\nBeans,1.80\n");
  });

  test.each([
    [
      "add a column 'supplier' to stock.csv, empty for now",
      "item,qty,unit price,supplier\nPeas,12,2.50,\nBeans,3,1.80,\n",
    ],
    [
      "add an empty column called supplier after qty in stock.csv",
      "item,qty,supplier,unit price\nPeas,12,,2.50\nBeans,3,,1.80\n",
    ],
    [
      'insert a column "shop" with the value "market" for all rows in stock.csv',
      "item,qty,unit price,shop\nPeas,12,2.50,market\nBeans,3,1.80,market\n",
    ],
    [
      "ergänze in trips.md eine Spalte Hotel",
      md.replace("Tage |", "Tage | Hotel |").replace("--- |\n", "--- | --- |\n").replace("3 |", "3 | |"),
    ],
    [
      "bitte in stock.csv hinten eine Spalte bestellt anhängen, überall erst mal nein",
      "item,qty,unit price,bestellt\nPeas,12,2.50,nein\nBeans,3,1.80,nein\n",
    ],
    [
      "füge in stock.csv nach item eine Spalte bestellt ein, erst mal leer",
      "item,bestellt,qty,unit price\nPeas,,12,2.50\nBeans,,3,1.80\n",
    ],
    ["add a sold column to stock.csv with 0 everywhere", "item,qty,unit price,sold\nPeas,12,2.50,0\nBeans,3,1.80,0\n"],
    [
      'can you add a column "sold" at the front of stock.csv? put no in every row for now',
      "sold,item,qty,unit price\nno,Peas,12,2.50\nno,Beans,3,1.80\n",
    ],
    [
      "stock.csv needs a new column shop between item and qty, it should say market for everyone",
      "item,shop,qty,unit price\nPeas,market,12,2.50\nBeans,market,3,1.80\n",
    ],
    [
      "stock.csvの最後に「会費」という列を追加して、全部「未」にしてください",
      "item,qty,unit price,会費\nPeas,12,2.50,未\nBeans,3,1.80,未\n",
    ],
    ["stock.csvに産地の列を追加して", "item,qty,unit price,産地\nPeas,12,2.50,\nBeans,3,1.80,\n"],
    ["stock.csvに新しい産地という列を追加して", "item,qty,unit price,産地\nPeas,12,2.50,\nBeans,3,1.80,\n"],
    ["stock.csvのqtyの右に産地の列を追加して", "item,qty,産地,unit price\nPeas,12,,2.50\nBeans,3,,1.80\n"],
    ["stock.csvの一番右に産地の列を追加して", "item,qty,unit price,産地\nPeas,12,2.50,\nBeans,3,1.80,\n"],
    ["stock.csvの表の左に産地の列を追加して", "産地,item,qty,unit price\n,Peas,12,2.50\n,Beans,3,1.80\n"],
    [
      "add a column called full name before qty in stock.csv",
      "item,full name,qty,unit price\nPeas,,12,2.50\nBeans,,3,1.80\n",
    ],
    [
      "add a column called brand name to stock.csv, empty",
      "item,qty,unit price,brand name\nPeas,12,2.50,\nBeans,3,1.80,\n",
    ],
    [
      "add a column named date of sale to stock.csv",
      "item,qty,unit price,date of sale\nPeas,12,2.50,\nBeans,3,1.80,\n",
    ],
    ["add a column called sheet to stock.csv", "item,qty,unit price,sheet\nPeas,12,2.50,\nBeans,3,1.80,\n"],
    [
      "add a column called state default open to stock.csv",
      "item,qty,unit price,state\nPeas,12,2.50,open\nBeans,3,1.80,open\n",
    ],
  ])("comes in: %s", async (request, expected) => {
    expect(await done(request)).toBe(expected);
  });

  test.each([
    ["move the column unit price before qty in stock.csv", "item,unit price,qty\nPeas,2.50,12\nBeans,1.80,3\n"],
    ["swap the columns item and qty in stock.csv", "qty,item,unit price\n12,Peas,2.50\n3,Beans,1.80\n"],
    ["put the qty column at the end in stock.csv", "item,unit price,qty\nPeas,2.50,12\nBeans,1.80,3\n"],
  ])("stands elsewhere: %s", async (request, expected) => {
    expect(await done(request)).toBe(expected);
  });

  test.each([
    "rename Peas to Green peas in stock.csv",
    "delete the colour column from stock.csv",
    "don't rename the column qty in stock.csv",
    "should I rename the column qty to quantity in stock.csv?",
    "change the qty column to 5 in stock.csv except for peas",
    "rename the column qty to item in stock.csv",
    "add 3 to the qty column of peas in stock.csv",
    "delete qty 3 from stock.csv",
    "the qty should be 5 in stock.csv",
    "add a column total to stock.csv with the price of all pieces",
    "add a column sold to stock.csv: Peas yes, Beans no",
    "add a column sold to stock.csv, no for all except Peas",
    "add the columns sold and shop to stock.csv",
    "don't add a column sold to stock.csv",
    "add a column called sign in to stock.csv",
    "stock.csvの品名の右に産地の列を追加して",
    "産地の列をstock.csvの品名の左に追加して",
    "stock.csvに産地と会費の列を追加して",
    "stock.csvに新しい列を追加して",
  ])("stays: %s", async (request) => {
    expect(await done(request)).toBeNull();
  });
});
