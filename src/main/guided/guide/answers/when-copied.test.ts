import { expect, test } from "vitest";
import { turnWith } from "../../../../../test/support/turn-with.ts";
import { answerWhenCopied } from "./when-copied.ts";

function after(command: string, text: string): string | null {
  return answerWhenCopied(turnWith("copy it please", [{ tool: "bash", input: { command }, text }], "run"));
}

test("a copy is told with its new name, and a folder's with all in it", () => {
  expect(after("cp -rnv -- notes.txt old.txt", "exit 0\n'notes.txt' -> 'old.txt'\n")).toBe(
    "Copied to old.txt: notes.txt. The original is where it was.",
  );
  const shown = "exit 0\n'docs' -> 'd2'\n'docs/a.md' -> 'd2/a.md'\n";
  expect(after("cp -rnv -- docs d2", shown)).toContain("Copied to d2: docs.");
});

test("what was there before, and so wasn't copied, is left to the model", () => {
  const command = "mkdir -p -- old && cp -rnv -- a.md b.md old/";
  expect(after(command, "exit 0\n'a.md' -> 'old/a.md'\n")).toBeNull();
  expect(after("cp -rnv -- a.md b.md", "exit 0\n")).toBeNull();
});
