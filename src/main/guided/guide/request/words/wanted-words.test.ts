import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { unwantedWords, wantedWords } from "./wanted-words.ts";

test("what a request is about is told without paths and common words, and each once", () => {
  expect(wantedWords("Raise the timeout of the proxy in conf/server.ini, the timeout only")).toEqual([
    "raise",
    "timeout",
    "proxy",
  ]);
});

test.each(["We don't paint chimneys any more, take them out", "Wir streichen keine chimneys mehr, nimm sie raus"])(
  "%s: what has had its time is wanted",
  (request) => {
    expect(wantedWords(request)).toContain("chimneys");
    expect(unwantedWords(request)).not.toContain("chimneys");
  },
);

test.each([
  ["Change the colour of the roof, not of the fence", "roof", "fence"],
  ["Paint everything except the chimney. The roof too.", "roof", "chimney"],
  ["Ändere das Dach, aber nicht den Zaun", "dach", "zaun"],
  ["wir haben keinen zaun kannst du das dach streichen", "dach", "zaun"],
  ["don't touch the fence 🙂 paint the roof", "roof", "fence"],
  ["Change the roof (don't touch the fence)", "roof", "fence"],
  ["Paint the roof. The fence I'll do myself", "roof", "fence"],
  ["streich das dach, den zaun mache ich selbst", "dach", "zaun"],
  ["Add the roof to new/, fence/ is only there for reference", "roof", "fence"],
  ["Ergänze das Dach, der Zaun ist nur zum Nachschauen", "dach", "zaun"],
])("%s: what is ruled out isn't wanted", (request, wanted, unwanted) => {
  expect(wantedWords(request)).toContain(wanted);
  expect(wantedWords(request)).not.toContain(unwanted);
  expect(unwantedWords(request)).toContain(unwanted);
  expect(unwantedWords(request)).not.toContain(wanted);
});

test.each([
  "Paint the roof. There's a shed roof as well and I don't mean that one.",
  "Paint the roof, there is also a shed roof but it's not the one I mean",
  "Streiche das Dach. Es gibt auch noch ein shed, das ist nicht gemeint.",
])("%s: what is only told of to rule it out isn't meant", (request) => {
  expect(unwantedWords(request)).toContain("shed");
});

test.each([
  "Paint the roof, and don't forget the chimney",
  "Streiche das Dach und vergiss nicht den chimney",
  "Paint not only the roof, the chimney too",
  "Paint the roof, I can't decide between the colours of the chimney",
])("%s: what isn't to be forgotten is meant", (request) => {
  expect(wantedWords(request)).toContain("chimney");
  expect(unwantedWords(request)).toEqual([]);
});

test("a number that is ruled out is the one that is there, so it is looked for all the same", () => {
  const request = "The limit is 35, not 20";
  expect(wantedWords(request)).toEqual(["limit", "35", "20"]);
  expect(unwantedWords(request)).toEqual([]);
});

property.prop([fc.string({ unit: "grapheme" })])("no word of any request is wanted and ruled out", (request) => {
  const wanted = new Set(wantedWords(request));
  expect(unwantedWords(request).filter((word) => wanted.has(word))).toEqual([]);
});
