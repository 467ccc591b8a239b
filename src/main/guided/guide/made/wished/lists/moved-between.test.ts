import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { changedAsSaid } from "../wished-calls.ts";

const wish = 'Move "drill" from "shelf 1" to "shelf 3"';
const done = (path: string, text: string, own = wish) => changedAsSaid({ path, text }, own, viewOf({ [path]: text }));

const lists =
  "Shed\n====\n\nShelf 1\n-------\n- drill (old)\n- drill bits\n\nShelf 2\n-------\n- drill\n\nShelf 3\n-------\n- saw\n";
const table = "| Thing | Place |\n|---|---|\n| Drill | Shelf 1 |\n| Drill bits | Shelf 1 |\n| Saw | Shelf 3 |\n";
const week = "# Week\n\n## Monday\n\n- 9:00 yoga\n- 18:00 choir\n\n## Friday\n\n- 8:00 swim\n- 20:00 film\n";

describe("something goes from one place to another", () => {
  test.each([
    [
      "in lists, with the one of that name there",
      "a.txt",
      lists,
      wish,
      lists.replace("- drill (old)\n", "").replace("saw\n", "saw\n- drill (old)\n"),
    ],
    [
      "in a table, as the others have it there",
      "a.md",
      table,
      wish,
      table.replace("Drill | Shelf 1", "Drill | Shelf 3"),
    ],
    [
      "in a table where no other is",
      "a.csv",
      "thing,place\nDrill,Shelf 1\nSaw,Shelf 2\n",
      wish,
      "thing,place\nDrill,Shelf 3\nSaw,Shelf 2\n",
    ],
    [
      "in lines of several",
      "a.txt",
      "Shelf 1: drill, saw\nShelf 3: file, rasp\n",
      wish,
      "Shelf 1: saw\nShelf 3: file, rasp, drill\n",
    ],
    [
      "among the times of that day",
      "a.md",
      week,
      'Move "choir" from "Monday" to "Friday"',
      week.replace("- 18:00 choir\n", "").replace("- 20", "- 18:00 choir\n- 20"),
    ],
    [
      "to a day that nothing stands under",
      "a.md",
      "- 3 June: dentist\n- 4 June: bank\n",
      'Move "dentist" from "3 June" to "17 June"',
      "- 17 June: dentist\n- 4 June: bank\n",
    ],
  ])("%s", async (_, path, text, own, after) => {
    expect(await done(path, text, own)).toBe(after);
  });

  test.each([
    ["it is there already", "a.md", "## Shelf 1\n\n- saw\n\n## Shelf 3\n\n- drill\n", wish],
    ["it is in a third one", "a.md", "## Shelf 1\n\n- saw\n\n## Shelf 2\n\n- drill\n\n## Shelf 3\n\n- file\n", wish],
    ["the line is called so", "a.txt", "Shelf 1: drill, saw\nShelf 2: file, rasp\n", wish],
    ["a list would be empty that stands in a line", "a.txt", "Shelf 1: drill\nShelf 3: file, rasp\n", wish],
  ])("but not where %s", async (_, path, text, own) => {
    expect(await done(path, text, own)).toBeNull();
  });
});

test("something new comes where its time has it", async () => {
  expect(await done("a.md", week, 'Add "12:30 lunch" under "Friday"')).toBe(
    week.replace("- 20", "- 12:30 lunch\n- 20"),
  );
  expect(await done("a.md", week, 'Add "21:00 walk" under "Friday"')).toBe(`${week}- 21:00 walk\n`);
});
