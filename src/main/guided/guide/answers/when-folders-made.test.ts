import { expect, test } from "vitest";
import { turnWith } from "../../../../../test/support/turn-with.ts";
import { answerWhenFoldersMade } from "./when-folders-made.ts";

function after(request: string, text: string): string | null {
  const command = "mkdir -pv -- old 'Tax papers'";
  return answerWhenFoldersMade(turnWith(request, [{ tool: "bash", input: { command }, text }], "run"));
}

const made = "exit 0\nmkdir: created directory 'old'\nmkdir: created directory 'Tax papers'\n";

test("the folders that were made are told, in the language of the request", () => {
  expect(after("make two folders: old and Tax papers", made)).toBe("These folders are there now: old and Tax papers.");
  expect(after("Leg bitte die Ordner old und Tax papers an", made)).toBe(
    "Diese Ordner sind jetzt da: old und Tax papers.",
  );
});

test.each([
  ["none was made", "make two folders: old and Tax papers", "exit 0\n"],
  ["it failed", "make two folders: old and Tax papers", "exit 1\nmkdir: cannot create directory"],
  ["more is asked", "make two folders, and tell me how many there are", made],
])("the model answers where %s", (_, request, text) => {
  expect(after(request, text)).toBeNull();
});
