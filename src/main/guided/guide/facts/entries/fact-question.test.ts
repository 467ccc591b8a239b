import { expect, test } from "vitest";
import { factQuestion } from "./fact-question.ts";

test.each([
  ["what bulb goes into the hood again? watts and socket. its in house.toml", "what", ["watts and socket."]],
  ["Bis wann müssen wir den Beamer zurückgeben?", "when", []],
  ["how much sugar goes into the cake", "how-many", []],
  ["who's the leader of Heron?", "who", []],
  ["on which host does grafana run, and what's its IP?", "what", []],
  ["卵焼きの砂糖の量を知りたいです", "what", []],
])("%s", (request, kind, besides) => {
  expect(factQuestion(request)).toMatchObject({ kind, besides });
});

test.each([
  ["standing in the shop, what bulb is it?", " bulb is it?"],
  ["which seat do I have on the way back?", " seat do I have return ?"],
  ["Welchen Platz habe ich auf dem Rückflug?", " Platz habe ich auf dem return ?"],
])("%s is left as: %s", (request, text) => {
  expect(factQuestion(request)?.text).toBe(text);
});

test.each([
  "who's on key duty next? ",
  "who's on duty on 16 June? somebody swapped",
  "how much sugar if I double it?",
  "how warm is the oven?",
  "is the drill due back on Monday?",
  "What did the fee use to be originally?",
  "which seat does Ana have? I mean the small one",
  "how much flour for the buns? we are 8 people",
  "how many hours did Ana work in May?",
  "what does the old one cost?",
  "list the seats",
])("it isn't sure what is asked: %s", (request) => {
  expect(factQuestion(request)).toBeNull();
});
