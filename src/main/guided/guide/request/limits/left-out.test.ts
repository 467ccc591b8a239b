import { describe, expect, test } from "vitest";
import { leftOutWords, withoutLeftOut } from "./left-out.ts";

test.each([
  ["make a calendar of it, leave out the cancelled one", ["cancelled"]],
  ["mach eine liste, die abgesagten weglassen", ["abgesagten"]],
  ["make a list without the kids", ["kids"]],
  ["make a list, no frills", []],
  ["write the list without a heading", []],
  ["don't leave out the budget", []],
  ["please do not skip anyone from Berlin", []],
  ["lass den Keller nicht weg", []],
  ["write it without rounding the amounts", []],
  [`leave out${" ".repeat(10_000)}x`, []],
  ["中止は除いて予定表を作って", ["中止"]],
  ["one of the trips was postponed, that one shouldn't be in it", ["trips", "postponed"]],
  ["The postponed trip doesn't belong in there.", ["postponed", "trip"]],
  ["all trips, but not the postponed ones please", ["postponed"]],
  ["write it without the postponed date", ["postponed", "date"]],
  ["Der verschobene Ausflug soll nicht rein", ["verschobene", "ausflug"]],
  ["Ein Ausflug ist verschoben, der soll nicht mit rein.", ["ausflug", "verschoben"]],
  ["延期のものは入れないでください", ["延期"]],
  ["it should not be longer than a page", []],
  ["The list must not be in capitals", []],
])("%s: %j", (request, words) => {
  expect(leftOutWords(request)).toEqual(words);
});

const request = "make a program of it, leave out the cancelled ones";

describe("what a new file is made of", () => {
  test.each([
    [
      "rows",
      "6 March  Rehearsal\n13 March  Rehearsal  CANCELLED\n20 March  Rehearsal\n",
      "6 March  Rehearsal\n20 March  Rehearsal\n",
    ],
    [
      "a paragraph by one of its fields",
      "Talks\n\ntitle: A\nstatus: cancelled\n\ntitle: B\nstatus: on\n",
      "Talks\n\ntitle: B\nstatus: on\n",
    ],
    ["nothing of a file without it", "title: A\n", "title: A\n"],
    [
      "no row of names",
      "name,email,left\nAda,a@b,no\nBea,,yes\nTom,c@d,no\n",
      "name,email,left\nAda,a@b,no\nBea,,yes\nTom,c@d,no\n",
    ],
    ["no heading", "# Cancelled trains\n\n- S1\n", "# Cancelled trains\n\n- S1\n"],
  ])("is without %s", (_, text, left) => {
    expect(withoutLeftOut(text, request)).toBe(left);
  });

  test("is without what is said most of", () => {
    const list = "trip to Ulm\ntrip to Bonn, postponed\nwalk\nconcert\n";
    const left = "trip to Ulm\nwalk\nconcert\n";
    expect(withoutLeftOut(list, "One trip was postponed, that one shouldn't be in it")).toBe(left);
    expect(withoutLeftOut(list, "The trip that was postponed doesn't belong in there")).toBe(left);
    expect(withoutLeftOut(list, "One trip was put off, that one shouldn't be in it")).toBe(list);
    expect(withoutLeftOut(list, "The trip that was put off doesn't belong in there")).toBe(list);
    expect(withoutLeftOut(list, "leave out the concert and the walk")).toBe("trip to Ulm\ntrip to Bonn, postponed\n");
  });

  test("isn't a file whose head says so", () => {
    expect(withoutLeftOut("---\ntitle: A\nstatus: cancelled\n---\n\nA talk.\n", request)).toBeNull();
    expect(withoutLeftOut("title: A\nstatus: cancelled\n\nA talk.\n", request)).toBeNull();
  });

  test("is all of it where nothing is to be left out", () => {
    const text = "6 March  CANCELLED\n";
    expect(withoutLeftOut(text, "make a program of it")).toBe(text);
  });
});

test.each([
  ["mach mir eine Liste. Abgesagte bitte nicht", "Ole hat abgesagt\n"],
  ["make a list of them, no cancelled ones", "Ole has cancelled\n"],
])("what is ruled out behind it is left out: %s", (request, line) => {
  expect(withoutLeftOut(`Jana kommt\nAnna: fine\n${line}Rolf kommt\n`, request)).toBe(
    "Jana kommt\nAnna: fine\nRolf kommt\n",
  );
});
