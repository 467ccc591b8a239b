import { describe, expect, test } from "vitest";
import { documentDate, isLater, statementDate } from "./statement-dates.ts";

describe("a file was written", () => {
  test.each<[string, string, string]>([
    ["bills/2023-04.txt", "Fenn Electric\n", "2023-04"],
    ["2023-04-09 tram.txt", "Ticket\n", "2023-04-09"],
    ["minutes_20230409.md", "Present: Uma\n", "2023-04-09"],
    ["Preise 03.09.2024.txt", "Brot 4\n", "2024-09-03"],
    ["2022/fees.csv", "a,b\n", "2022"],
    ["通知/2024秋.txt", "料金\n", "2024"],
    ["keys.txt", "Keys of the choir (May 2022)\n\nattic  Ned\n", "2022-05"],
    ["Preise.md", "# Preise (Stand März 2022)\n\nBrot 4\n", "2022-03"],
    ["note.md", "# Board, 8 April 2021\n\n- Roof\n", "2021-04-08"],
    ["letter.txt", "Moss & Daughters\n14 November 2020\n\nDear Ned\n", "2020-11-14"],
    ["vertrag.txt", "Vertrag\nzwischen A und B\n\n§ 1 Alles.\n\nKiel, 17. Januar 2024\n", "2024-01-17"],
    // none of these says when it was written
    ["offer.txt", "Moss\n\nValid until 3 May 2024\n", ""],
    ["story.txt", "It was in May 2010 that the old miller came down to the river again, and he said nothing.\n", ""],
    ["list.txt", "milk\nbread\n", ""],
    ["code.txt", "Room 2044 is open\nEntry 1890\n", ""],
  ])("%s: %s", (path, text, day) => {
    expect(documentDate(path, text)).toBe(day);
  });
});

describe("a line was said", () => {
  const line = (text: string, above = "") => ({ above, text });
  test.each<[string, string, string, string, boolean]>([
    ["- 12.12.2023 Frau Lenz: 22", "", "", "2023-12-12", true],
    ["Lina 32", "9.9. Abend\n12.9. Laden:", "2024-09", "2024-09-12", true],
    ["> Correction (2 May): no rope", "# Hike", "", "0000-05-02", true],
    ["- `pull` is quiet", "# Changes\n## 2.3.0 (2024-11-02)", "", "2024-11-02", true],
    ["- Sat 4 May: market", "", "2022", "2022-05-04", true],
    ["- the roof leaks", "# Board, 8 April 2021", "2021-04-08", "2021-04-08", false],
    ["Anna 3. Mai", "", "2021", "2021", false],
    ["we may go there in May", "", "", "", false],
  ])("%s", (text, above, document, day, isOwn) => {
    expect(statementDate(line(text, above), document)).toEqual({ day, isOwn });
  });
});

test.each<[string, boolean, string, boolean, boolean, boolean]>([
  ["2024-10-08", false, "2022-11", false, false, true],
  ["2022-11", false, "2024-10-08", false, false, false],
  // the one may be of any day of the other
  ["2024-10-08", false, "2024-10", false, false, false],
  ["2024", false, "", false, false, false],
  ["0000-10-14", true, "", false, true, true],
  ["0000-10-14", true, "", false, false, false],
  ["0000-10-14", true, "0000-10-02", true, true, true],
  ["2024-02-01", true, "2024-03", false, true, false],
])("%s (own: %s) after %s (own: %s), in one file: %s", (one, isOwn, other, isOtherOwn, isSameFile, expected) => {
  expect(isLater({ day: one, isOwn }, { day: other, isOwn: isOtherOwn }, isSameFile)).toBe(expected);
});
