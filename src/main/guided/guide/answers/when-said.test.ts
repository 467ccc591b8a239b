import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../test/support/view-of.ts";
import { type TurnStep, turnWith } from "../../../../../test/support/turn-with.ts";
import { commandOf, type GitDeed } from "../request/git/git-deed.ts";
import { answerWhenSaid } from "./when-said.ts";

const files = await viewOf({ "a.md": "", "b.md": "", "c.md": "" }).files();
function answered(request: string, ...steps: TurnStep[]): string | null {
  return answerWhenSaid(turnWith(request, steps, "edit"), files);
}

const bash = (command: string, more: Partial<TurnStep> = {}): TurnStep => ({
  tool: "bash",
  input: { command },
  ...more,
});
const edit = (path: string, before: string, after: string, more: Partial<TurnStep> = {}): TurnStep => ({
  tool: "edit",
  input: { path, old_text: before, new_text: after, line: 1 },
  ...more,
});

describe("what was done as it was said", () => {
  test.each<[string, string, TurnStep]>([
    [
      "commit a.md as 'Plan'",
      "a.md is committed with the message “Plan”.",
      bash("git add -- a.md && git commit -m Plan -- a.md"),
    ],
    [
      "Bitte alles committen, Nachricht 'Preise'",
      "Alle Änderungen sind mit der Nachricht „Preise“ committet.",
      bash("git add -A && git commit -m Preise"),
    ],
    [
      "can you bring a.md back to the last committed state? b.md I changed on purpose",
      "a.md is as it was committed last.",
      bash("git checkout HEAD -- a.md"),
    ],
    [
      "merge winter into main",
      "You are on main now. winter is merged.",
      bash("git switch main && git merge --no-edit winter"),
    ],
  ])("is told of %s", (request, answer, step) => {
    expect(answered(request, step)).toBe(answer);
  });

  test("is told of a folder that git no longer lists", () => {
    const request = 'take the folder out out of git (but keep the files!), ignore it and commit with "No out"';
    const deed: GitDeed = { deed: "untrack", file: "out/", message: "No out" };
    const text = "exit 0\n[main 1] No out\n delete mode 100644 out/a.csv\n delete mode 100644 out/b.csv\n";
    expect(answered(request, bash(commandOf([deed]), { text }))).toBe(
      "out/ is no longer in git, but still in the folder; .gitignore keeps it out. Committed with the message “No out”.",
    );
  });

  test("is told of changes, in the language of the request", () => {
    const steps = [edit("a.md", "day ticket 12 EUR", "day ticket 14 EUR"), edit("b.md", "12 EUR", "14 EUR")];
    expect(answered("the day ticket goes from 12 to 14 in all files (flyer, price list)", ...steps)).toBe(
      "It is “14” instead of “12” now in a.md and b.md.",
    );
    expect(answered("das Ticket kostet jetzt 14 statt 12, bitte in allen Dateien", ...steps)).toBe(
      "Statt „12“ steht jetzt „14“ in a.md und b.md.",
    );
    expect(answered("チケットを12から14に変更してください。", ...steps)).toBe(
      "a.md、b.mdの「12」を「14」に変更しました。",
    );
  });

  test("is told of what is gone", () => {
    expect(answered("take Tom Reed off all lists", edit("a.md", "- Tom Reed\n", ""))).toBe(
      "Removed “Tom Reed” from a.md.",
    );
    expect(answered("Bitte nimm Tom Reed von allen Listen", edit("a.md", "- Tom Reed\n- Jo\n", ""))).toBe(
      "Geändert in a.md.",
    );
  });

  const commit = bash("git add -- a.md && git commit -m Plan -- a.md");
  const change = edit("a.md", "12", "14");
  test.each<[string, string, TurnStep[]]>([
    ["something failed", "commit a.md as 'Plan'", [{ ...commit, text: "exit 1\nnothing to commit" }]],
    ["it was refused", "commit a.md as 'Plan'", [{ ...commit, status: "denied" }]],
    ["the model did a part", "change 12 to 14 in all files", [{ ...change, origin: "model" }]],
    ["something is to be told", "12 is 14 now in all files, tell me how many there were", [change]],
    ["something is to be tried", "12 is 14 now in all files, the test should still pass", [change]],
    ["there is more to do", "put 14 instead of 12 into a.md, then add a line to b.md", [change]],
    ["it was something else", "commit a.md as 'Plan'", [bash("git status")]],
  ])("is left to the model where %s", (_, request, steps) => {
    expect(answered(request, ...steps)).toBeNull();
  });
});

test("lines in another order are told as that, and whole lines aren't quoted", () => {
  expect(answered("put a.md in order", edit("a.md", "oak\nelm", "elm\noak"))).toBe(
    "The lines in a.md are in order now.",
  );
  expect(answered("Bitte die Liste in a.md nach dem Namen sortieren", edit("a.md", "oak\nelm", "elm\noak"))).toBe(
    "Die Zeilen in a.md stehen jetzt in der gewünschten Reihenfolge.",
  );
  expect(answered("write the names anew in a.md", edit("a.md", "oak\nelm", "ash\nfir"))).toBe("Changed in a.md.");
});

test("a table that was written is told with its rows", () => {
  const write: TurnStep = {
    tool: "write",
    input: { path: "north.csv", content: "name,bed\nKale,north\nLeek,north\n" },
  };
  expect(answered("make north.csv from a.md", write)).toBe("Wrote north.csv, with 2 rows.");
  expect(answered("bitte erstelle die Datei north.csv mit den Zeilen aus a.md", write)).toBe(
    "north.csv geschrieben, mit 2 Zeilen.",
  );
});
