import { expect, test } from "vitest";
import { oneCommand, oneCommit } from "./one-command.ts";

test.each([
  ["one", "git add -A", "git add -A"],
  [
    "several, each of which needs the one before",
    "git add a.txt\n\ngit commit -m 'Add a'\n",
    "git add a.txt && git commit -m 'Add a'",
  ],
  [
    "a message may say anything",
    'git add a\ngit commit -m "then it is done"',
    'git add a && git commit -m "then it is done"',
  ],
  ["remarks aren't run", "# first stage it\ngit add a.txt", "git add a.txt"],
  ["a loop stays as it is", "for f in *; do\n  echo $f\ndone\n", "for f in *; do\n  echo $f\ndone"],
  ["a line that goes on stays as it is", "git log \\\n  -n 1", "git log \\\n  -n 1"],
  ["a text in the middle stays as it is", "cat <<EOF\na\nEOF", "cat <<EOF\na\nEOF"],
])("commands: %s", (_, written, command) => {
  expect(oneCommand(written)).toBe(command);
});

const two = "git add a.txt && git commit -m 'Add a' && git add b.txt && git commit -m 'Add b' && git push";

test.each([
  ["commit a.txt, but not b.txt", "git add a.txt && git commit -m 'Add a' && git push"],
  ["commit each file", two],
  ["make two commits", two],
  ["commit a.txt, then commit b.txt", two],
])("%s: what isn't asked for isn't committed as well", (request, command) => {
  expect(oneCommit(two, request)).toBe(command);
});

test("a command without a commit stays as it is", () => {
  expect(oneCommit("git add a.txt && git status", "stage it")).toBe("git add a.txt && git status");
});
