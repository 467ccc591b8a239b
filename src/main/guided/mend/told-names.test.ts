import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../test/support/view-of.ts";
import { meetsNames, toldNames } from "./told-names.ts";

const files = {
  "low-stock.sh": "tail -n +2 stock.csv\n",
  "stock.csv": "item,stock,minimum\ncable ties,120,25\nbatteries AA,9,25\nlight bulbs,30,40\n",
};
const printed = "exit 0\ncable ties: 120 left, order -70\nlight bulbs: 30 left, order 50";

async function told(request: string) {
  const view = viewOf(files);
  return toldNames({ command: "bash low-stock.sh stock.csv", text: printed, request }, await view.files(), view);
}

describe("what a program should print is told by names", () => {
  test.each([
    [
      "bash low-stock.sh stock.csv tells me to order cable ties though we have 120 of them. And batteries AA aren't in the output",
      ["batteries AA"],
      ["cable ties"],
    ],
    ["low-stock.sh: the batteries AA are missing", ["batteries AA"], []],
    ["cable ties shouldn't be in the list", [], ["cable ties"]],
    ["Kabel ok, aber batteries AA fehlen in der Liste", ["batteries AA"], []],
  ])("%s", async (request, missing, extra) => {
    expect(await told(request)).toEqual({ missing, extra });
  });

  test.each([
    ["it does so already", "cable ties are missing"],
    ["of some nothing is said", "the batteries AA are missing. light bulbs cost 3 euros each"],
    ["none is named", "something is missing in the list"],
  ])("but not where %s", async (_, request) => {
    expect(await told(request)).toBeNull();
  });

  test.each([
    ["it is so", "exit 0\nbatteries AA: 9 left, order 41\nlight bulbs: 30 left, order 50", true],
    ["what was right went as well", "exit 0\nbatteries AA: 9 left, order 41", false],
    ["what is too much is still there", `${printed}\nbatteries AA: 9 left, order 41`, false],
    ["it breaks off", "exit 1\nbatteries AA\nlight bulbs: 30 left, order 50", false],
  ])("and is so, or not: %s", (_, outcome, isMet) => {
    expect(meetsNames(outcome, printed, { missing: ["batteries AA"], extra: ["cable ties"] })).toBe(isMet);
  });
});
