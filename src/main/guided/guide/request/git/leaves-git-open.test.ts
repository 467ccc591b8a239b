import { expect, test } from "vitest";
import { leavesGitOpen } from "./leaves-git-open.ts";

test.each([
  'commit everything with the message "x" unless draft.md is in it',
  'commit a.md, if nothing else changed, with the message "x"',
  'commit a.md with the message "x" but only the first paragraph',
  'commit a.md and b.md separately with the message "x"',
  'commit a.md with the message "x" and sign it',
  "merge winter into main but do not commit yet",
  "merge winter into main? not sure, tell me what would change",
  'commit a.md when b.md is done, with the message "x"',
  'commit a.md after running the tests, message "x"',
  'commit a.md with the message "x" but show me the diff first',
  'commit a.md as Bo Lee <bo@lee.example> with the message "x"',
  'commit a.md with the message "x" and the date of last Friday',
  "committe a.md, nachdem b.md fertig ist",
  "b.mdができたら、a.mdを「x」でコミットして",
  "committe a.md, sobald b.md fertig ist",
])("%s", (request) => {
  expect(leavesGitOpen(request)).toBe(true);
});

test.each([
  'commit a.md with the message "only if it rains"',
  "switch to the winter branch and merge it into main, if they clash take what main says",
  'commit the changes in a.md with the message "x" and tag it v1',
  'commit a.md and b.md at once with the message "x"',
  'bring b.md back as it was before, then commit a.md with the message "when all is done"',
  'Guten Morgen, committe a.md mit der Nachricht "x"',
])("nothing is left open by: %s", (request) => {
  expect(leavesGitOpen(request)).toBe(false);
});
