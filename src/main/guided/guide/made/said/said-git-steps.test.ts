import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import type { TurnState } from "../../../../agent/guide.ts";
import type { StepRecord } from "../../turn/step-record.ts";
import { describedCommitCalls, nextCommit, saidGitCalls } from "./said-git-steps.ts";

const bash = { name: "bash", effect: "run" as const, description: "", inputSchema: {}, fields: [] };
const state: TurnState = { tools: [bash], messages: [], kind: "run", stepsLeft: 5 };
const view = { ...viewOf({ "a.md": "", "b.md": "", "c.md": "" }), isRepository: async () => true };
const files = await view.files();

async function made(request: string, more: Partial<TurnState> = {}, folder = view) {
  const calls = await saidGitCalls(request, { ...state, ...more }, files, folder);
  return calls.map(({ input }) => input["command"]);
}

describe("what a request says to git in full", () => {
  test("is done without the files that it rules out", async () => {
    expect(
      await made("bring a.md back to the last committed state. b.md I changed on purpose, don't touch it"),
    ).toEqual(["git checkout HEAD -- a.md"]);
  });

  test("may be a branch that the rest is done on", async () => {
    expect(await made("make a branch called winter and change the hours in a.md")).toEqual(["git checkout -b winter"]);
    expect(await made("make a branch called winter and switch to it")).toEqual(["git checkout -b winter"]);
    expect(await made("merge winter into main, then delete the branch")).toEqual([
      "git switch main && git merge --no-edit winter && git branch -d winter",
    ]);
  });

  test("may be a file that is to come back, and a commit of another one", async () => {
    const request =
      "I deleted d.csv by accident, get it back please. and commit a.md with the message 'Party', but only a.md, im not done with b.md";
    expect(await made(request)).toEqual([
      'git checkout HEAD -- d.csv || git checkout "$(git rev-list -n 1 HEAD -- d.csv)^" -- d.csv && git add -- a.md && git commit -m Party -- a.md',
    ]);
  });

  test("may be commits with a message for each file", async () => {
    const request =
      'two commits please: a.md with the message "One" and b.md separately with "Two". c.md is private, so not that one';
    expect(await made(request)).toEqual([
      "git add -- a.md && git commit -m One -- a.md && git add -- b.md && git commit -m Two -- b.md",
    ]);
  });

  test("may be a file that is kept under another name before it is as it was", async () => {
    const request =
      "keep what's in a.md now as d.md, then put a.md back to how it was at the last commit. my changes in b.md are fine, don't lose those";
    expect(await made(request)).toEqual(["[ ! -e d.md ] && cp -- a.md d.md && git checkout HEAD -- a.md"]);
  });

  test("may be a tag on the commit that gave a file its value", async () => {
    expect(await made("we forgot a tag: please put v1.4.0 on the commit where a.md was set to 1.4.0")).toEqual([
      expect.stringMatching(/git log --reverse .* -- a\.md.* git tag v1\.4\.0 /),
    ]);
  });

  test("may be a file that is taken out of git, while another one stays in it", async () => {
    const request =
      'Oops, a.md got into the repository. Can you make git stop tracking it, add it to .gitignore and commit that as "Clean up"? My copy has to stay on the disk, and b.md is meant to be in there.';
    expect(await made(request)).toEqual([
      expect.stringMatching(/git rm -r --cached -q -- a\.md .* commit -m 'Clean up'$/),
    ]);
  });

  test.each([
    'the folder out shouldnt be in git. add it to .gitignore, take it out of git (but keep the files on my disk!) and commit with "No out"',
    "The out folder got into git by accident. Please ignore it from now on, remove it from the repo without deleting it on disk, and commit that as 'No out'",
    "Bitte den Ordner out aus Git nehmen, aber auf der Platte behalten, in die .gitignore eintragen und als „No out“ committen",
  ])("may be a folder that is taken out of git with all that is in it: %s", async (request) => {
    const folder = { ...viewOf({ "out/a.md": "", "out/b.md": "", "out.md": "" }), isRepository: async () => true };
    const [call, ...more] = await saidGitCalls(request, state, await folder.files(), folder);
    expect(call?.input["command"]).toMatch(/git rm -r --cached -q -- out\/ .* commit -m 'No out'$/);
    expect(more).toEqual([]);
  });

  test("may begin with a cry of dismay", async () => {
    expect(
      await made("oh no, I broke a.md. bring it back to the last committed state, b.md I changed on purpose"),
    ).toEqual(["git checkout HEAD -- a.md"]);
  });

  test.each([
    "Change the message of my last commit to 'Fixed'. b.md isn't done yet, please don't commit it",
    "直前のコミットのメッセージを打ち間違えました。「Fixed」に直してもらえますか。b.mdはまだ書きかけなのでコミットしないでください。",
    "Die Nachricht vom letzten Commit soll „Fixed“ heißen. b.md bitte noch nicht committen",
  ])("is another message, and no file for it: %s", async (request) => {
    expect(await made(request)).toEqual([
      "{ printf '%s\\n\\n' Fixed; git log -1 --format=%b; } | git commit --amend --only -F -",
    ]);
  });

  test.each([
    "Change the message of my last commit to 'Fixed' and put b.md into it. a.md don't commit yet",
    "Change the message of my last commit to 'Fixed'. b.md should not be in it",
    "revert my last commit with a new commit. b.md don't commit",
  ])("is no other message alone: %s", async (request) => {
    for (const command of await made(request)) expect(command).not.toMatch(/--only|revert/);
  });

  test("is one wish where all of it is about the same commit", async () => {
    const request = "I forgot to add a.md to my last commit. Put it into that very commit. b.md should not go in";
    expect(await made(request)).toEqual(["git add -- a.md && git commit --amend --no-edit -- a.md"]);
  });

  const back = 'git checkout HEAD -- d.csv || git checkout "$(git rev-list -n 1 HEAD -- d.csv)^" -- d.csv';
  const committed = `${back} && git add -- d.csv && git commit -m Found -- d.csv`;

  test.each([
    ["I threw d.csv away in spring and need it again, its last version. Commit it with the message 'Found'", committed],
    [
      "d.csv is gone because I removed it a while ago, and I want it again, as it looked right before the removal. That should be recorded in a commit called 'Found'.",
      committed,
    ],
    ["d.csv is gone, can it be restored? commit message: Found", committed],
    ["Es gab mal eine d.csv, die hätte ich gern zurück, so wie sie zuletzt war. Committe sie als „Found“", committed],
    ["削除したd.csvを元に戻して、「Found」というメッセージでコミットしてください", committed],
    ["I lost d.csv, get it back please, but don't commit it, that's 'Found' later", back],
  ])("may be a file that is to come back with a commit of it: %s", async (request, command) => {
    expect(await made(request)).toEqual([command]);
  });

  test.each([
    "I deleted d.csv. don't bring it back, it's fine",
    "I need an older version of d.csv, which I deleted, back",
    "did I delete d.csv?",
    "the rows of d.csv are lost, write them again",
  ])("but no file comes back where that isn't wanted: %s", async (request) => {
    expect(JSON.stringify(await made(request))).not.toContain("checkout HEAD");
  });

  const onBranch = "git checkout -b autumn-menu && git add -- a.md && git commit -m Soups -- a.md";

  test.each([
    "Create a branch autumn-menu. Commit a.md there as 'Soups'.",
    "a.md is done and should be committed, on a branch of its own called autumn-menu. The message is 'Soups'. nothing else please, the rest isn't ready",
    'I need a new branch, call it autumn-menu, with my changes to a.md committed on it ("Soups")',
    "Leg bitte einen neuen Branch namens autumn-menu an und committe a.md darauf mit der Nachricht „Soups“. Alles andere bleibt, wie es ist.",
    "autumn-menuという新しいブランチにa.mdを「Soups」というメッセージでコミットしてください",
  ])("may be a commit on a branch that is made for it: %s", async (request) => {
    expect(await made(request)).toEqual([onBranch]);
  });

  test.each([
    ["the branch is there", "commit a.md on the branch autumn-menu as 'Soups'"],
    ["no message is said", "commit a.md on a new branch autumn-menu"],
    ["it begins elsewhere", "make a branch autumn-menu from v1.0 and commit a.md there as 'Soups'"],
    ["there is more to it", "commit a.md on a new branch autumn-menu as 'Soups' and push it"],
    ["it is asked how", "how do I commit a.md on a new branch autumn-menu as 'Soups'?"],
    ["files are only described", "commit what I wrote on a new branch autumn-menu as 'Soups'"],
  ])("but no commit where %s: %s", async (_, request) => {
    expect(JSON.stringify(await made(request))).not.toContain("git commit");
  });

  test.each<[string, string, Partial<TurnState>]>([
    ["it isn't clear which files are ruled out", "commit a.md, not b.md, as 'x'", {}],
    ["it is one of several wishes", "add a line to a.md, then commit it as 'x'", {}],
    ["only something is to be known", "commit a.md as 'x'", { kind: "look" }],
    ["no command can be run", "commit a.md as 'x'", { tools: [] }],
  ])("is left to the model where %s", async (_, request, more) => {
    expect(await made(request, more)).toEqual([]);
  });

  test("is left alone in a folder without a repository", async () => {
    expect(await made("commit a.md as 'x'", {}, { ...view, isRepository: async () => false })).toEqual([]);
  });
});

describe("a commit that comes after changes", () => {
  const step = (tool: string, effect: StepRecord["effect"], input: StepRecord["input"]): StepRecord => ({
    form: tool === "edit" ? "add" : tool,
    tool,
    effect,
    input,
    status: "ok",
    text: "exit 0",
    note: "",
    isMade: false,
  });
  const request = "Add a line to a.md and commit it as 'One more'";
  const edited = step("edit", "change", { path: "a.md" });

  test("is of what was changed in this turn", () => {
    expect(nextCommit(request, files, [edited]).map(({ input }) => input["command"])).toEqual([
      "git add -- a.md && git commit -m 'One more' -- a.md",
    ]);
  });

  test("is of all that there is where that is said", () => {
    const said =
      "add a .gitignore so that the logs stay out of git, then commit all the rest with the message 'Week 12'";
    const made = { ...step("write", "change", { path: ".gitignore" }), text: "Created .gitignore (1 line)." };
    expect(nextCommit(said, files, [made]).map(({ input }) => input["command"])).toEqual([
      "git add -A && git commit -m 'Week 12'",
    ]);
  });

  test("has gone to the wrong branch, and what isn't committed stays", async () => {
    const said = "move my last commit to a new branch late-trains, my changes in a.md must not get lost";
    expect(await made(said)).toEqual(["git branch late-trains && git reset --keep HEAD~1"]);
  });

  test("has a file that was moved, and the one that mentions it", () => {
    const said = "Move tour.md into old/, fix the link in a.md and commit it as 'Tour is over'";
    const moved: StepRecord = {
      ...step("move", "run", { command: "mkdir -p -- old && mv -nv -- tour.md old/" }),
      tool: "bash",
      text: "exit 0\nrenamed 'tour.md' -> 'old/tour.md'",
    };
    const now = [...files, { path: "old/tour.md", size: 1 }];
    const commands = nextCommit(said, now, [moved, { ...edited, isMade: true }]);
    expect(commands.map(({ input }) => input["command"])).toEqual([
      "git add -- a.md tour.md old/tour.md && git commit -m 'Tour is over' -- a.md tour.md old/tour.md",
    ]);
    const removed = { ...moved, input: { command: "mv -nv -- tour.md old/ && rm b.md" } };
    expect(nextCommit(said, now, [removed, edited])).toEqual([]);
  });

  test("tells of the files that were changed where it has no message", () => {
    expect(
      nextCommit("Add a line to a.md and commit it", files, [edited]).map(({ input }) => input["command"]),
    ).toEqual(["git add -- a.md && git commit -m 'Update a.md' -- a.md"]);
  });

  test("on a new branch may be of what was changed before", () => {
    const branch: StepRecord = {
      ...step("bash", "run", { command: "git checkout -b winter" }),
      isMade: true,
      text: "exit 0\nSwitched to a new branch 'winter'",
    };
    const said = "make a branch called winter and commit my change in a.md there as 'Hours'. b.md isn't ready";
    expect(nextCommit(said, files, [branch]).map(({ input }) => input["command"])).toEqual([
      "git add -- a.md && git commit -m Hours -- a.md",
    ]);
  });

  test("may be of what was brought back", async () => {
    const said =
      "I deleted old.md some time ago, can you bring it back the way it was last? then commit it with the message Old again";
    const [command] = await made(said);
    expect(command).toBe(
      `git checkout HEAD -- old.md || git checkout "$(git rev-list -n 1 HEAD -- old.md)^" -- old.md && git add -- old.md && git commit -m 'Old again' -- old.md`,
    );
    const back: StepRecord = { ...step("bash", "run", { command: command ?? "" }), isMade: true };
    expect(nextCommit(said, files, [back])).toEqual([]);
  });

  test.each<[string, string, StepRecord[]]>([
    ["nothing was changed yet", request, [step("view", "look", { path: "a.md" })]],
    ["the message is described", "Add a line to a.md and commit it with a message that tells why", [edited]],
    ["a command has done something", request, [edited, step("bash", "run", { command: "mv b.md d.md" })]],
    ["the change failed", request, [{ ...edited, status: "failed" }]],
  ])("is the model's where %s", (_, said, records) => {
    expect(nextCommit(said, files, records)).toEqual([]);
  });
});

test("a commit that is only described is found among those that git has listed", () => {
  const listed: StepRecord = {
    form: "bash",
    tool: "bash",
    effect: "run",
    input: { command: "git log" },
    status: "ok",
    text: "exit 0\n6a25ef3 2025-03-09 Kim Osei: Doors\nf10a570 2025-03-01 Piotr Ziel: New rates\n",
    note: "",
    isMade: true,
  };
  const commands = (records: StepRecord[]) =>
    describedCommitCalls("revert piotr's commit with the new rates", state, records).map(
      ({ input }) => input["command"],
    );
  expect(commands([listed])).toEqual(["git revert --no-edit f10a570"]);
  expect(commands([listed, { ...listed, text: "exit 0\n" }])).toEqual([]);
  expect(commands([{ ...listed, isMade: false }])).toEqual([]);
});

describe("several wishes to git, and others among them", () => {
  test("a branch is merged before the rest is done", async () => {
    const request =
      "merge the winter branch into main and delete it afterwards, then change the hours in a.md to 9 and commit that as 'Hours'";
    expect(await made(request)).toEqual(["git switch main && git merge --no-edit winter && git branch -d winter"]);
  });

  test("a commit after the changes gets its tag", () => {
    const request =
      "add a line to a.md and remove the old one from b.md. commit just that as 'Two' and tag it v2.0. c.md isn't for the repo";
    const step = (path: string): StepRecord => ({
      form: "edit",
      tool: "edit",
      effect: "change",
      input: { path },
      status: "ok",
      text: "Edited",
      note: "",
      isMade: false,
    });
    const commands = nextCommit(request, files, [step("a.md"), step("b.md")]).map(({ input }) => input["command"]);
    expect(commands).toEqual(["git add -- a.md b.md && git commit -m Two -- a.md b.md && git tag v2.0"]);
    const both = {
      ...step("a.md"),
      form: "bash",
      tool: "bash",
      effect: "run" as const,
      isMade: true,
      text: "exit 0\n",
    };
    const committed = { ...both, input: { command: commands[0] ?? "" } };
    expect(nextCommit(request, files, [step("a.md"), step("b.md"), committed])).toEqual([]);
  });

  test("nothing is committed where git couldn't merge", () => {
    const request = "merge the winter branch into main, then add a line to a.md and commit it as 'Hours'";
    const merge: StepRecord = {
      form: "bash",
      tool: "bash",
      effect: "run",
      input: { command: "git switch main && git merge --no-edit winter" },
      status: "ok",
      text: "exit 1\nCONFLICT (content): Merge conflict in b.md",
      note: "",
      isMade: true,
    };
    const edit: StepRecord = {
      ...merge,
      form: "edit",
      tool: "edit",
      effect: "change",
      input: { path: "a.md" },
      text: "",
    };
    expect(nextCommit(request, files, [merge, edit])).toEqual([]);
  });

  test.each(["commit everything but leave the drafts out, as 'x'", "commit a.md as 'x' and push it"])(
    "what would be a part of it isn't done: %s",
    async (request) => {
      expect(await made(request)).toEqual([]);
    },
  );
});

test("a commit that is only told of isn't made of what comes back", async () => {
  const back = await made("restore lost.md, it was deleted in the commit 'Clean up'");
  expect(JSON.stringify(back)).toContain("lost.md");
  expect(JSON.stringify(back)).not.toContain("git commit");
});
