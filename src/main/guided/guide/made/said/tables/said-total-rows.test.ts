import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidTotalRowCalls } from "./said-total-rows.ts";

const files = {
  "party.md":
    "# Party\n\n| What  | Who | Euro  |\n|-------|-----|------:|\n| Cake  | Lou | 12.50 |\n| Tea   | Kit | 40.00 |\n\nThe hall is free.\n",
  "kosten.csv": "Posten;Menge;Betrag\r\nFarbe;2;12,5\r\nPinsel;7;9\r\n",
  "weeks.csv": "week,litres\n40,3\n41,5\n42,4",
  "支出.csv": "品目,金額\n切手,840\n封筒,330\n",
  "done.md": "| What | Euro |\n|---|---|\n| Tea | 3 |\n| Milk | 2 |\n| Total | 5 |\n",
  "mixed.md": "| What | Price |\n|---|---|\n| Tea | 3 € |\n| Milk | 2 $ |\n",
  "score.md":
    "## Home\n\n| Name | Goals |\n|---|---|\n| Ann | 3 |\n| Bo | 2 |\n\n## Away\n\n| Name | Goals |\n|---|---|\n| Ann | 1 |\n| Bo | 1 |\n",
};

async function rows(request: string): Promise<unknown[]> {
  const view = viewOf(files);
  const calls = await saidTotalRowCalls(request, await view.files(), view);
  return calls.map(({ input: { path, old_text: old, new_text: fresh } }) =>
    typeof old === "string" && typeof fresh === "string" && fresh.startsWith(old)
      ? [path, fresh.slice(old.length)]
      : null,
  );
}

describe("a row with the total below a table", () => {
  const party = [["party.md", "\n| Total |     | 52.50 |"]];
  const kosten = [["kosten.csv", "\r\nSumme;;21,5"]];
  test.each([
    ["can u put a last row with the total into the table in party.md", party],
    ["Please add a total row to party.md", party],
    ["party.md: add a row at the end with the sum of the Euro column, thanks!", party],
    ["Add the total at the bottom of the table in party.md. Leave everything else as it is.", party],
    ["Bitte in kosten.csv unten eine Zeile mit der Summe der Beträge ergänzen", kosten],
    ["Bitte in kosten.csv unten eine Zeile mit der Summe der Spalte Betrag ergänzen", kosten],
    ["häng an kosten.csv eine Summenzeile für Betrag an", kosten],
    ["add a total row to weeks.csv", [["weeks.csv", "\nTotal,12"]]],
    ["支出.csv の一番下に合計の行を追加してください", [["支出.csv", "\n合計,1170"]]],
    ["put a row with the total below the Home table in score.md", [["score.md", "\n| Total | 5 |"]]],
  ])("%s", async (request, fresh) => {
    expect(await rows(request)).toEqual(fresh);
  });

  test.each([
    "what is the total in party.md?",
    "add a row with the total to kosten.csv",
    "add a total row to done.md",
    "add a total row to mixed.md",
    "add a total row to score.md",
    "add a row with the total of what Lou paid to party.md",
    "add a row with the total and the average to party.md",
    "add a row for the candles, 4 euro, to party.md",
    "remove the row with the total from done.md",
    "add a column with the total to party.md",
    "add a total row in bold letters to party.md",
    "add a total row to the table in a new file",
  ])("nothing for: %s", async (request) => {
    expect(await rows(request)).toEqual([]);
  });
});
