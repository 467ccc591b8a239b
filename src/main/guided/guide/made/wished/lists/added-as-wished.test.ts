import { describe, expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";
import { plainWish } from "../plain-wish.ts";

const trip = "# Trip\n\n- [x] book\n- [ ] pack\n\n## Food\n\n- [ ] oats\n- [ ] tea\n\n## Tools\n\n- [ ] saw\n";
const stew = "# Stew\n\n- 2 onions\n- 1 l stock\n\n1. Chop the onions.\n2. Simmer.\n3. Serve after chopping herbs.\n";
const news =
  "# News\n\n## [Unreleased]\n\n### Fixed\n\n- A crash.\n- A typo.\n\n## [2.1] - 2024-05-01\n\n### Added\n\n- Tabs.\n\n### Fixed\n\n- Icons.\n";
const loose = "# Q\n\n- one\n\n- two\n\n- three\n\nEnd.\n";

const added = (text: string, wish: string, request = "") => doneAsWished("a.md", text, wish, request);

describe("something new comes into the list that is meant", () => {
  test.each([
    [
      "the first one at the top",
      trip,
      'Add "visa" at the top',
      "visa at the top",
      trip.replace("- [x]", "- [ ] visa\n- [x]"),
    ],
    [
      "the first one, where another wish names another",
      trip,
      'Add "visa" at the top',
      "remove tea under Food, and put visa at the top",
      trip.replace("- [x]", "- [ ] visa\n- [x]"),
    ],
    [
      "one that is named before it",
      trip,
      'Add "jam" at the top',
      "In the food list, put jam at the top",
      trip.replace("- [ ] oats", "- [ ] jam\n- [ ] oats"),
    ],
    [
      "the last one at the end",
      trip,
      'Add "nails" at the end',
      "und ganz ans Ende nails",
      trip.replace("saw\n", "saw\n- [ ] nails\n"),
    ],
    [
      "one under all of that name",
      news,
      'Add "Slow search" under "Unreleased"',
      "",
      news.replace("typo.\n", "typo.\n- Slow search.\n"),
    ],
    [
      "that of the coming release",
      news,
      'Add "slow search" under "Fixed"',
      "",
      news.replace("typo.\n", "typo.\n- Slow search.\n"),
    ],
    [
      "that of a release that is said",
      news,
      'Add "a menu" under "Added" of "2.1"',
      "",
      news.replace("Tabs.\n", "Tabs.\n- A menu\n"),
    ],
    ["a section that has nothing yet", trip.replace("- [ ] saw\n", ""), 'Add "saw" under "Tools"', "", trip],
    [
      "the one with the step that does it",
      stew,
      'Add "wash the board" after "chopping"',
      "",
      stew.replace("2. Simmer.\n3.", "2. Wash the board.\n3. Simmer.\n4."),
    ],
    ["a list with blank lines in it", loose, 'Add "four"', "", loose.replace("three\n", "three\n\n- four\n")],
    [
      "a list with blank lines in it, first",
      loose,
      'Add "nil" at the top',
      "",
      loose.replace("- one", "- nil\n\n- one"),
    ],
  ])("%s", (_, text, wish, request, after) => {
    expect(added(text, wish, request)).toBe(after);
  });

  test.each([
    ["the lists are of two kinds", stew, 'Add "heat the pan" at the top', ""],
    ["more than a list stands at the end", `${trip}\nSee you.\n`, 'Add "nails" at the end', ""],
    [
      "another sentence speaks of one",
      trip,
      'Add "jam" at the top',
      "The food list isn't complete. Put jam at the top.",
    ],
    ["only a release that is out has such", news, 'Add "dark mode" under "Added"', ""],
    ["two lists stand under what is named", trip, 'Add "jam" under "Trip"', ""],
    ["two steps do it", stew.replace("Simmer", "Chop the leek"), 'Add "wash up" after "chopping"', ""],
  ])("but none where %s", (_, text, wish, request) => {
    expect(added(text, wish, request)).toBeNull();
  });

  test("at the end is said apart from anywhere", () => {
    expect([plainWish('Add "jam" at the end'), plainWish('Add "jam" at the end of "Food"')]).toMatchObject([
      { side: "last", what: [], about: [] },
      { side: "last", what: ["Food"], about: [] },
    ]);
  });
});

const board = "# Board\n\n## Open\n\n- [ ] paint\n- [ ] sand\n\n## Done\n\n- [x] saw\n\n## Dropped\n";
const rooms = "# Rooms\n\n## A\n\n- ada\n\n- bob\n\n## B\n\n- cid\n\n- dan\n";

describe("an entry goes to another list", () => {
  test.each([
    [
      "with the box of that",
      board,
      'Move "sand" from "Open" to "Done"',
      board.replace("- [ ] sand\n", "").replace("saw\n", "saw\n- [x] sand\n"),
    ],
    [
      "that is empty",
      board,
      'Move "sand" from "Open" to "Dropped"',
      `${board.replace("- [ ] sand\n", "")}\n- [ ] sand\n`,
    ],
    [
      "with the blank lines of that",
      rooms,
      'Move "ada" from "A" to "B"',
      "# Rooms\n\n## A\n\n- bob\n\n## B\n\n- cid\n\n- dan\n\n- ada\n",
    ],
    [
      "with the blank lines of its own",
      rooms,
      'Move "dan" from "B" to "A"',
      "# Rooms\n\n## A\n\n- ada\n\n- bob\n\n- dan\n\n## B\n\n- cid\n",
    ],
  ])("%s", (_, text, wish, after) => {
    expect(doneAsWished("a.md", text, wish)).toBe(after);
  });
});

test("of the blank lines around an entry that goes one stays", () => {
  expect(doneAsWished("a.md", loose, 'Remove "two"')).toBe("# Q\n\n- one\n\n- three\n\nEnd.\n");
});
