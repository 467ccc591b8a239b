import { expect, test } from "vitest";
import { turnWith } from "../../../../../test/support/turn-with.ts";
import { answerWhenCommitsCounted } from "./when-commits-counted.ts";

const all = "Commits by author:\n     4\tLena Brandt\n     1\tOle Berg\n";
const since = "Commits by author since v1.2:\n     3\tLena Brandt\n     1\tOle Berg\n";

test.each([
  ["how many commits did Lena Brandt make since v1.2?", since, "Lena Brandt has made 3 commits since v1.2."],
  ["how many commits did we make since v1.2?", since, "There are 4 commits since v1.2."],
  ["how many commits has Ole made?", "", "Ole Berg has made 1 commit."],
  ["Wie viele Commits hat Lena Brandt seit v1.2 gemacht?", since, "Lena Brandt hat seit v1.2 3 Commits gemacht."],
  ["how many commits did Kim make since v1.2?", since, null],
])("%s", (request, more, answer) => {
  const run = { tool: "bash", input: { command: "git shortlog -s HEAD" }, text: `exit 0\n${all}${more}No others.` };
  expect(answerWhenCommitsCounted(turnWith(request, [run], "look"))).toBe(answer);
});
