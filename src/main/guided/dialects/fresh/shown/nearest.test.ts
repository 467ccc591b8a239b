import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { nearestOf, shownIn } from "./nearest.ts";
import { shownPlain } from "./plain/shown-plain.ts";
import { shownWishes } from "./wishes/shown-wishes.ts";

const wishes = shownWishes.flatMap(shownIn);
const nearest = nearestOf(shownWishes);

test.each([
  ["the fig and the plum row have each other's amounts, swap them", /^Swap /],
  ["please comment out the hourly job in the crontab, I need it again in May", /^Comment out /],
  ["Das Turnier ist vom 3. Mai auf den 10. Mai verschoben", /^Change .* from .* to /],
  ["the whole section on parking in guide.md can go", /^Remove the section /],
])("for '%s' something of the same kind is shown", (request, line) => {
  expect(nearest(request, 4).flatMap(({ lines }) => lines)).toContainEqual(expect.stringMatching(line));
});

test("who writes Japanese is shown how Japanese is read", () => {
  const shown = nearest("田中さんの電話番号が変わりました。0555-12-9000に直してください", 4);
  expect(shown.every(({ asked }) => /\p{Script=Hiragana}/u.test(asked))).toBe(true);
});

test("who writes English isn't shown Japanese, however much of it is the same", () => {
  const shown = nearest("the nightly backup has to run at 3:40, and comment out the report in crontab.txt", 6);
  expect(shown.filter(({ asked }) => /\p{Script=Hiragana}/u.test(asked))).toEqual([]);
});

test("a request is read up to the next one, with each line of what is told of it", () => {
  expect(shownIn('\n> one -> two\nSet "a" to "b"\nRemove "c"\n> three\nAdd "d"\n')).toEqual([
    { asked: "one -> two", lines: ['Set "a" to "b"', 'Remove "c"'] },
    { asked: "three", lines: ['Add "d"'] },
  ]);
});

test("every request that is shown is told in plain commands, with names and values as it has them", () => {
  const ways =
    /^(?:Set|Change|Replace|Remove|Add|Move|Swap|Comment out|Uncomment|Rename|Tick|Untick|Sort|Increase|Decrease) /;
  for (const { asked, lines } of wishes) {
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !ways.test(line))).toEqual([]);
    const quoted = lines.flatMap((line) => [...line.matchAll(/"([^"]+)"/g)].map(([, text = ""]) => text));
    expect(quoted.filter((text) => !asked.includes(text))).toEqual([]);
  }
  expect(shownPlain.flatMap(shownIn).filter(({ lines }) => lines.length !== 1)).toEqual([]);
});

property.prop([fc.string({ unit: "grapheme" }), fc.nat({ max: 12 })])(
  "whatever is asked for, so many are shown, and none twice",
  (request, count) => {
    const shown = nearest(request, count);
    expect(shown).toHaveLength(count);
    expect(new Set(shown).size).toBe(count);
  },
);
