import { describe, expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";

const news =
  "# News\n\n## [2.1.0] – 2024-05-02\n\n- Drop the 2 May hack\n\n## [2.1.0.1] – 2024-05-02\n\n## [2.0] – 2023-11-30\n";
const minutes =
  "Board, 3 June\n=============\n\n- Keys\n\nAnnual meeting, 9. März 2025\n----------------------------\n\n- Votes\n";

describe("a title has another date", () => {
  test.each([
    [
      "in its own spelling",
      "n.md",
      news,
      'Change the date of "2.1.0" from "2 May" to "6 May"',
      news.replace("05-02\n\n- Drop", "05-06\n\n- Drop"),
    ],
    [
      "in that of the wish",
      "n.md",
      news,
      'Change the date of "2.0" from "2023-11-30" to "2023-12-01"',
      news.replace("2023-11-30", "2023-12-01"),
    ],
    [
      "without the old one",
      "m.txt",
      minutes,
      'Set the date of "Board" to "10 June"',
      minutes.replace("3 June", "10 June"),
    ],
    [
      "in German",
      "m.txt",
      minutes,
      'Set the date of "Annual meeting" to "16.3."',
      minutes.replace("9. März", "16. März"),
    ],
  ])("%s", (_, path, text, wish, after) => {
    expect(doneAsWished(path, text, wish)).toBe(after);
  });

  test.each([
    ["it has another one than is said", "n.md", news, 'Change the date of "2.1.0" from "3 May" to "6 May"'],
    ["another year is said", "n.md", news, 'Set the date of "2.0" to "2025-01-01"'],
    ["it has none", "n.md", "## Next\n\n- x\n", 'Set the date of "Next" to "6 May"'],
  ])("but not where %s", (_, path, text, wish) => {
    expect(doneAsWished(path, text, wish)).toBeNull();
  });
});
