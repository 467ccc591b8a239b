import { expect, test } from "vitest";
import { mayAskForNumber } from "./may-ask-for-number.ts";

test.each([
  "what did the chairs for the hall cost us?",
  "what do the boxes in list.csv weigh together?",
  "how often was the boat lent?",
  "Welcher Betrag ist noch offen?",
  "Was haben die Stühle gekostet?",
  "Wie hoch sind die Ausgaben für Farbe?",
  "Was ist von den 200 Euro übrig geblieben?",
  "Wer ist der älteste im Verein?",
  "参加者はのべどれくらいですか",
  "how many are there?",
])("a number may be asked for: %s", (request) => {
  expect(mayAskForNumber(request)).toBe(true);
});

test.each([
  "where is the key?",
  "what did Ada say about the roof?",
  "Wann ist das Fest?",
  "who has the key to hall 3?",
])("something else is asked for: %s", (request) => {
  expect(mayAskForNumber(request)).toBe(false);
});
