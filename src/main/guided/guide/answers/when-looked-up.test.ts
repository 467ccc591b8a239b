import { expect, test } from "vitest";
import { turnWith } from "../../../../../test/support/turn-with.ts";
import { viewedTurn } from "../../../../../test/support/viewed-turn.ts";
import { answerWhenLookedUp } from "./when-looked-up.ts";

const note = "The cell that is asked for: Malik (Night of Saturday)";

test("what would be is told where an amount falls into a range, and nothing else is supposed", () => {
  const told = "The cell that is asked for: 4.20 (Adults of Late books › from the 15th day (16 days))";
  const asked = (request: string) => answerWhenLookedUp(viewedTurn(request, [["fees.md", told]]));
  expect(asked("what do adults pay if a book is 16 days late?")).toContain("4.20: that is what fees.md has");
  expect(asked("what do adults pay if a book is 16 days late and got wet?")).toBeNull();
});

test("a cell is told that its row was called by in two ways", () => {
  const told = "The cell that is asked for: Malik (Friday of second break › yard)";
  const state = viewedTurn("who's on yard duty friday second break?", [["rota.md", told]]);
  expect(answerWhenLookedUp(state)).toBe("Malik: that is what rota.md has for second break › yard under Friday.");
});

test.each([
  ["who's got the night shift on saturday", note, "Malik: that is what rota.md has for Saturday under Night."],
  [
    "Wer hat am Samstag den Nachtdienst?",
    "The cell that is asked for: Malik (Nachtdienst of Samstag)",
    "Malik: das steht in rota.md bei Samstag unter Nachtdienst.",
  ],
  [
    "土曜日の夜勤は誰ですか",
    "The cell that is asked for: 伊藤 (夜勤 of 土)",
    "伊藤です。rota.mdの「土」の「夜勤」にあります。",
  ],
  [
    "who's on the night shift on saturday?",
    "The cell that is asked for: Olga (Sat of Night)",
    "Olga: that is what rota.md has for Night under Sat.",
  ],
  [
    "if I run it without any options, how often does it try when the line is down?",
    "The cell that is asked for: 4 (default of --tries)",
    "4: that is what rota.md has for --tries under default.",
  ],
  [
    "till when is the library open on saturday?",
    "The cell that is asked for: 10:00 – 13:30 (Saturday of Library)",
    "10:00 – 13:30: that is what rota.md has for Library under Saturday.",
  ],
  [
    "when does the last bus to the harbour go on Saturday?",
    "The cell that is asked for: 21:15 (last of Harbour (Saturday))",
    "21:15: that is what rota.md has for Harbour (Saturday) under last.",
  ],
  [
    "Since which version is there a dark mode?",
    "The cell that is asked for: 2.9.0 (version of dark mode)",
    "2.9.0: that is what rota.md has for dark mode under version.",
  ],
  [
    "which version was the first that could print labels?",
    "The cell that is asked for: 2.9.0 (version of printing of labels)",
    "2.9.0: that is what rota.md has for printing of labels under version.",
  ],
  [
    "where does Priya sit on the way back? coach + seat pls",
    "What is asked for of an entry: coach 12, seat 81 (coach, seat of return › Priya)",
    "coach 12, seat 81: that is what rota.md has for return › Priya under coach, seat.",
  ],
  [
    "how warm is the kitchen at night on sundays?",
    "The cell that is asked for: 17 (night of kitchen › weekend)",
    "17: that is what rota.md has for kitchen › weekend under night.",
  ],
])("%s", (request, facts, answer) => {
  expect(answerWhenLookedUp(viewedTurn(request, [["rota.md", facts]]))).toBe(answer);
});

test("it is left to the model where more is said, or two files tell it", () => {
  const more = "who's got the night shift on saturday at the harbour";
  expect(answerWhenLookedUp(viewedTurn(more, [["rota.md", note]]))).toBeNull();
  const viewed = [
    ["rota.md", note],
    ["rota2.md", note],
  ] as const;
  expect(answerWhenLookedUp(viewedTurn("who's got the night shift on saturday", viewed))).toBeNull();
});

test.each([
  ["Cough syrup, 100 ml\n\nage  a day\n", true],
  ["Nose drops, 100 ml\n\nage  a day\n", false],
])("what a file is about is known by how it begins: %s", (text, isKnown) => {
  const told = "The cell that is asked for: 15 ml (a day of 6 to 11 years (7))";
  const steps = [{ tool: "view", input: { path: "leaflet.txt" }, text: `leaflet.txt (3 lines)\n${text}`, note: told }];
  const state = turnWith("how much may a 7-year-old have a day of the cough syrup?", steps, "look");
  expect(answerWhenLookedUp(state) !== null).toBe(isKnown);
});
