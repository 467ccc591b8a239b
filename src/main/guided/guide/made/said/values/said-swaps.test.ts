import { describe, expect, test } from "vitest";
import { editsTold } from "../../../../../../../test/support/edits-told.ts";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidSwapCalls } from "./said-swaps.ts";

const files = {
  "desk.csv": `week,desk,phone,post
2 May,Ida,Bo,Lou
9 May,Lou,Ida,Bo
16 May,Bo,Lou,Idana
23 May,Ida,Lou,Bo
`,
  "desk draft.csv": `week,desk,phone,post
2 May,Ida,Bo,Lou
9 May,Lou,Ida,Bo
16 May,Bo,Lou,Idana
23 May,Ida,Lou,Bo
`,
  "lessons.md": `# Lessons

## Group A

| Period | Mon | Tue   |
| ------ | --- | ----- |
| 1      | art | maths |
| 2      | PE  | art   |

## Group B

| Period | Mon | Tue   |
| ------ | --- | ----- |
| 1      | art | PE    |
| 2      | PE  | maths |
`,
  "rota.csv": "day,who,room\nMon,Okafor,Hall\nTue,Lund,Attic\n",
  "kitchen.yaml": `cook:
  monday: Ida
  tuesday: "Bo"   # until June
  friday: Lou
`,
};

async function changed(request: string): Promise<string[]> {
  const view = viewOf(files);
  return editsTold(await saidSwapCalls(request, await view.files(), view));
}

describe("what changes places", () => {
  test("two names in one row", async () => {
    expect(await changed("Ida and Lou swap on 9 May, please put that into the desk plan")).toEqual([
      "desk.csv:3:9 May,Ida,Lou,Bo",
    ]);
    expect(await changed("Bo und Lou tauschen am 2. Mai, trag das bitte ein")).toEqual(["desk.csv:2:2 May,Ida,Lou,Bo"]);
  });

  test("what two people have, where that is said", async () => {
    const swapped = ["rota.csv:2:Mon,Okafor,Attic", "rota.csv:3:Tue,Lund,Hall"];
    expect(await changed("swap the rooms of Okafor and Lund, see rota.csv")).toEqual(swapped);
    expect(await changed("bitte die Räume von Okafor und Lund tauschen, in rota.csv")).toEqual(swapped);
    expect(await changed("rota.csvのOkaforとLundの部屋を入れ替えて")).toEqual(swapped);
    expect(await changed("swap Okafor and Lund in rota.csv")).toEqual([
      "rota.csv:2:Mon,Lund,Hall",
      "rota.csv:3:Tue,Okafor,Attic",
    ]);
  });

  test("two names, each in its row, in the column that is said", async () => {
    expect(await changed("swap Lou on 9 May and Bo on 16 May at the desk please")).toEqual([
      "desk.csv:3:9 May,Bo,Ida,Bo",
      "desk.csv:4:16 May,Lou,Lou,Idana",
    ]);
    expect(await changed("desk draft.csvのdesk、5月9日のLouさんと5月16日のBoさんを入れ替えて")).toEqual([
      "desk draft.csv:3:9 May,Bo,Ida,Bo",
      "desk draft.csv:4:16 May,Lou,Lou,Idana",
    ]);
  });

  test("two rows or columns, told with the other side", async () => {
    expect(await changed("in kitchen.yaml monday and tuesday have to be swapped")).toEqual([
      "kitchen.yaml:2:  monday: Bo",
      'kitchen.yaml:3:  tuesday: "Ida"   # until June',
    ]);
    expect(await changed("lessons.md, Group B: swap Monday and Tuesday in period 2")).toEqual([
      "lessons.md:15:| 2      | maths | PE    |",
    ]);
  });

  test.each([
    "swap Ida for Lou on 9 May",
    "Ida and Lou swap",
    "Ida and Lou swap in desk.csv",
    "swap Monday and Tuesday in period 2",
    "Ida tauscht am 9. Mai",
    "swap Ida and Bo on 16 May",
    "Ida and Lou swap their turns on 2 May and 9 May",
    "who swapped with Lou on 9 May and what does Bo say?",
    "Ida and Lou swap on 9 May. Then add a row for 30 May.",
    "don't swap Ida and Lou on 9 May",
    "swap Ida and Lou on 2 and 23 May",
    "Ida and Lou swap on 9 May; the same for Bo and Lou on 16 May",
  ])("%s: nothing", async (request) => {
    expect(await changed(request)).toEqual([]);
  });
});
