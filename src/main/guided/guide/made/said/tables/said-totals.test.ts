import { describe, expect, test } from "vitest";
import { editsTold } from "../../../../../../../test/support/edits-told.ts";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidTotalCalls } from "./said-totals.ts";

const files = {
  "trip 2025.md": `# Trip 2025

We have 500,00.

| Was | EUR |
| --- | ---: |
| Bus | 210,00 |
| Essen | 95,50 |
| **Summe** | **300,50** |

Übrig: 199,50
`,
  "trip 2024.md": "| Was | EUR |\n| --- | --- |\n| Bus | 100,00 |\n| Essen | 50,00 |\n| Summe | 150,00 |\n",
  "hours.csv": "who,hours\nIda,4\nBo,3\nLou,2\ntotal,8\n",
};

async function changed(request: string): Promise<string[]> {
  const view = viewOf(files);
  return editsTold(await saidTotalCalls(request, await view.files(), view));
}

describe("a total that is wrong", () => {
  test("is worked out again, with what is left over", async () => {
    expect(
      await changed("Die Summe im Trip 2025 stimmt nicht, und was übrig ist auch nicht. Bitte korrigieren."),
    ).toEqual(["trip 2025.md:9:| **Summe** | **305,50** |", "trip 2025.md:11:Übrig: 194,50"]);
    expect(await changed("the total in hours.csv is wrong, please fix it")).toEqual(["hours.csv:5:total,9"]);
  });

  test.each([
    "the total is wrong",
    "Die Summe in trip 2024.md stimmt nicht",
    "add a total to hours.csv",
    "is the total in hours.csv wrong?",
    "the total in hours.csv is wrong, Bo had 5, please fix it",
    "the total in hours.csv and what's left over is wrong",
  ])("%s: nothing", async (request) => {
    expect(await changed(request)).toEqual([]);
  });
});
