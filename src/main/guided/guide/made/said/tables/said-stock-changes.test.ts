import { describe, expect, test } from "vitest";
import { editsTold } from "../../../../../../../test/support/edits-told.ts";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidStockCalls } from "./said-stock-changes.ts";

const files = {
  "stock.csv": "item,size,stock,reorder at\nWork gloves,S,40,12\nWork gloves,L,40,12\nRye roll,,15,4\nRye,,9,1\n",
  "在庫.csv": "品名,サイズ,在庫,発注点\n軍手,M,36,12\n軍手,L,40,12\nゴム手袋,L,40,12\n",
  "lager.md": "| Artikel | Bestand |\n|---------|--------:|\n| Honig   |      12 |\n| Senf    |       7 |\n",
};

async function changed(request: string): Promise<string[]> {
  const view = viewOf(files);
  return editsTold(await saidStockCalls(request, await view.files(), view));
}

describe("a number that is to be so many more or fewer", () => {
  test.each([
    ["軍手のLサイズが今日12双売れたから、在庫.csv の在庫から引いといて", "在庫.csv:3:軍手,L,28,12"],
    ["軍手のMサイズが10双届いたので、在庫.csv の在庫に足してください", "在庫.csv:2:軍手,M,46,12"],
    ["we sold 3 rye rolls today, take them off the stock in stock.csv", "stock.csv:4:Rye roll,,12,4"],
    ["Subtract 12 from the stock of work gloves in size L in stock.csv, please", "stock.csv:3:Work gloves,L,28,12"],
    ["20 work gloves S came in, please add them to the stock in stock.csv", "stock.csv:2:Work gloves,S,60,12"],
    [
      "Ich habe heute 5 Gläser Honig verkauft, zieh sie in lager.md bitte vom Bestand ab",
      "lager.md:3:| Honig   |       7 |",
    ],
  ])("%s", async (request, edit) => {
    const plain = (text: string) => text.replaceAll(/ +/g, " ");
    expect((await changed(request)).map(plain)).toEqual([plain(edit)]);
  });

  test.each([
    "we sold 3 rye rolls today",
    "we sold 3 work gloves, take them off the stock in stock.csv",
    "we sold 3 rye rolls today and 4 yesterday, take them off the stock in stock.csv",
    "we sold 99 rye rolls, take them off the stock in stock.csv",
    "take 3 rye rolls off in stock.csv",
    "we sold 3 rye, take them off the stock in stock.csv",
    "how many are left if I take 3 rye rolls off the stock in stock.csv?",
    "don't take the 3 rye rolls off the stock in stock.csv",
    "take the rye roll off the stock list in stock.csv",
    "3 rye rolls arrived, take them off the stock in stock.csv",
    "take 3 rye rolls off the stock in stock.csv and add 3 to the reorder at",
    "we sold 3 rye rolls, take them off the stock in stock.csv and order some rye",
    "next week we'll sell 3 rye rolls, take them off the stock in stock.csv",
  ])("nothing for: %s", async (request) => {
    expect(await changed(request)).toEqual([]);
  });
});
