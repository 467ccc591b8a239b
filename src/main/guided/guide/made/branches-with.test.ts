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
  "does any branch have `rain-gauge.md`?",
  "Welcher Branch enthält die Datei rain-gauge.md?",
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
  "On which branch does station.md mention tomatoes?",
  "which branch still has the old price in station.md?",
  "is station.md the same on another branch?",
  "In which branch is the bug in station.md fixed?",
  "which branch has the longest station.md?",
])("nothing is looked for in: %s", async (request) => {
  expect(await branchesWith(request, files, view)).toEqual([]);
});

test("what was found leaves out copies on a server", () => {
  const refs = [
    "heads/anna/garden",
    "heads/garden",
    "remotes/origin/HEAD",
    "remotes/origin/garden",
    "remotes/origin/old",
  ];
  const output = `exit 0\nBranches with a.md:\n${refs.map((ref) => `- ${ref}\n`).join("")}No others.`;
  expect(foundBranches(output)).toEqual({ file: "a.md", branches: ["anna/garden", "garden", "origin/old"] });
  expect(foundBranches("exit 0\nBranches with a.md:\nNo others.")).toEqual({ file: "a.md", branches: [] });
  expect(foundBranches("exit 0\n## main")).toBeNull();
});
