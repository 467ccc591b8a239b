import { describe, expect, test } from "vitest";
import { isInOrder, saysOrder } from "./expected-order.ts";

const teams = "exit 0\n1. Win (104)\n2. Brain Drain (31)\n3. The Unsure (31)\n4. Bears (9)\n";

test.each([
  ["the order is wrong, most points should come first, ties a-z by name", teams, true],
  ["most points should come first, ties a-z by name", teams.replace("Brain Drain", "Zoo"), false],
  ["fewest points first please", teams, false],
  ["earliest first", "exit 0\n2024-05-01 Fair\n2024-06-02 Ball\n2024-05-30 Picnic\n", false],
  ["earliest first", "exit 0\n2024-05-01 Fair\n2024-05-30 Picnic\n2024-06-02 Ball\n", true],
  ["the order is wrong, it puts 31 on top although Win has 104", teams, true],
  ["er stellt 9 nach oben, obwohl Win 104 hat", "exit 0\nBears (9)\nWin (104)\nBrain Drain (31)\n", false],
  ["it prints too much", teams, true],
  ["most points first", "exit 0\nNo teams yet.\n", true],
])("%s", (request, result, is) => {
  expect(isInOrder(result, request)).toBe(is);
});

const scores = (...numbers: number[]) =>
  `exit 0\n${numbers.map((number, index) => `${index + 1}. ${number}`).join("\n")}\n`;

describe("what is on top, and isn't to be", () => {
  const said = [
    "node high.js scores.txt has 980 on top and not 12400. Please mend high.js",
    "high.js puts 980 on top instead of 12400",
    "980 is at the top, not 12400",
    "980 comes first rather than 12400, fix high.js",
    "12400 should be on top, not 980",
    "bei node high.js steht 980 oben statt 12400",
    "980 steht ganz vorne und nicht 12400",
    "12400 gehört nach oben, nicht 980",
    "12400ではなく980が一番上に表示されます",
  ];

  test.each(said)("%s", (request) => {
    expect(saysOrder(request)).toBe(true);
    expect(isInOrder(scores(980, 7350, 640), request)).toBe(false);
    expect(isInOrder(scores(640, 980, 7350), request)).toBe(false);
    expect(isInOrder(scores(11020, 7350, 980), request)).toBe(false);
    expect(isInOrder(scores(12400, 11020, 7350), request)).toBe(true);
  });
});

test.each([
  "it has 3 on top and nothing below",
  "it says 12 at the top, not the name",
  "it prints 12, not 14",
  "it prints 12 first, but the total is 130",
  "it puts 2 blanks before the name instead of 4",
  "it lists 3 items first but there are 10",
  "it has 2 rows above the header although 1 is enough",
])("no order is said by: %s", (request) => {
  expect(saysOrder(request)).toBe(false);
});
