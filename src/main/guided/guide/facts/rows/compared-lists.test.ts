import { expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import type { Table } from "../../../workspace-view.ts";
import { comparedIn, comparedLists } from "./compared-lists.ts";

const files = {
  "signed-up.md":
    "Hike, on Sunday\nBring lunch.\n\n- Jane Doe (2 seats)\n- Kenji Mori\n- Ulla Beck - vegetarian\n- Tom Lee\n",
  "payments.csv": "date,first name,last name,for\n…",
};
const payments: Table = {
  columns: ["date", "first name", "last name", "for"],
  rows: [
    ["2031-03-01", "jane", "doe", "hike"],
    ["2031-03-02", "Tom", "Lee", "hike"],
    ["2031-03-02", "Kenji", "Mori", "party"],
    ["2031-03-04", "Ola", "Nord", "hike"],
  ],
};

async function compared(request: string, of: Record<string, string> = files): Promise<string> {
  const view = viewOf(of, of === files ? { "payments.csv": payments } : {});
  return comparedLists(request, await view.files(), view);
}

const unpaid = "Counted: in signed-up.md, but not in payments.csv: Kenji Mori, Ulla Beck (2)";

test.each(["who has signed up for the hike but hasn't paid yet?", "wer hat den hike noch nicht bezahlt?"])(
  "who stands in one list and not in the other is told by name, and nothing else: %s",
  async (request) => {
    expect(await compared(request)).toBe(unpaid);
  },
);

test("where the request doesn't say which is meant, both ways are told, and found again in what a model was told", async () => {
  const facts = await compared("what differs between the two for the hike?");
  expect(facts).toBe(
    [
      "Counted: in both signed-up.md and payments.csv: Jane Doe, Tom Lee (2)",
      unpaid,
      "Counted: in payments.csv, but not in signed-up.md: Ola Nord (1)",
    ].join("\n"),
  );
  expect(comparedIn(`Files: a.md\n${facts}\nCounted: 3 rows.`)).toBe(facts);
});

test("who asks for what both have is told that", async () => {
  const of = { "anna.txt": "Dune\nEmma\nIt\n", "ben.txt": "* It\n* Ulysses\n* Dune\n" };
  expect(await compared("which books have both of us read?", of)).toBe(
    "Counted: in both anna.txt and ben.txt: Dune, It (2)",
  );
});

test.each([
  ["a request about something else", "how many seats did Jane want?", files],
  ["files that have nothing in common", "what's missing?", { "a.txt": "milk\nbread\n", "b.txt": "nails\nscrews\n" }],
])("nothing is compared for %s", async (_, request, of) => {
  expect(await compared(request, of)).toBe("");
});
