import { expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { saidChanges } from "./said-changes.ts";

const event = "BEGIN:VEVENT\nDTSTART:20250612T073000\nDTEND:20250612T160000\nSUMMARY:Roofers\nEND:VEVENT\n";
const files = {
  "house.ics": `BEGIN:VCALENDAR\nVERSION:2.0\n${event}END:VCALENDAR\n`,
  "plan.md": "# Plan\n\n- Roofers: Thursday 12 June, from 7:30\n- Painters: in August\n",
  "keys.md": "- Roofers have key 3\n",
};

async function changed(request: string, texts: Record<string, string> = files): Promise<unknown[]> {
  const view = viewOf(texts);
  return (await saidChanges(request, {}, await view.files(), view)).map(({ input: { path } }) => path);
}

test("what is named side by side is changed together, a calendar and a text as well", async () => {
  const request =
    "The roofers are coming on 19 June instead of 12 June. Please change that in house.ics and in plan.md.";
  expect(new Set(await changed(request))).toEqual(new Set(["plan.md", "house.ics"]));
});

test("a part of what is named isn't changed alone", async () => {
  const request = "The roofers are coming on 19 June instead of 12 June. Please change that in plan.md and in keys.md.";
  expect(await changed(request)).toEqual([]);
});

test("where one file is said no other one is changed for it", async () => {
  const texts = { "menu.html": "<p>Pie 9, cake 4</p>\n", "prices.csv": "item,price\npie,9\ncake,4\n" };
  expect(await changed("swap the prices of pie and cake", texts)).toContain("prices.csv");
  expect(await changed("swap the prices of pie and cake in menu.html", texts)).toEqual([]);
});
