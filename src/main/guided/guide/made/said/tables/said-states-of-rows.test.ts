import { describe, expect, test } from "vitest";
import { editsTold } from "../../../../../../../test/support/edits-told.ts";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidStatesOfRowsCalls } from "./said-states-of-rows.ts";

const bills = `no;client;amount;state
301;Bakery Ost;140.00;paid
302;Garage Lund;88.50;open
303;Bakery Ost;62.00;open
304;Bakery Ostrow;75.20;open
305;Bakery Ost;62.00;cancelled
306;Bakery Ost;118.40;open
`;
const tasks = `| Aufgabe | Wer | Stand |
| --- | --- | --- |
| Zelte | Ida | offen |
| Stühle | Tom | offen |
| Musik | Ida | erledigt |
`;

async function changed(request: string): Promise<string[]> {
  const view = viewOf({ "bills.csv": bills, "aufgaben.md": tasks });
  return editsTold(await saidStatesOfRowsCalls(request, await view.files(), view));
}

describe("rows that go from one state into another", () => {
  test.each([
    "Bakery Ost finally paid what was open. could you set those to paid in bills.csv",
    "please mark all open bills of Bakery Ost as paid in bills.csv",
    "bills.csv: change every open one of Bakery Ost to paid",
  ])("are those of whom it is said: %s", async (request) => {
    expect(await changed(request)).toEqual([
      "bills.csv:4:303;Bakery Ost;62.00;paid",
      "bills.csv:7:306;Bakery Ost;118.40;paid",
    ]);
  });

  test("are all of them where nobody is named", async () => {
    expect(await changed("setz in aufgaben.md alle, die offen sind, auf erledigt")).toEqual([
      "aufgaben.md:3:| Zelte | Ida | erledigt |",
      "aufgaben.md:4:| Stühle | Tom | erledigt |",
    ]);
  });

  test.each([
    "set all open bills but those of Garage Lund to paid",
    "set the open bills over 100 to paid, all of them",
    "set all bills of Bakery Ost to paid",
    "set all open bills to settled",
    "are all open bills of Bakery Ost set to paid?",
    "set 302 from open to paid, those of the others stay",
    "once the money is there set all open bills to paid",
  ])("stay where it isn't clear which: %s", async (request) => {
    expect(await changed(request)).toEqual([]);
  });
});
