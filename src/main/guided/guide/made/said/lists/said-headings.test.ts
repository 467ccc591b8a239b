import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidHeadingCalls } from "./said-headings.ts";

const files = {
  "hike.md": "# Hike\n\n## Food\n\nFood is at noon.\n\n## Food for the dog\n\n- bowl\n",
  "hike spring.md": "# Spring hike\n\n## Food\n\n- rolls\n\n## Way\n\nNorth.\n",
  "page.html": "<h1>Club</h1>\n<h2>Termine</h2>\n<p>Termine folgen.</p>\n",
  "guide.md": "# Guide\n\n- [Start](#start)\n\n## Start\n\nGo.\n",
  "春の会.md": "# 春の会\n\n## 服装\n\n- くつ\n",
  "会.md": "# 秋の会\n\n服装に注意。\n\n## 服装\n\n- 上着\n\n## 雨の日の服装\n\n- かさ\n",
};

async function changed(request: string): Promise<unknown[]> {
  const view = viewOf(files);
  const calls = await saidHeadingCalls(request, await view.files(), view);
  return calls.map(({ input: { path, line, new_text: text } }) => [path, line, text]);
}

describe("a heading that is to read otherwise", () => {
  test.each<[string, string, number, string]>([
    ['change the heading "Food" to "Food and drinks" in hike.md', "hike.md", 3, "## Food and drinks"],
    ['In the spring hike the section "Food" should be called "Lunch".', "hike spring.md", 3, "## Lunch"],
    [
      "Die Überschrift „Termine“ soll „Nächste Termine“ heißen, der Rest bleibt.",
      "page.html",
      2,
      "<h2>Nächste Termine</h2>",
    ],
    ["会.mdの「服装」という見出しを「当日の服装」に変えてください。ほかはそのままで。", "会.md", 5, "## 当日の服装"],
  ])("%s", async (request, path, line, text) => expect(await changed(request)).toEqual([[path, line, text]]));

  test.each([
    ["it stands in two files alike", 'the heading "Food" should be "Lunch"'],
    ["no heading reads so", 'change the heading "Foods" to "Lunch" in hike.md'],
    ["it isn't about a heading", 'change "Food" to "Lunch" in hike.md'],
    ["a link leads to it", 'rename the section "Start" to "Begin" in guide.md'],
    ["something goes under it", 'add "tea" to the section "Food" in hike.md'],
    ["more is wanted", 'change the heading "Food" to "Lunch" in hike.md and remove the bowl'],
    ["it is meant everywhere", 'change the heading "Food" to "Lunch" in all files'],
    ["it isn't wanted", 'don\'t change the heading "Food" to "Lunch" in hike.md'],
    ["it is asked", 'did somebody change the heading "Food" to "Lunch" in hike.md?'],
  ])("stays as it is where %s", async (_, request) => expect(await changed(request)).toEqual([]));
});
