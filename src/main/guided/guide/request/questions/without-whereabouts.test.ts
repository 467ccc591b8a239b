import { expect, test } from "vitest";
import { withoutWhereabouts } from "./without-whereabouts.ts";

const asked = "how many of my walks are easy?";

test.each([
  "there's a line with tags in each of them",
  "There is a line for the level at the top of every file.",
  "theres a header line in each",
  "each one has a line called level",
  "Every note starts with a tags line.",
  "all of them have a field for it",
])("what only says where it stands is left out: %s", (sentence) => {
  expect(withoutWhereabouts(`${asked} ${sentence}`)).toBe(asked);
});

test("it is left out in German and Japanese as well", () => {
  expect(withoutWhereabouts("Wie viele Touren sind leicht? In jeder steht oben eine Zeile mit Tags.")).toBe(
    "Wie viele Touren sind leicht?",
  );
  expect(withoutWhereabouts("簡単なコースはいくつありますか? 各ファイルにタグの行があります。")).toBe(
    "簡単なコースはいくつありますか?",
  );
});

test.each([
  `${asked} how long is each of them`,
  `${asked} there's a line in each of them that says so, count only those with a date`,
  `${asked} there's a line with tags in some of them`,
  "how many walks have a line with tags in each of them",
  `${asked} list the tags of each`,
  "there's a line with tags in each of them",
])("what says more stays: %s", (request) => {
  expect(withoutWhereabouts(request)).toBe(request);
});

test.each([
  ["Which seat do I have? All my tickets are in this folder.", "Which seat do I have?"],
  ["what's the rent? everything is in here", "what's the rent?"],
  ["Welches Zimmer haben wir? Alle Buchungen liegen hier im Ordner.", "Welches Zimmer haben wir?"],
])("that all is in the folder says nothing of what is asked: %s", (request, rest) => {
  expect(withoutWhereabouts(request)).toBe(rest);
});
