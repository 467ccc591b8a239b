import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { commandOf } from "./git-deed.ts";
import { saidGit, textInHistory } from "./said-git.ts";

function commandFor(request: string, files: readonly string[]): string | null {
  const deed = saidGit(request, files);
  return deed && commandOf([deed]);
}

describe("what git is to do", () => {
  test.each<[string, string[], string]>([
    [
      "please commit members.csv with the message 'New members in May'. Only that one",
      ["members.csv"],
      "git add -- members.csv && git commit -m 'New members in May' -- members.csv",
    ],
    ['commit everything as "Spring"', [], "git add -A && git commit -m Spring"],
    [
      "I forgot to add seeds.md to my last commit. Put it into that very commit, message stays the same",
      ["seeds.md"],
      "git add -- seeds.md && git commit --amend --no-edit -- seeds.md",
    ],
    ["can you bring roster.csv back to the last commited state", ["roster.csv"], "git checkout HEAD -- roster.csv"],
    ["discard my changes in roster.csv", ["roster.csv"], "git checkout HEAD -- roster.csv"],
    [
      'committe die notizen.md bitte mit der Nachricht "Neue Notizen"',
      ["notizen.md"],
      "git add -- notizen.md && git commit -m 'Neue Notizen' -- notizen.md",
    ],
    ["make a commit with everything in it: 'New plan'", [], "git add -A && git commit -m 'New plan'"],
    [
      "commit all my changes, the new menu.md too, with the message 'Menu'",
      ["menu.md"],
      "git add -A && git commit -m Menu",
    ],
    [
      'commit everything I changed in a.md with the message "Plan"',
      ["a.md"],
      "git add -- a.md && git commit -m Plan -- a.md",
    ],
    ['committe alles, auch die neue b.md, mit der Nachricht "Neu"', ["b.md"], "git add -A && git commit -m Neu"],
    ["git add a.md and commit it as 'Plan'", ["a.md"], "git add -- a.md && git commit -m Plan -- a.md"],
    [
      "commit what changed in a.md, message: Spring menu. The hours aren't settled, leave those out",
      ["a.md"],
      "git add -- a.md && git commit -m 'Spring menu' -- a.md",
    ],
    [
      "commit the change in a.md, message: Plan for May",
      ["a.md"],
      "git add -- a.md && git commit -m 'Plan for May' -- a.md",
    ],
    ["bitte a.md auf den Stand vom letzten Commit zurücksetzen", ["a.md"], "git checkout HEAD -- a.md"],
    ["undo my last commit but keep the changes in the files", [], "git reset --soft HEAD~1"],
    ["undo my last commit but dont lose what i wrote!!", [], "git reset --soft HEAD~1"],
    ["commit a.md with the message Plan for May", ["a.md"], "git add -- a.md && git commit -m 'Plan for May' -- a.md"],
    ["restore a.md from git", ["a.md"], "git checkout HEAD -- a.md"],
    [
      "I broke a.md and even did git add on it already :( put it back to how it was in the last commit. my changes in b.css have to stay",
      ["a.md"],
      "git checkout HEAD -- a.md",
    ],
  ])("%s", (request, files, command) => {
    expect(commandFor(request, files)).toBe(command);
  });

  test.each<[string, string[]]>([
    ["show me how to commit a.md as 'x'", ["a.md"]],
    ["commit a.md and write 'done' into it", ["a.md"]],
    ["add the line 'x' to a.md and commit it", ["a.md"]],
    ["what would happen if I discard my changes in a.md", ["a.md"]],
    ["how do I bring a.md back to the last committed state?", ["a.md"]],
    ["undo my changes in a.md from yesterday", ["a.md"]],
    ["revert the changes in the price list a.md to the old prices", ["a.md"]],
    ["the last commit version of a.md had more prices, add them", ["a.md"]],
    ["commit it", []],
    ["schau mal wie es im letzten Commit war, in a.md", ["a.md"]],
    ["Vergleich a.md mit dem Stand, wie sie im letzten Commit war", ["a.md"]],
    ["Please put into a.md what I should bring back, how it looked in the last commit", ["a.md"]],
    ["put b.md next to how a.md was in the last commit", ["a.md", "b.md"]],
    ["commit a.md", ["a.md"]],
    ["commit all of it as 'x', b.md has too many typos", ["b.md"]],
    ["commit all of it as 'x'. b.md is the plan for May", ["b.md"]],
    ["don't commit a.md as 'x' yet", ["a.md"]],
    ["which commit has the message 'New members'?", []],
    ["undo the last commit 'New members'", []],
    ["put the line 'Dogs' into rules.md", ["rules.md"]],
    ["commit a.md as 'one' and b.md as 'two'", ["a.md", "b.md"]],
  ])("is left to the model in %s", (request, files) => {
    expect(saidGit(request, files)).toBeNull();
  });

  test.each([
    [
      "oh no, a.md is in git. take it out of the repo, but i still need the file here, and see to it that it cant be added again by accident. commit this as: No more a",
      "No more a",
    ],
    [
      "please remove a.md from the repository without deleting it here, ignore it from now on and commit as 'No more a'",
      "No more a",
    ],
    [
      "get a.md out of version control so that it can never be committed again, I still need it. commit that",
      "Stop tracking a.md",
    ],
    [
      "Nimm a.md aus dem Repo, die Datei brauche ich hier aber noch, und sie soll nicht wieder committet werden. Committe das als „Keine a“",
      "Keine a",
    ],
    [
      "a.md got into the repository. Can you make git stop tracking it, add it to .gitignore and commit that as 'No more a'? My copy has to stay on the disk",
      "No more a",
    ],
    ["untrack a.md, but keep it here and ignore it from now on. commit", "Stop tracking a.md"],
    [
      "a.md soll git nicht mehr tracken, bitte in .gitignore eintragen und als „Keine a“ committen. Die Datei bleibt hier",
      "Keine a",
    ],
    [
      "a.md を git の管理から外して .gitignore に追加し、「Keine a」でコミットしてください。ファイルは残して",
      "Keine a",
    ],
  ])("a file stays, but not in git: %s", (request, message) => {
    expect(saidGit(request, ["a.md"])).toEqual({ deed: "untrack", file: "a.md", message });
  });

  test.each([
    "remove a.md from the repo and commit that",
    "take a.md out of the repo and keep the rest, commit as 'Clean up'",
    "take the section on the repo out of a.md, I still need the file. commit it",
    "stop tracking the hours in a.md, delete that section and commit it as 'No hours'",
    "should git stop tracking a.md and ignore it? commit nothing yet",
    "should I take a.md out of the repo? I still need it, and it must not be committed again",
  ])("a file may as well be deleted: %s", (request) => {
    expect(saidGit(request, ["a.md"])?.deed).not.toBe("untrack");
  });

  test.each([
    ["somebody took the line 'Dogs may come' out of rules.md. which commit was that?", "Dogs may come"],
    ["who removed 'Dogs may come' from rules.md?", "Dogs may come"],
    ["which commit was the last?", null],
    ["commit it as 'Dogs may come'", null],
  ])("the text that is looked for in %s", (request, text) => {
    expect(textInHistory(request)).toBe(text);
  });
});

describe("in a repository", () => {
  let folder = "";
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, encoding: "utf8" });
  const run = (command: string | null) => execFileSync("bash", ["-c", command ?? "false"], { cwd: folder });

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "git-"));
    const made = folder;
    onTestFinished(() => rm(made, { recursive: true }));
    git("init", "-q", "-b", "main");
    git("config", "user.name", "Robin");
    git("config", "user.email", "robin@example.org");
    await writeFile(join(folder, "a.md"), "one\n");
    await writeFile(join(folder, "b.md"), "one\n");
    git("add", "-A");
    git("commit", "-qm", "First");
    await writeFile(join(folder, "a.md"), "two\n");
    await writeFile(join(folder, "b.md"), "two\n");
    await writeFile(join(folder, "new.md"), "new\n");
    git("add", "b.md");
  });

  test("what is committed is only what was named, whatever else is staged", () => {
    run(commandFor("commit a.md with the message 'Two'", ["a.md"]));
    expect(git("show", "--format=%s", "--name-only", "HEAD")).toBe("Two\n\na.md\n");
    expect(git("diff", "--name-only", "HEAD")).toBe("b.md\n");
  });

  test("what was forgotten comes into the last commit", () => {
    run(commandFor("I forgot new.md, put it into the last commit", ["new.md"]));
    expect(git("log", "--format=%s")).toBe("First\n");
    expect(git("show", "--format=", "--name-only", "HEAD")).toBe("a.md\nb.md\nnew.md\n");
    expect(git("diff", "--name-only", "HEAD")).toBe("a.md\nb.md\n");
  });

  test("a commit is undone by a new one, found by its whole message", async () => {
    git("reset", "-q");
    await writeFile(join(folder, "c.md"), "three\n");
    git("add", "c.md");
    git("commit", "-qm", "Prices (a+b)", "c.md");
    git("commit", "-qm", "Prices (a+b), more", "a.md");
    run(commandFor("revert the commit 'Prices (a+b)'", []));
    expect(git("log", "-n", "1", "--format=%s")).toBe('Revert "Prices (a+b)"\n');
    expect(git("show", "--format=", "--name-only", "HEAD")).toBe("c.md\n");
  });

  test("a file stays, but no longer in git", async () => {
    git("reset", "-q");
    await writeFile(join(folder, ".gitignore"), "*.bak");
    const said = "take b.md out of git but keep the file here, put it in .gitignore and commit that as 'No more b'";
    run(commandFor(said, ["b.md", ".gitignore"]));
    expect(git("show", "--format=%s", "--name-only", "HEAD")).toBe("No more b\n\n.gitignore\nb.md\n");
    expect(execFileSync("cat", ["b.md", ".gitignore"], { cwd: folder, encoding: "utf8" })).toBe("two\n*.bak\nb.md\n");
    expect(
      saidGit(
        "b.md turns up all the time. get it out of git and have it ignored, and commit that. i still need the file",
        ["b.md"],
      ),
    ).toEqual({ deed: "untrack", file: "b.md", message: "Stop tracking b.md" });
    expect(git("diff", "--name-only", "HEAD")).toBe("a.md\n");
  });

  test("a file is as it was committed, and others stay as they are", () => {
    run(commandFor("bring b.md back to the last committed state", ["b.md"]));
    expect(git("diff", "--name-only", "HEAD")).toBe("a.md\n");
  });
});
