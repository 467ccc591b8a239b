import { expect, test } from "vitest";
import { saidBranchOff } from "./said-branch-off.ts";

test.each([
  "oh no, my last commit (the new prices) should have gone on a branch of its own. make a branch new-prices with it and take it off main again",
  "please move my last commit to a new branch called new-prices",
  "the latest commit belongs on its own branch new-prices, could you take it off master? keep my open changes",
  "Der letzte Commit hätte auf einen eigenen Branch gehört: mach einen Branch new-prices und nimm ihn von main runter",
  "最後のコミットを新しいnew-pricesというブランチに移してください",
])("the last commit goes to a branch of its own: %s", (request) => {
  expect(saidBranchOff(request)).toEqual({ deed: "branch off", name: "new-prices" });
});

test.each([
  ["it is only on a new branch as well", "make a branch new-prices from my last commit"],
  ["no branch is named", "my last commit should have gone on a branch of its own, take it off main"],
  ["several are meant", "move my last commits to a new branch new-prices"],
  ["more is to be done", "move my last commit to a new branch new-prices and push it"],
  ["it is asked how", "how do I move my last commit to a new branch new-prices?"],
  ["it stays here", "move my last commit to a new branch new-prices, but it stays on main too"],
])("not where %s", (_, request) => {
  expect(saidBranchOff(request)).toBeNull();
});
