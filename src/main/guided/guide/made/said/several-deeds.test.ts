import { expect, test } from "vitest";
import { commandOf } from "../../request/git/git-deed.ts";
import { severalDeeds } from "./several-deeds.ts";

const paths = ["README.md", "songs/may.md", "songs/june.md", "sheets/a.pdf", "web/pages/home.html", "ideas.txt"];
const files = paths.map((path) => ({ path, size: 1 }));
const commandFor = (request: string) => {
  const deeds = severalDeeds(request, files);
  return deeds && commandOf(deeds);
};

test.each([
  [
    "commit my changes in the songs folder as 'New verses' and tag that commit v2.1, the rest isn't ready. how many commits are there now?",
    "git add -- songs && git commit -m 'New verses' -- songs && git tag v2.1 && git rev-list --count HEAD",
  ],
  [
    'commit README.md as "Plan", then tag it v3',
    "git add -- README.md && git commit -m Plan -- README.md && git tag v3",
  ],
  [
    'committe den Ordner songs mit der Nachricht "Strophen" und versieh den Commit mit dem Tag v2. Der Rest ist noch nicht fertig',
    "git add -- songs && git commit -m Strophen -- songs && git tag v2",
  ],
  [
    "songsフォルダの変更を「新しい歌」というメッセージでコミットして、v2.1というタグを付けてください。",
    "git add -- songs && git commit -m '新しい歌' -- songs && git tag v2.1",
  ],
  ["commit web/pages as 'Pages'", "git add -- web/pages && git commit -m Pages -- web/pages"],
  ["commit songs/ and sheets/ as 'All'", "git add -- songs sheets && git commit -m All -- songs sheets"],
  [
    "commit README.md as 'one' and commit ideas.txt as 'two'",
    "git add -- README.md && git commit -m one -- README.md && git add -- ideas.txt && git commit -m two -- ideas.txt",
  ],
  [
    "commit everything as 'X' but not ideas.txt",
    "git add -A -- . ':(exclude)ideas.txt' && git commit -m X -- . ':(exclude)ideas.txt'",
  ],
  [
    "commit README.md as 'X' and put an annotated tag v2 with the message 'Second' on it",
    "git add -- README.md && git commit -m X -- README.md && git tag -a v2 -m Second",
  ],
  [
    "commit README.md with the message 'songs and tag it'. ideas.txt isn't ready",
    "git add -- README.md && git commit -m 'songs and tag it' -- README.md",
  ],
])("%s", (request, command) => {
  expect(commandFor(request)).toBe(command);
});

test.each([
  "commit README.md as 'x' and push it",
  "commit README.md as 'x' and write a line about it into ideas.txt",
  "commit README.md as 'x', don't forget the tag v2",
  "commit the files that aren't done as 'x' and tag it v1",
  "commit the songs folder as 'x' without songs/may.md",
  "commit may.md in sheets as 'x'",
  "commit everything except the drafts as 'x'",
  "commit the songs folder as 'x' and tag it",
  "how many commits are there?",
  "commit README.md as 'x'. how many commits did Mia make?",
])("is left to the model in %s", (request) => {
  expect(commandFor(request)).toBeNull();
});

test("a file may be called by what it is", () => {
  const called = ["menu.md", "prices.csv"].map((path) => ({ path, size: 1 }));
  const request = 'commit my new menu as "Autumn" and put the tag autumn on it. The prices mustn\'t go in yet';
  expect(severalDeeds(request, called)?.[0]).toMatchObject({ deed: "commit", files: ["menu.md"], message: "Autumn" });
});
