import { expect, test } from "vitest";
import { askedCellIn } from "../entries/asked-cell.ts";
import { sinceVersion } from "./since-version.ts";

const changes = `# Changes

## Unreleased

- export of notes as web pages, with undo

## 2.10.0 - 2031-05-02

- dark mode remembers the time
- printing of labels removed

## [2.9.1]

### Fixed

- dark mode: menus were white
- undo of a deletion

## v2.9.0

- dark mode
- printing of labels

## 2.8.0

- dark mode is planned for the next version
- search is faster
- Notizen als PDF ausgeben

## 2.7.0

- tables can be imported
- 地図を表示できます
- sound
`;

test.each<[string, string]>([
  ["Since which version is there a dark mode? I think it's in CHANGES.md", "2.9.0"],
  ["which version added dark mode?", "2.9.0"],
  ["In which version was undo introduced?", "2.9.1"],
  ["seit welcher Version kann man Notizen ausgeben", "2.8.0"],
  ["which version of it was the first that had dark mode", "2.9.0"],
  ["What was the first version with undo?", "2.9.1"],
  ["which version first let you import a table? It's in CHANGES.md", "2.7.0"],
  ["what's the first version that imports tables?", "2.7.0"],
  ["welche version war die erste, die Notizen ausgeben konnte?", "2.8.0"],
  ["was war die erste Version mit PDF?", "2.8.0"],
  ["地図の表示ができるようになった最初のバージョンは?", "2.7.0"],
])("the oldest version that has it is told: %s", (request, version) => {
  expect(askedCellIn(sinceVersion(changes, request))?.value).toBe(version);
});

test.each([
  "since which version can it print labels, printing of labels I mean?",
  "since which version is there a search?",
  "since which version is there a spell check?",
  "which version has the dark mode bug?",
  "since which version?",
  "which version of it was the first that could print labels",
  "which version was the first one?",
  "what was the first version of it?",
  "which version is the newest that has dark mode?",
  "what was the first version that could export web pages?",
  "was war die erste Version, die drucken konnte?",
  "最初のバージョンは?",
  "what changed in version 2.9.0?",
])("nothing is told where it isn't plain: %s", (request) => {
  expect(sinceVersion(changes, request)).toBe("");
});
