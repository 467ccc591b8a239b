import { expect, test } from "vitest";
import { turnWith } from "../../../../../test/support/turn-with.ts";
import type { TurnState } from "../../../agent/guide.ts";
import { masksFor } from "../masks.ts";
import { answerWhenPlaced, toldWhenPlaced } from "./when-placed.ts";

function after(request: string, text: string, command = "mv -nv -- a.mp3 music/a.mp3"): TurnState {
  return turnWith(request, [{ tool: "bash", input: { command }, text }], "run");
}

const moved = "exit 0\nrenamed 'a.mp3' -> 'music/a.mp3'\nremoved 'b.tmp'\n";

test("where files are now is told as it was done, in the language of the request", () => {
  expect(answerWhenPlaced(after("songs into music/ please, and delete the .tmp file", moved), [])).toBe(
    "These files are where they belong now:\n- a.mp3 → music/a.mp3\n\nb.tmp is deleted.",
  );
  expect(answerWhenPlaced(after("Bitte die Lieder nach music/ verschieben", moved), [])).toContain("ist gelöscht");
});

test("names with an apostrophe are told as well", () => {
  const text = `exit 0\nrenamed "it's.mp3" -> "music/it's.mp3"\nrenamed 'a.mp3' -> 'music/a.mp3'\n`;
  expect(answerWhenPlaced(after("songs into music/ please", text), [])).toContain("- it's.mp3 → music/it's.mp3");
});

test.each([
  ["more is to be told", "songs into music/, and tell me how many there are", moved],
  ["it failed", "songs into music/", "exit 1\nmv: cannot move"],
])("the model answers where %s", (_, request, text) => {
  expect(answerWhenPlaced(after(request, text), [])).toBeNull();
});

test("once the files are where they are to be, no more of them are moved or deleted", () => {
  expect(masksFor(after("delete all .tmp files but keep.tmp", moved, "rm -rv -- b.tmp"), []).allowed).toEqual([
    "answer",
  ]);
});

test("what the model chose to move is told as it was done", () => {
  const input = { command: "mkdir -p -- bio && mv -nv -- a.txt bio/" };
  const step = { tool: "bash", input, text: "exit 0\nrenamed 'a.txt' -> 'bio/a.txt'\n", origin: "model" as const };
  expect(toldWhenPlaced(turnWith("put my notes into a folder bio", [step], "run"), [])).toBe(
    "Moved or renamed:\n- a.txt → bio/a.txt",
  );
  const other = { tool: "bash", input: { command: "zip all.zip a.txt" }, origin: "model" as const };
  expect(toldWhenPlaced(turnWith("put my notes into a folder bio", [step, other], "run"), [])).toBeNull();
});

test("a command that does more than to place files is the model's to tell", () => {
  const input = { command: "mv -nv -- a.txt bio/ && sed -i s/a/b/ c.txt" };
  const step = { tool: "bash", input, text: "exit 0\nrenamed 'a.txt' -> 'bio/a.txt'\n", origin: "model" as const };
  expect(toldWhenPlaced(turnWith("put a.txt into a folder bio", [step], "run"), [])).toBeNull();
});
