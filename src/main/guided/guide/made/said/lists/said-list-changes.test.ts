import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidListChangeCalls } from "./said-list-changes.ts";

const list = {
  "packing.md": "# Packing\n\n## Tent\n\n- pegs\n- rope\n\n## Kitchen\n\n- [x] pan\n- [ ] rope soap\n",
};
const japanese = { "持ち物.txt": "持ち物\n\n■ 台所\n・なべ\n・塩\n\n■ 寝室\n・枕\n・塩あめ\n" };

async function changesFor(request: string, files: Record<string, string>): Promise<unknown[]> {
  const view = viewOf(files);
  const calls = await saidListChangeCalls(request, await view.files(), view);
  return calls.map(({ input: { old_text: old, new_text: fresh } }) => [old, fresh]);
}

const added = ["- rope", "- rope\n- lamp"];

describe("what is put on a list and taken off it", () => {
  test.each<[string, unknown[]]>([
    ["put a lamp on the tent list in packing.md, please", [added]],
    ["Please add a lamp to Tent in packing.md and take the pegs off, they're broken", [added, ["- pegs\n", ""]]],
    ["we have pegs already, so they can go. And could you add lamp to the tent list?", [added, ["- pegs\n", ""]]],
    ["In packing.md bitte bei Tent noch lamp ergänzen und pegs streichen.", [added, ["- pegs\n", ""]]],
    [
      "add salt and oil to the Kitchen section of packing.md",
      [["- [ ] rope soap", "- [ ] rope soap\n- [ ] salt\n- [ ] oil"]],
    ],
  ])("%s", async (request, changes) => expect(await changesFor(request, list)).toEqual(changes));

  test.each<[string, unknown[]]>([
    [
      "持ち物.txt の台所のところに皿を足して。塩はもうあるので消してください",
      [
        ["・塩\n", ""],
        ["・塩", "・塩\n・皿"],
      ],
    ],
    [
      "皿も買わないといけないので、台所のリストに入れてもらえますか。なべは済んだので外してほしいです",
      [
        ["・塩", "・塩\n・皿"],
        ["・なべ\n", ""],
      ],
    ],
  ])("%s", async (request, changes) => expect(new Set(await changesFor(request, japanese))).toEqual(new Set(changes)));

  test.each([
    "is there a lamp on the tent list?",
    "don't add a lamp to Tent",
    "add a note to Tent that the lamp is broken",
    "add a lamp to packing.md",
    "add a lamp to Tent and take the lid off",
    "add a lamp to Tent instead of the rope",
    "add rope to Tent",
  ])("nothing by: %s", async (request) => expect(await changesFor(request, list)).toEqual([]));
});
