import { expect, test } from "vitest";
import { withLaterChanges } from "./changed-later.ts";

const chat = [
  "[1/6 18:00] Ana: I'll bring plates, 30 of them",
  "[1/6 18:05] Ben: lanterns from me, 8",
  "[1/6 18:09] Cleo: a tent, 3x4 m",
  "[2/6 09:00] Ana: only 20 plates after all",
  "[2/6 09:10] Cleo: our tent is torn, so no tent from me, sorry",
].join("\n");

test("a line that was changed has the change behind it, and what is called off is gone", () => {
  expect(withLaterChanges([chat], "make a list of what people really bring")).toEqual([
    [
      "[1/6 18:00] Ana: I'll bring plates, 30 of them (changed later: only 20 plates after all)",
      "[1/6 18:05] Ben: lanterns from me, 8",
      "[2/6 09:00] Ana: only 20 plates after all",
    ].join("\n"),
  ]);
});

test("who promises something else instead takes the first back", () => {
  const talk = "Ana: bean salad for 8\nBen: bread\nAna: the beans are burnt, I make rice salad instead, for 10";
  expect(withLaterChanges([talk], "who brings what?")).toEqual([talk.split("\n").slice(1).join("\n")]);
});

test("nothing goes where nothing is said of what is called off", () => {
  const [text] = withLaterChanges([chat], "make a list of all messages about the party");
  expect(text).toContain("a tent, 3x4 m");
  expect(text).toContain("no tent from me");
});

test("a letter changes what stands in other notes", () => {
  const letter =
    "Dear Ms Roe,\nbecause of the building works on our road we have to start earlier: departure is now\nat 6:40. All else stays.\n";
  const [notes] = withLaterChanges(["# Trip\n- departure 7:20\n- lunch at noon\n", letter], "write an invitation");
  expect(notes).toContain("- departure 7:20 (changed later: because of the building works");
  expect(notes).toContain("\n- lunch at noon\n");
});

test("so do notes in Japanese", () => {
  const notes =
    "・看板：林さんが縫う。5月2日まで\n・音響：森さんが借りる\n追記\n・看板は林さんから関さんに交代\n・音響は中止\n";
  expect(withLaterChanges([notes], "やることをまとめて。要らないものは入れないで")).toEqual([
    "・看板：林さんが縫う。5月2日まで (changed later: 看板は林さんから関さんに交代)\n追記\n・看板は林さんから関さんに交代\n",
  ]);
});

const helpers = "Who helps:\n- Ida: raffle, 2 hours\n- Bo: raffle\n- Tom: tent\n";
const without = (name: string) => helpers.replace(new RegExp(`- ${name}.*\n`), "");

test.each([
  ["an entry says so itself", helpers.replace("- Bo: raffle", "- Bo: raffle (called, can't come after all)"), "Bo"],
  ["another one does", `${helpers}- Tom isn't coming\n`, "Tom"],
  ["a note does", `${helpers}Update: Bo dropped out.\n`, "Bo"],
  ["a clause does", `${helpers}Tom can't make it, so Ida brings a tent.\n`, "Tom"],
  ["a German note does", `${helpers}Tom hat leider abgesagt.\n`, "Tom"],
])("an entry that is called off is gone where %s", (_, text, name) => {
  expect(withLaterChanges([text], "a list of those who really come")).toEqual([without(name)]);
  expect(withLaterChanges([text], "a list of all helpers")).toEqual([text]);
});

test("several that are called off together are gone", () => {
  const text =
    "持ち物\n・コート\n・レインコート\n・敷物\n・帽子\n\n※敷物とコートは先生が用意するので、いらなくなりました。\n";
  expect(withLaterChanges([text], "いらなくなったものは入れないで")).toEqual(["持ち物\n・レインコート\n・帽子\n\n"]);
  expect(withLaterChanges([`${helpers}Ida und Tom kommen doch nicht\n`], "nur die, die wirklich kommen")).toEqual([
    "Who helps:\n- Bo: raffle\n",
  ]);
});

test.each([
  [
    "a day says of itself that it is called off",
    "Choir in the hall\nThu 6 March rehearsal\nThu 13 March rehearsal, CANCELLED, the hall is taken\n",
  ],
  ["somebody else speaks", "Ana: I'll bring plates\nBen: no plates from me\n"],
  ["it isn't clear which line", "- bus at 7 to Ulm\n- bus at 9 to Ulm\n- the bus is now late\n"],
  ["a list has but one entry, which says so", "Off:\n- Tom: tent, cancelled\n"],
  ["it is a question", "- plates: Ana\n- no plates from us?\n"],
])("nothing is changed where %s", (_, text) => {
  expect(withLaterChanges([text], "list what is still on, without what was cancelled")).toEqual([text]);
});
