import { expect, test } from "vitest";
import { turnWith } from "../../../../../test/support/turn-with.ts";
import { answerWhenCopied } from "./when-copied.ts";
import { answerWhenLocated } from "./when-located.ts";

function ran(request: string, command: string, text: string) {
  return turnWith(request, [{ tool: "bash", input: { command }, text }], "run");
}

test.each([
  ["which branch has a.md?", "- heads/balcony\n", "a.md is on the branch balcony."],
  ["which branch has a.md?", "- heads/balcony\n- heads/old\n", "a.md is on the branches balcony and old."],
  ["which branch has a.md?", "", "a.md isn't on any branch as it is now."],
  ["which branch has a.md, and what is in it?", "- heads/balcony\n", null],
])("%s with %j: %s", (request, found, answer) => {
  const text = `exit 0\nBranches with a.md:\n${found}No others.`;
  expect(answerWhenLocated(ran(request, "git for-each-ref", text))).toBe(answer);
});

test("what was copied is told with where it is", () => {
  const command = "mkdir -p -- concert && cp -rnv -- music/a.mp3 music/b.mp3 concert/";
  const text = "exit 0\n'music/a.mp3' -> 'concert/a.mp3'\n'music/b.mp3' -> 'concert/b.mp3'";
  const request = "copy the songs listed in set.txt from music to a new folder concert";
  expect(answerWhenCopied(ran(request, command, text))).toBe(
    "Copied to concert: a.mp3 and b.mp3. The originals are where they were.",
  );
  expect(answerWhenCopied(ran(`${request} and tell me how many`, command, text))).toBeNull();
});

test.each([
  [
    "names are told as they are, however they are shown",
    "'music/Küche.mp3' music/b.mp3",
    "'music/K'$'\\303\\274''che.mp3' -> 'concert/K'$'\\303\\274''che.mp3'\n'music/b.mp3' -> 'concert/b.mp3'",
    "Copied to concert: Küche.mp3 and b.mp3. The originals are where they were.",
  ],
  [
    "it's left to the model where a file was there before",
    "music/a.mp3 music/b.mp3",
    "'music/b.mp3' -> 'concert/b.mp3'",
    null,
  ],
])("%s", (_, files, shown, answer) => {
  const command = `mkdir -p -- concert && cp -rnv -- ${files} concert/`;
  const request = "copy the songs listed in set.txt from music to a new folder concert";
  expect(answerWhenCopied(ran(request, command, `exit 0\n${shown}`))).toBe(answer);
});
