import { describe, expect, test } from "vitest";
import { toldDates, toldLists } from "./told-lists.ts";

describe("lists of numbers", () => {
  test.each([
    "bash old.sh backups says that 10, 11 and 12 can go, but those are my newest ones! it should name 7, 8 and 9. please correct the script",
    "old.sh prints 10, 11, and 12. I expected 7, 8 and 9",
    "old.sh listet 10, 11 und 12, richtig wären 7, 8 und 9",
    "old.sh を実行すると10、11、12と出ますが、正しくは7、8、9です。",
  ])("%s", (request) => {
    expect(toldLists(request)).toEqual({ printed: ["10", "11", "12"], wanted: ["7", "8", "9"] });
  });

  test.each([
    "old.sh prints 10, 11 and 12",
    "old.sh should print 7, 8 and 9",
    "old.sh prints 10, 11 and 12, it should print 7 and 8",
    "the tables 10, 11 and 12 are said to be free, they should be 7, 8 and 9",
    "old.sh with 10, 11 and 12 works, with 7, 8 and 9 it should as well",
  ])("but not in %s", (request) => {
    expect(toldLists(request)).toBeNull();
  });
});

describe("dates", () => {
  test.each([
    [
      "node later.js 2024-02-24 10 prints 2024-2-5. ten days after feb 24 is 2024-03-05 and thats what i want to see, written like this. can you fix it",
      "2024-2-5",
      "2024-03-05",
    ],
    ["due.py says 2024-13-01, but it should be 2025-01-01", "2024-13-01", "2025-01-01"],
    [
      "node bins.js b.json prints Paper: 1.3.2025 but paper is on 7.4.2025 (like it says in b.json)",
      "1.3.2025",
      "7.4.2025",
    ],
    ["trips.js prints 4.7.2025 for Ann, her trip is on 7.4.2025 however", "4.7.2025", "7.4.2025"],
    ["node due.js zeigt 5.2.2024, richtig wäre 5.3.2024", "5.2.2024", "5.3.2024"],
  ])("%s", (request, printed, wanted) => {
    expect(toldDates(request)).toEqual({ printed, wanted });
  });

  test.each([
    "node later.js 2024-02-24 10 prints 2024-2-5, fix it",
    "trips.js prints 4.7.2025 for Ann and 5.7.2025 for Bo",
    "later.js should work for 2024-02-24 and 2024-03-05",
    "the date in a.md is 2024-2-5, it should be 2024-03-05",
  ])("but not in %s", (request) => {
    expect(toldDates(request)).toBeNull();
  });
});
