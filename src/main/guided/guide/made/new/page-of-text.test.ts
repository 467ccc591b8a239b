import { expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { pageCalls } from "./page-of-text.ts";

const pool = `Lido Nordbucht

Monday closed
Tuesday 10:00-19:00
Saturday 9:00-21:00

No dogs & no glass.
`;

async function body(request: string, text = pool): Promise<string[] | null> {
  const view = viewOf({ "pool.txt": text, "pool-old.txt": "Monday 8:00-9:00\n" });
  const [call] = await pageCalls(request, await view.files(), view);
  const content = call?.input["content"];
  return typeof content === "string" ? content.split("\n").filter((line) => /<(?:h1|tr|p)>/u.test(line)) : null;
}

test.each([
  "Please turn pool.txt into pool.html, with the days and times as a table.",
  "I'd like what is in pool.txt as pool.html, days and times in a table",
  "pool.txtの内容をpool.htmlにしてください。曜日と時間は表でお願いします。",
  "お手数ですが、pool.txtからpool.htmlを作っていただけますか。時間のところは表にしてください",
])("a page has all of its text: %s", async (request) => {
  expect(await body(request)).toEqual([
    "  <h1>Lido Nordbucht</h1>",
    "    <tr><th>Monday</th><td>closed</td></tr>",
    "    <tr><th>Tuesday</th><td>10:00-19:00</td></tr>",
    "    <tr><th>Saturday</th><td>9:00-21:00</td></tr>",
    "  <p>No dogs &amp; no glass.</p>",
  ]);
});

test.each([
  "Please turn pool.txt into pool.html",
  "Make pool.html from pool.txt with a table and a nice logo",
  "Make pool.html from pool.txt with a table, without the Monday",
  "Make pool.html from pool.txt and pool-old.txt with a table each",
])("is left to the model: %s", async (request) => {
  expect(await body(request)).toBeNull();
});

test.each([
  ["there are no rows", "Lido\n\nWe are open when the sun shines, and closed otherwise.\n"],
  ["there are several tables", "Lido\n\nMon closed\nTue open\nWed open\n\nJuly 3\nJune 4\nMay 5\n"],
])("is left to the model where %s", async (_, text) => {
  expect(await body("Make pool.html from pool.txt with a table", text)).toBeNull();
});
