import { expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { markdownTableCalls } from "./markdown-of-table.ts";

const texts = { "prices.csv": 'item,unit,price\n"Rye loaf, sliced",1 kg,4.80\nRoll | seeds,piece,12.60\n' };
const made = async (request: string) => {
  const view = viewOf(texts);
  const [call] = await markdownTableCalls(request, await view.files(), view);
  return call?.input["content"];
};

test.each([
  "need prices.csv as a markdown table for the wiki -> prices.md",
  "turn prices.csv into a table in prices.md please",
  "Mach bitte aus prices.csv eine Tabelle in prices.md",
])("a table becomes one of Markdown's: %s", async (request) => {
  expect(await made(request)).toBe(
    String.raw`| item             | unit  | price |
| ---------------- | ----- | ----: |
| Rye loaf, sliced | 1 kg  |  4.80 |
| Roll \| seeds    | piece | 12.60 |
`,
  );
});

test.each([
  "make prices.md from prices.csv, a table with only the rolls",
  "write prices.md about prices.csv",
  "is prices.csv as a table in prices.md a good idea?",
])("but not where more is wanted: %s", async (request) => {
  expect(await made(request)).toBeUndefined();
});
