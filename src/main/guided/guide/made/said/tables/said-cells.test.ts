import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidCellCalls } from "./said-cells.ts";

const files = {
  "people.csv": `id,name,course,payment
101,Ada Brook,Spanish A1 evening,paid
102,"Castle, Ben",Spanish A1 evening,open
103,Cleo Dane,Spanish A1,open
104,Dora Open,Italian A1,open
105,Emil Fox,Spanish A1 evening,open
`,
  "notes.md": "open\n",
};

async function changed(request: string): Promise<unknown[]> {
  const view = viewOf(files);
  const calls = await saidCellCalls(request, await view.files(), view);
  return calls.map(({ input }) => input["new_text"]);
}

describe("a value that is to be another one", () => {
  test("in the rows that are said", async () => {
    const request =
      "just wrote to everybody in Spanish A1 evening who hasn't paid yet. pls switch those from open to reminded in people.csv, only that course";
    expect(await changed(request)).toEqual([
      '102,"Castle, Ben",Spanish A1 evening,reminded',
      "105,Emil Fox,Spanish A1 evening,reminded",
    ]);
    expect(await changed("Dora Open: bitte in people.csv von open auf paid setzen")).toEqual([
      "104,Dora Open,Italian A1,paid",
    ]);
    expect(await changed("people.csvのItalian A1の「open」を「paid」に変更して")).toEqual([
      "104,Dora Open,Italian A1,paid",
    ]);
  });

  test("in all rows where all are meant", async () => {
    expect(await changed("change payment from open to reminded for everyone")).toHaveLength(4);
  });

  test.each([
    "change payment from open to reminded",
    "don't change those from open to reminded",
    "how many went from open to paid?",
    "set the course hours from 5 to 6 everywhere",
    "change Cleo Dane from open to reminded and Ada Brook to refunded",
    "change payment from open to reminded, except in Italian A1",
  ])("%s: nothing", async (request) => {
    expect(await changed(request)).toEqual([]);
  });
});
