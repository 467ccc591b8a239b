import { describe, expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";

const week =
  "# Week\n\n| Day | Mila           | Ben            |\n| --- | -------------- | -------------- |\n| Mon | 16:30 Piano    | 15:00 Swimming |\n| Wed | 15:00 Swimming | 17:15 Choir    |\n| Fri |                | 14:00 Swimming |\n\nSwimming things are in the blue bag.\n";
const moved = week.replace("| Wed | 15:00 Swimming |", "| Wed | 15:00 Judo     |");

describe("a replacement of something that is named", () => {
  test.each([
    'Replace "Swimming" by "Judo" of "Mila" on "Wednesday"',
    'Replace "swimming" by "judo" for "Mila"',
    'Change "Swimming" to "Judo" for "Mila" on "Wednesday"',
    'Replace "Swimming" of "Mila" by "Judo"',
  ])("is done in the one cell of that column and row: %s", (wish) => {
    expect(doneAsWished("week.md", week, wish)).toBe(moved);
  });

  test("is done in the one line under that title", () => {
    const text = "# Montag\n\n- Anna: Chor\n\n# Dienstag\n\n- Anna: Chor\n";
    expect(doneAsWished("woche.md", text, 'Replace "Chor" by "Judo" of "Anna" on "Dienstag"')).toBe(
      "# Montag\n\n- Anna: Chor\n\n# Dienstag\n\n- Anna: Judo\n",
    );
  });

  test.each([
    ["several places have these names", 'Replace "Swimming" by "Chess" of "Ben"'],
    ["none has", 'Replace "Swimming" by "Judo" of "Mila" on "Friday"'],
  ])("isn't done where %s", (_, wish) => {
    expect(doneAsWished("week.md", week, wish)).toBeNull();
  });

  test("sets what is called so", () => {
    const text = "wiki:\n  port: 80\n";
    expect(doneAsWished("wiki.yaml", text, 'Change "port" to "8090" for "wiki"')).toBe("wiki:\n  port: 8090\n");
  });
});
