import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../../shared/json.ts";
import type { Effect } from "../../../agent/tool.ts";
import { openParts, partsOf, partTexts } from "./parts.ts";
import type { StepRecord } from "./step-record.ts";

const files = ["a.md", "shop.csv", "run.sh"].map((path) => ({ path, size: 1 }));
const told = (request: string) => partsOf(request, files).map(({ text, forms }) => [text, forms[0] ?? "told"]);

describe("the parts of a request", () => {
  test.each<[string, string[][]]>([
    [
      "Add oats to a.md, delete the tea line in shop.csv and run run.sh.",
      [
        ["Add oats to a.md", "add"],
        ["delete the tea line in shop.csv", "delete"],
        ["run run.sh.", "bash"],
      ],
    ],
    [
      "Please do this:\n1. add oats to a.md\n2. commit it",
      [
        ["add oats to a.md", "add"],
        ["commit it", "bash"],
      ],
    ],
    [
      "Ergänze Hafer in a.md und lösche den Tee in shop.csv",
      [
        ["Ergänze Hafer in a.md", "add"],
        ["lösche den Tee in shop.csv", "delete"],
      ],
    ],
    [
      "Lösche den Tee in shop.csv und ändere den Titel von a.md",
      [
        ["Lösche den Tee in shop.csv", "delete"],
        ["ändere den Titel von a.md", "edit"],
      ],
    ],
    [
      "Add oats to a.md. Delete the tea line in shop.csv. Tell me what is left.",
      [
        ["Add oats to a.md", "add"],
        ["Delete the tea line in shop.csv", "delete"],
        ["Tell me what is left.", "told"],
      ],
    ],
  ])("%s", (request, parts) => {
    expect(told(request).filter(([text]) => text !== "Please do this:")).toEqual(parts);
  });

  test.each([
    ["one thing", "Add oats to a.md"],
    ["one thing of several words", "Add salt and pepper to a.md"],
    ["one thing and an answer", "Add oats to a.md and tell me how many lines there are"],
    ["a question", "What is in a.md and in shop.csv?"],
    ["what is made and what it says", "Write a note to Ida and save it as note.txt: the key is in a.md, put it in"],
    ["what is put into what is made", "Write note.txt to Ida. Put her number in, it's in a.md"],
    ["das Gleiche", "Schreib Ida eine Notiz und speichere sie als note.txt. Ihre Nummer steht in a.md, trag sie ein"],
    ["nothing", ""],
  ])("are none in %s", (_, request) => {
    expect(partsOf(request, files)).toEqual([]);
  });

  test("what only points back belongs to what was said before", () => {
    expect(partTexts("The hall opens at 8 on Sundays now, please put that into times.yaml")).toHaveLength(1);
    expect(partTexts("Ruth übernimmt den Chor, trag das bitte in den Plan ein")).toHaveLength(1);
    expect(partTexts("It's Wrexham, not Wrexam. Please correct it wherever it comes up.")).toHaveLength(1);
    expect(partTexts("Der Raum heißt jetzt Aula. Bitte ändere das überall, wo es steht.")).toHaveLength(1);
    expect(partTexts("When I run node a.js it prints NaN. Please fix the script.")).toHaveLength(1);
    expect(
      partTexts("On Sunday I want to make the lasagne and the salad. Please write me a list and save it as list.txt"),
    ).toHaveLength(1);
    expect(partTexts("write a poem about tea, and put it into tea.txt")).toHaveLength(1);
    expect(partTexts("add oats to a.md and save it as b.md")).toHaveLength(2);
    expect(partTexts("count the rows, change it to 5 in notes.md")).toHaveLength(2);
  });

  test.each([
    "write a short thank-you note to Mrs Calloway for the jam and save it as thanks.txt, signed Theo",
    "I need an invitation for Saturday. Save it as party.md please, at most five lines",
    "Bitte schreib einen Brief an Frau Lindner und speichere ihn als brief.txt",
    "draft a reply to the landlord, write it to reply.txt without a greeting",
    "Make a list of what we pack. Put the list into a file called pack.txt.",
  ])("what is written and where it is saved is one wish: %s", (request) => {
    expect(partTexts(request)).toHaveLength(1);
    expect(partsOf(request, files)).toEqual([]);
  });

  test("of something new alone no part changes what is there", () => {
    const request = "Write the opening hours for the door. Make it friendly. Save the sheet as door.md";
    expect(partsOf(request, files)).toEqual([]);
    const both = partsOf("Write two poems, mention no cats. Put them into one.md and two.md", files);
    expect(both.flatMap(({ forms }) => forms)).not.toContain("edit");
    const run = partsOf("Write a script sum.py and then run it with shop.csv", files);
    expect(run.map(({ forms }) => forms[0])).toEqual(["write", "bash"]);
  });

  test("a name that begins like a verb begins no part", () => {
    expect(partTexts("rename the sets to set-01.txt, set-02.txt and so on")).toHaveLength(1);
    expect(partTexts("rename a.md to b.md, run.sh stays")).toHaveLength(1);
  });

  test("what isn't to be done is no part", () => {
    expect(partTexts("shop.csvを直してください。コミットはまだしないでください")).toEqual(["shop.csvを直してください"]);
  });

  test("leave what is wrong with the wish to mend it", () => {
    expect(partTexts("run.sh fails since today, please fix a.md")).toEqual([
      "run.sh fails since today, please fix a.md",
    ]);
    expect(partTexts("fix a.md since run.sh fails, and fix run.sh")).toHaveLength(2);
  });

  test("say which files they are about, and the new ones where something is written", () => {
    const parts = partsOf("Delete the tea line in shop.csv, then write a summary to report.md", files);
    expect(parts.map(({ paths }) => paths)).toEqual([["shop.csv"], ["report.md"]]);
  });
});

const effects: Readonly<Record<string, Effect>> = { view: "look", edit: "change", write: "change", bash: "run" };

function step(form: string, input: JsonObject, more: Partial<StepRecord> = {}): StepRecord {
  const tool = form in effects ? form : "edit";
  const effect = effects[tool] ?? "change";
  return { form, tool, effect, input, status: "ok", text: "exit 0", note: "", isMade: false, ...more };
}

describe("what is still open", () => {
  const parts = partsOf("Add oats to a.md, delete the tea line in shop.csv and commit it", files);
  const open = (...records: StepRecord[]) => openParts(parts, records).map(({ text }) => text);
  const added = step("add", { path: "a.md" });
  const deleted = step("delete", { path: "shop.csv" });
  const [add, remove, commit] = ["Add oats to a.md", "delete the tea line in shop.csv", "commit it"];

  test("isn't a new file once it is written, whatever the request calls that", () => {
    const wish = "add a .gitignore so that the logs stay out of git, then commit it";
    const made = step("write", { path: ".gitignore" }, { text: "Created .gitignore (1 line)." });
    expect(openParts(partsOf(wish, files), [made]).map(({ text }) => text)).toEqual(["commit it"]);
  });

  test.each<[string, StepRecord[], (string | undefined)[]]>([
    ["is all at first", [], [add, remove, commit]],
    ["isn't what a step did", [added], [remove, commit]],
    ["may be done in another order", [deleted], [add, commit]],
    ["may be done by another shape of an edit", [step("edit", { path: "a.md" })], [remove, commit]],
    ["is what a step in another file didn't do", [step("edit", { path: "run.sh" })], [add, remove, commit]],
    ["is what failed", [{ ...added, status: "failed" }], [add, remove, commit]],
    ["is what the harness only looked at", [step("view", { path: "a.md" })], [add, remove, commit]],
    [
      "is what the harness ran to see",
      [step("bash", { command: "python3 a.py" }, { isMade: true })],
      [add, remove, commit],
    ],
    ["isn't what the harness changed", [{ ...added, isMade: true }], [remove, commit]],
    ["is a commit before its turn has come", [step("bash", { command: "git commit -am x" }), added, deleted], [commit]],
    ["is a commit that another command is not", [added, deleted, step("bash", { command: "ls" })], [commit]],
    [
      "is a commit that failed",
      [added, deleted, step("bash", { command: "git commit -am x" }, { text: "exit 1" })],
      [commit],
    ],
    ["is nothing in the end", [added, deleted, step("bash", { command: "git commit -am x" })], []],
  ])("%s", (_, records, texts) => {
    expect(open(...records)).toEqual(texts);
  });
});

test.each([
  ["by the harness, before all else", { isMade: true }],
  [
    "by a command that fails behind it",
    { text: "exit 1\nSwitched to a new branch 'winter'\nno changes added to commit" },
  ],
])("a branch is made %s", (_, more) => {
  const parts = partsOf("make a branch winter-1, add oats to a.md there and commit it", files);
  const record = step("bash", { command: "git checkout -b winter-1" }, more);
  expect(openParts(parts, [record]).map(({ text }) => text)).toEqual(["add oats to a.md there", "commit it"]);
});

test("what the harness changes behind a command of the model's is done", () => {
  const parts = partsOf("rename a.md to b.md and correct shop.csv where it mentions the old name", files);
  const moved = step("bash", { command: "mv a.md b.md" });
  const corrected = step("edit", { path: "shop.csv", old_text: "a.md", new_text: "b.md" }, { isMade: true });
  expect(openParts(parts, [moved])).toHaveLength(1);
  expect(openParts(parts, [moved, corrected])).toEqual([]);
});

test("what no longer fails when it is tried again is mended", () => {
  const mending = ["fix run.sh", "fix a.md"].map((text) => ({
    text,
    forms: ["fix"],
    paths: [text.slice("fix ".length)],
    command: null,
  }));
  const edited = step("fix", { path: "shop.csv" });
  const tried = (text: string) => step("bash", { command: "bash run.sh" }, { isMade: true, text });
  const left = (...records: StepRecord[]) => openParts(mending, records).map(({ text }) => text);
  expect(left(edited, tried("exit 0\nOK"))).toEqual(["fix a.md"]);
  expect(left(edited, tried("exit 1\nFAILED"))).toEqual(["fix run.sh", "fix a.md"]);
  expect(left(tried("exit 0\nOK"))).toEqual(["fix run.sh", "fix a.md"]);
});

describe("a change of several lines at once", () => {
  const parts = partsOf("set the port to 81 in a.md and turn the log off", files);
  const change = (old_text: string, new_text: string) => step("edit", { path: "a.md", old_text, new_text });
  test.each([
    ["does all parts that its lines are about", change("port = 80\nlog = on", "port = 81\nlog = off"), []],
    [
      "does one part where the others have no word in it",
      change("port = 80\nhost = a", "port = 81\nhost = b"),
      [parts[1]],
    ],
    ["does one part where it is only one line", change("port = 80", "port = 81"), [parts[1]]],
  ])("%s", (_, record, open) => {
    expect(openParts(parts, [record])).toEqual(open);
  });
});

test("what is to stand in a new file besides is done with it", () => {
  const parts = partsOf(
    "write a notice to note.md and add the times to it (see a.md), then delete the tea line in shop.csv",
    files,
  );
  const record = step("write", { path: "note.md" }, { text: "Created note.md" });
  expect(openParts(parts, [record]).map(({ text }) => text)).toEqual(["delete the tea line in shop.csv"]);
});

test("what is to be taken out of another file isn't done with a new one", () => {
  const parts = partsOf("write a packing list packing.txt and remove the tent from the todo list", files);
  const record = step("write", { path: "packing.txt" }, { text: "Created packing.txt" });
  expect(openParts(parts, [record])).toHaveLength(1);
});

const piece = fc.constantFrom(
  "add oats",
  "delete a.md",
  ", ",
  " and ",
  ". ",
  "run it",
  "tell me",
  "\n- ",
  "ファイルを消して。",
  "😀",
  "b.md",
);

property.prop([fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join(""))])(
  "parts are pieces of the request in its order, at most six, of which two at least are to be done",
  (request) => {
    const parts = partsOf(request, files);
    let at = 0;
    for (const { text } of parts) {
      at = request.indexOf(text, at);
      expect(at).toBeGreaterThanOrEqual(0);
      at += text.length;
    }
    expect(parts.length).toBeLessThanOrEqual(6);
    expect(parts.length === 0 || parts.filter(({ forms }) => forms.length > 0).length >= 2).toBe(true);
    expect(openParts(parts, [])).toEqual(parts.filter(({ forms }) => forms.length > 0));
  },
);

test.each([
  ["the tests should also run on 3.13, please add it to the matrix in ci.yml", 1],
  ["report.py crashes since the file has an empty line, make it skip those", 1],
  ["make sum.sh and run it", 2],
  ["add oats to list.txt, then delete the tea", 2],
])("what only says why is no wish of its own: %j", (request, wishes) => {
  expect(partTexts(request)).toHaveLength(wishes);
});
