import { describe, expect, test } from "vitest";
import { editsTold } from "../../../../../../../test/support/edits-told.ts";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidNameSwapCalls } from "./said-name-swaps.ts";

const shifts = `{
  "bar": [
    { "day": "Fri", "crew": ["Ada", "Ben"] },
    { "day": "Sat", "crew": ["Cleo", "Adam"] }
  ],
  "keys": ["Ada", "Dan"],
  "first aid": ["Ben"],
  "Cleo": "driver"
}
`;

async function changed(request: string): Promise<string[]> {
  const view = viewOf({ "shifts.json": shifts, "notes.md": "Ada and Cleo\n" });
  return editsTold(await saidNameSwapCalls(request, await view.files(), view));
}

const adaAndCleo = [
  'shifts.json:3:    { "day": "Fri", "crew": ["Cleo", "Ben"] },',
  'shifts.json:4:    { "day": "Sat", "crew": ["Ada", "Adam"] }',
];

describe("two names of a JSON file that change places", () => {
  test.each<[string, string[]]>([
    [
      "ada and cleo want to swap places, can you change that in shifts.json? who has the keys stays the same",
      adaAndCleo,
    ],
    ["Ada und Cleo tauschen die Plätze, trag das bitte in shifts.json ein. Die Schlüssel bleiben, wo sie sind", []],
    ["Ada und Cleo wollen in shifts.json die Plätze tauschen. Die Schlüssel bleiben so", adaAndCleo],
    ["please swap Cleo and Adam in shifts.json", ['shifts.json:4:    { "day": "Sat", "crew": ["Adam", "Cleo"] }']],
    ["shifts.json の Cleo と Adam", []],
  ])("%s", async (request, edits) => {
    expect(await changed(request)).toEqual(edits);
  });

  test.each([
    "Ada and Cleo want to swap places, can you change that in shifts.json?",
    "Ada and Ben want to swap places in shifts.json. the keys stay",
    "Ada and Cleo want to swap places in shifts.json, Adam stays where he is",
    "Cleo and Dan want to swap places, can you change that in shifts.json?",
    "Cleo and Adam don't want to swap places in shifts.json",
    "did Cleo and Adam swap places in shifts.json?",
    "Cleo and Adam want to swap places next week, put that into shifts.json",
    "swap Cleo and Adam in shifts.json and take Ben out",
    "swap Cleo for Adam in shifts.json",
  ])("nothing for: %s", async (request) => {
    expect(await changed(request)).toEqual([]);
  });
});
