import { expect, test } from "vitest";
import { viewOf } from "../../../../../test/support/view-of.ts";
import { branchesWith, foundBranches } from "./branches-with.ts";

const view = { ...viewOf({ "station.md": "# Station\n" }), isRepository: async () => true };
const files = await view.files();

test.each([
  "I can't find rain-gauge.md any more. on which branch is it?",
  "which branch has rain-gauge.md?",
  "rain-gauge.md is gone, is it on another branch?",
  "What branch is rain-gauge.md on?",
  "Auf welchem Branch liegt rain-gauge.md?",
  "Liegt rain-gauge.md auf einem anderen Branch?",
  "rain-gauge.md はどのブランチにありますか",
])("all branches are looked through for: %s", async (request) => {
  const [call, ...others] = await branchesWith(request, files, view);
  expect(others).toEqual([]);
  expect(call?.input["command"]).toContain(String.raw`grep -qxE '(.*/)?rain-gauge\.md'`);
});

test.each([
  "which branch is newest?",
  "on which branch was station.md changed last?",
  "switch to the branch that has rain-gauge.md",
  "which branch am I on?",
  "is rain-gauge.md or wind.md on another branch?",
])("nothing is looked for in: %s", async (request) => {
  expect(await branchesWith(request, files, view)).toEqual([]);
});

test("what was found leaves out copies on a server", () => {
  const output = "exit 0\nBranches with a.md:\n- balcony\n- origin\n- origin/balcony\n- origin/old\nNo others.";
  expect(foundBranches(output)).toEqual({ file: "a.md", branches: ["balcony", "origin/old"] });
  expect(foundBranches("exit 0\nBranches with a.md:\nNo others.")).toEqual({ file: "a.md", branches: [] });
  expect(foundBranches("exit 0\n## main")).toBeNull();
});
