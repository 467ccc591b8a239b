import { expect, test } from "vitest";
import { viewOf } from "../../../../../test/support/view-of.ts";
import type { Table } from "../../workspace-view.ts";
import { comparedIn, comparedLists } from "./compared-lists.ts";

const files = {
  "signed-up.md": "# Hike\n- Jane Doe (2 seats)\n- Kenji Mori\n- Ulla Beck - vegetarian\n- Tom Lee\n",
  "payments.csv":
    "date,first name,last name,eur\n2031-03-01,jane,doe,20\n2031-03-02,Tom,Lee,20\n2031-03-04,Ola,Nord,20\n",
};
const payments: Table = {
  columns: ["date", "first name", "last name", "eur"],
  rows: [
    ["2031-03-01", "jane", "doe", "20"],
    ["2031-03-02", "Tom", "Lee", "20"],
    ["2031-03-04", "Ola", "Nord", "20"],
  ],
};

async function compared(request: string, of: Record<string, string> = files): Promise<string> {
  const view = viewOf(of, of === files ? { "payments.csv": payments } : {});
  return comparedLists(request, await view.files(), view);
}

test("who stands in one list and not in the other is told by name", async () => {
  expect(await compared("who has signed up but not paid yet?")).toBe(
    [
      "Counted: in both signed-up.md and payments.csv: Jane Doe, Tom Lee (2)",
      "Counted: in signed-up.md, but not in payments.csv: Kenji Mori, Ulla Beck (2)",
      "Counted: in payments.csv, but not in signed-up.md: Ola Nord (1)",
    ].join("\n"),
  );
});

test("it is found again in what a model was told", async () => {
  const facts = await compared("wer hat noch nicht bezahlt?");
  expect(comparedIn(`Files: a.md\n${facts}\nCounted: 3 rows.`)).toBe(facts);
});

test.each([
  ["a request about something else", "how many seats did Jane want?", files],
  ["files that have nothing in common", "what's missing?", { "a.txt": "milk\nbread\n", "b.txt": "nails\nscrews\n" }],
])("nothing is compared for %s", async (_, request, of) => {
  expect(await compared(request, of)).toBe("");
});
