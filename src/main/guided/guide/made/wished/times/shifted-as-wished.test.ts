import { describe, expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";

const kurs =
  "# Kurs\n\nAnmeldung bis 8.4.\n\n## Abende\n\n- Di, 22.04.: Hilfe\n- Di, 29.04.: Verband\n\n## Prüfung\n\n- Sa, 10.05.: Test\n";
const bus = "To the field\n- 10:00\n- 23:50\n\nBack\n- 11:10\n- 14:50 (small bus)\n";
const rota = "# Rota 2025\n\n| Date | Who |\n|---|---|\n| Mon 24 February | Ann |\n| Mon 29 December | Cy |\n";

/** What a text is like once lines of it are others. */
function withLines(text: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((all, [old, fresh]) => all.replace(old, () => fresh), text);
}

describe("all dates or times of some entries are so much later or earlier", () => {
  test.each([
    [
      "under a title, and nowhere else",
      kurs,
      'Move all dates under "Abende" by a week',
      "",
      [
        ["Di, 29.04.", "Di, 06.05."],
        ["Di, 22.04.", "Di, 29.04."],
      ],
    ],
    [
      "by days, with the days of the week",
      kurs,
      'Postpone the dates of the "Abende" by 10 days',
      "",
      [
        ["Di, 22.04.", "Fr, 02.05."],
        ["Di, 29.04.", "Fr, 09.05."],
      ],
    ],
    [
      "earlier, where the request says so",
      kurs,
      'Move all dates of "Abende" by "2 days"',
      "die Abende bitte alle zwei Tage früher",
      [
        ["Di, 22.04.", "So, 20.04."],
        ["Di, 29.04.", "So, 27.04."],
      ],
    ],
    [
      "over the end of a year that is known",
      rota,
      "Move all dates by a week",
      "",
      [
        ["Mon 24 February", "Mon 3 March"],
        ["Mon 29 December", "Mon 5 January"],
      ],
    ],
    [
      "times",
      bus,
      'Move all times under "Back" by 15 minutes',
      "they leave later",
      [
        ["11:10", "11:25"],
        ["14:50", "15:05"],
      ],
    ],
  ] as const)("%s", (_, text, wish, request, changes) => {
    expect(doneAsWished("plan.md", text, wish, request)).toBe(withLines(text, changes));
  });

  test("by what the entries say themselves", () => {
    const text =
      "# Course\n\nSign up until 8 April.\n\n- Evening 1: Tue 29 April\n- Evening 2: Tue 6 May\n- Test: 20 May\n";
    expect(doneAsWished("course.md", text, 'Move all dates of the "evenings" by one week')).toBe(
      "# Course\n\nSign up until 8 April.\n\n- Evening 1: Tue 6 May\n- Evening 2: Tue 13 May\n- Test: 20 May\n",
    );
  });

  test("in Japanese", () => {
    expect(doneAsWished("稽古.md", "## 稽古\n\n- 6月27日(金) 一回目\n", 'Move all dates under "稽古" by a week')).toBe(
      "## 稽古\n\n- 7月4日(金) 一回目\n",
    );
  });
});

test.each([
  ["several lists may be meant", kurs, "Move all dates by a week", ""],
  ["it may be either way", kurs, 'Move all dates of "Abende" back by a week', ""],
  ["the year isn't known in February", rota.replace(" 2025", ""), "Move all dates by a week", ""],
  ["a time would be on the next day", bus, 'Move all times under "To the field" by 15 minutes', "later"],
  ["one of them is to stay", kurs, 'Move all dates under "Abende" by a week', "a week later, but the first one stays"],
  [
    "a row has two dates",
    "| Item | Since | Back |\n|---|---|---|\n| Saw | 20 May | 3 June |\n",
    "Move all dates by a week",
    "",
  ],
  ["a date begins with a day alone", "## Trips\n\n- 14–16 May: lake\n", "Move all dates by a week", ""],
])("nothing is done where %s", (_, text, wish, request) => {
  expect(doneAsWished("plan.md", text, wish, request)).toBeNull();
});
