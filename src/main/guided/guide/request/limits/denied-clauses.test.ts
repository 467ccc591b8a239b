import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { deniedWords, withoutDenied, withoutWhatStays } from "./denied-clauses.ts";

test.each([
  [
    "My ears aren't what they used to be, the phone is too quiet. Set its volume to 9",
    "My ears aren't what they used to be, the phone is too quiet. Set its volume to 9",
  ],
  ["raise the fee to 5, but the price list stays", "raise the fee to 5,"],
  ["remove Ada and leave Bo alone", "remove Ada"],
  ["Raise all to 2.50. Sacks, salad and onions keep theirs. Then commit", "Raise all to 2.50. Then commit"],
  ["change a.md to 1.5.0 and leave b.md alone", "change a.md to 1.5.0"],
  ["値段を上げて。水はそのまま", "値段を上げて。"],
  [
    "the stock of tea isn't right any more, it ought to be 14",
    "the stock of tea isn't right any more, it ought to be 14",
  ],
  ["Der Preis stimmt nicht mehr, es sind 14 Euro", "Der Preis stimmt nicht mehr, es sind 14 Euro"],
  ["set the fee to 5. do not edit the archive because it is signed", "set the fee to 5."],
  ["take Ada off the list, do not remove Bo since he is back", "take Ada off the list,"],
  ["change the date in a.md, not right now in b.md", "change the date in a.md,"],
  ["小さくて読めません。値段を上げて", "小さくて読めません。値段を上げて"],
  ["Mails never arrive because the limit is too low", "Mails never arrive because the limit is too low"],
  ["Sortiere die Bücher. An den Artikeln soll sich nichts ändern.", "Sortiere die Bücher."],
  ["raise all prices", "raise all prices"],
  ["the site still says 0555 12. correct it", "the site says 0555 12. correct it"],
])("what isn't to be done is left out of '%s'", (request, rest) => {
  expect(withoutDenied(request).trim().replaceAll(/ +/g, " ")).toBe(rest);
});

test("the words of what isn't to be done are told, but for those of what is", () => {
  expect(deniedWords("raise the tea, the green tea stays", "raise the tea")).toEqual(["green", "stays"]);
});

property.prop([fc.string({ unit: "grapheme" })])(
  "what stays is blanked, so that places keep their numbers",
  (request) => {
    expect(withoutWhatStays(request)).toHaveLength(request.length);
    expect(withoutDenied(request).length).toBeLessThanOrEqual(request.length);
  },
);

test("what goes for something that stays stays as well, but a wish behind it doesn't", () => {
  expect(deniedWords("the shed stays, and so does the barn", "")).toEqual(expect.arrayContaining(["shed", "barn"]));
  expect(deniedWords("Der Keller bleibt, auch das Archiv", "")).toContain("archiv");
  expect(deniedWords("Der Keller bleibt, auch im Kalender bitte ändern", "")).not.toContain("kalender");
});
