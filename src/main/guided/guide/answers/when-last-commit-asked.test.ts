import { expect, test } from "vitest";
import { turnWith } from "../../../../../test/support/turn-with.ts";
import { answerWhenLastCommitAsked } from "./when-last-commit-asked.ts";

const shown = `exit 0
Changed in the last commit (- before, + after):
785f3d1 2025-04-24 Bo: New time

 rules.md | 2 +-
 1 file changed, 1 insertion(+), 1 deletion(-)
diff --git a/rules.md b/rules.md
index 969eebf..7904193 100644
--- a/rules.md
+++ b/rules.md
@@ -3 +3 @@
-- Quiet from 10 pm
+- Quiet from 9 pm
`;

function answer(request: string, text = shown): string | null {
  const input = { command: "git show --stat HEAD" };
  return answerWhenLastCommitAsked(turnWith(request, [{ tool: "bash", input, text }], "look"));
}

test("the lines that the last commit changed are told as git has them", () => {
  expect(answer("what was changed in the last commit?")).toBe(
    "The last commit, 785f3d1 by Bo on 2025-04-24 (“New time”), changed rules.md:\n\n```diff\n-- Quiet from 10 pm\n+- Quiet from 9 pm\n```",
  );
  expect(answer("Was wurde beim letzten Commit geändert?")).toContain("hat rules.md geändert");
});

test("a line that looks like git's own is told as well", () => {
  expect(answer("what was changed in the last commit?", shown.replace("- Quiet from 10 pm", "---"))).toContain(
    "```diff\n----\n+- Quiet from 9 pm",
  );
});

test("of several files each has its lines", () => {
  const other = "diff --git a/朝.md b/朝.md\nindex 1..2 100644\n--- a/朝.md\n+++ b/朝.md\n@@ -1 +1,0 @@\n-tea\n";
  const both = `${shown.replace("1 insertion(+), 1 deletion(-)", "1 insertion(+), 2 deletions(-)")}${other}`;
  expect(answer("what was changed in the last commit?", both)).toContain(
    "changed rules.md and 朝.md:\n\nrules.md\n\n```diff\n-- Quiet from 10 pm\n+- Quiet from 9 pm\n```\n\n朝.md\n\n```diff\n-tea\n```",
  );
});

test.each([
  [
    "only a part of the lines is shown",
    "what changed in the last commit?",
    shown.replace("1 insertion", "9 insertions"),
  ],
  ["a yes or a no is asked for", "did the last commit change the quiet hours?", shown],
  ["something else is asked", "who made the last commit?", shown],
  ["there is too much to be told", "what changed in the last commit?", `${shown}${"+more\n".repeat(30)}`],
  ["git tells nothing", "what changed in the last commit?", "exit 128\nfatal: not a git repository"],
])("the model answers where %s", (_, request, text) => expect(answer(request, text)).toBeNull());
