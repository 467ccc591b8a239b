import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidCellNumberCalls } from "./said-cell-numbers.ts";

const files = {
  "flour.csv": "kind,sacks,price,ordered\nRye,4,12.50,3 May\nWild Rye,4,14.00,\nSpelt,9,13.00,10 June\n",
  "crew.md": "# Crew\n\n| Name | Boat | Cabin |\n|---|---|---|\n| Bo Lind | Vega | 3 |\n| Ida Roth | Vega | 5 |\n",
  "flats.csv": "flat;tenant;rent;costs\n1;Lind;720,00;165,00\n2;Roth;580,00;120,00\n",
  "candles.csv": "item,price,stock\npillar candle,6.40,18\nbeeswax candle,7.90,12\n",
  "phones.txt":
    "Phones\n\nName           Room   Ext.\nAdler, Ute     31     22\nSievers, Anke  36     36\nSievert, Paul  37     39\n",
};

async function linesFor(request: string): Promise<unknown[]> {
  const view = viewOf(files);
  const calls = await saidCellNumberCalls(request, await view.files(), view);
  return calls.map(({ input: { new_text: text } }) => text);
}

describe("a number of a row", () => {
  test.each<[string, string]>([
    ["The lorry brought Rye today, so it's 11 sacks now. Could you enter that in flour.csv?", "Rye,11,12.50,3 May"],
    ["We have 11 sacks of Rye now, please update flour.csv", "Rye,11,12.50,3 May"],
    ["set the sacks of rye to 11 in flour.csv pls, new ones came in today", "Rye,11,12.50,3 May"],
    ["flour.csv: bei Wild Rye bitte sacks auf 2", "Wild Rye,2,14.00,"],
    ["I counted the Spelt: sacks should be 7, not 9", "Spelt,7,13.00,10 June"],
    ["the price of Spelt is 15 now, can you put that into flour.csv?", "Spelt,9,15.00,10 June"],
    ["Wild Rye was ordered on 5 June, please note that in flour.csv", "Wild Rye,4,14.00,5 June"],
    ["Ida Roth has cabin 7 instead of 5", "| Ida Roth | Vega | 7 |"],
    ["a sack of spelt costs 15.20 from monday on, can you put that into flour.csv", "Spelt,9,15.20,10 June"],
    ["the rent of flat 2 is 640 euros now, please enter that in flats.csv", "2;Roth;640,00;120,00"],
    ["beeswax candles cost 8.50 from now on, can you change that in candles.csv", "beeswax candle,8.50,12"],
    ["Frau Sievers hat jetzt die Ext. 47, trägst du das bitte in phones.txt ein?", "Sievers, Anke  36     47"],
  ])("%s", async (request, line) => expect(await linesFor(request)).toEqual([line]));

  test.each([
    ["it's a difference", "3 sacks of Rye were sold, please put that in flour.csv"],
    ["so many more came", "we got 3 more sacks of Rye, note that in flour.csv"],
    ["two rows are said", "the sacks of Rye and Spelt are 11 now"],
    ["two columns are said", "the sacks and the price of Rye are 11 now"],
    ["no column is said", "Rye is 11 now"],
    ["no column is said, and nothing of a price", "Rye is 11.20 now"],
    ["another person is said", "Sieverding has Ext. 47 now"],
    ["two numbers are said", "Rye: 11 sacks, 2 of them are wet"],
    ["it is asked", "how many sacks of Rye were there on 3 June?"],
    ["all are meant", "set the sacks to 11 for all but Rye"],
    ["the row is to go", "delete the row of Rye with 11 sacks"],
    ["more is wanted", "set the sacks of Rye to 11 and sort the table"],
    ["it is so for a day", "the price of Rye is 11 next week"],
    ["it is so for some", "the price of Rye should be 11 for members"],
    ["it is another kind of value", "the sacks of Rye should be done by 3 June"],
  ])("is none where %s", async (_, request) => expect(await linesFor(request)).toEqual([]));
});
