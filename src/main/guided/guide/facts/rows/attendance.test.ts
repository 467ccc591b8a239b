import { expect, test } from "vitest";
import { tableFacts } from "../numbers/data-facts.ts";

function party(words: readonly [string, string, string], column = "reply", brings = "guests") {
  const [yes, no, maybe] = words;
  const rows = [
    ["Ada", yes, "1"],
    ["Bo", no, "0"],
    ["Cy", yes, "0"],
    ["Di", maybe, "1"],
    ["Ed", yes, ""],
    ["Flo", no, ""],
  ];
  return { columns: ["name", column, brings], rows };
}

const english = party(["accepted", "declined", "tentative"], "rsvp");

test.each([
  [english, "how many people are coming?", "3 of them with rsvp accepted:"],
  [english, "how many can't make it?", "2 of them with rsvp declined:"],
  [english, "how many will be there? not the undecided ones", "3 of them with rsvp accepted and rsvp not tentative:"],
  [party(["yes", "no", "maybe"]), "how many people will come on Friday?", "3 of them with reply yes:"],
  [party(["zugesagt", "abgesagt", "offen"], "Antwort"), "Wie viele Leute kommen?", "3 of them with Antwort zugesagt:"],
  [
    party(["Zusage", "Absage", "offen"], "Antwort"),
    "wie viele kommen nicht zum Fest?",
    "2 of them with Antwort absage:",
  ],
  [party(["出席", "欠席", "未定"], "返事"), "参加する人は何人ですか", "3 of them with 返事 出席:"],
  [
    party(["出席", "欠席", "未定"], "返事"),
    "来る人は何人?未定の人は除く",
    "3 of them with 返事 出席 and 返事 not 未定:",
  ],
] as const)("who comes is told by what they answered: %#", (table, request, told) => {
  expect(tableFacts(table, request)).toContain(told);
});

test.each([
  [english, "how many people might come, with guests?"],
  [english, "how many are coming, including the undecided?"],
  [english, "how many are coming and how many aren't coming?"],
  [english, "how many were invited?"],
  [party(["yes", "no", "maybe"], "vegan"), "how many people are coming?"],
  [party(["accepted", "accepted", "tentative"], "rsvp"), "how many people are coming?"],
  [party(["red", "blue", "green"], "reply"), "how many people are coming?"],
] as const)("nothing is read into other answers, or where more may come: %#", (table, request) => {
  expect(tableFacts(table, request)).not.toContain("of them with");
});

test("those whom they bring are counted with them, and a column of these is no yes or no", () => {
  const facts = tableFacts(english, "how many people are coming, with their guests?");
  expect(facts).toContain("What is asked for: 4 (number of people, with guests in 3 of 6 rows with rsvp accepted)");
});
