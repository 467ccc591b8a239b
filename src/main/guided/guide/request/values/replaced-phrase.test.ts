import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { replacedPhrase, replacingPhrase } from "./replaced-phrase.ts";

test.each([
  ["The phone number is 0555 201 884 now instead of 0555 201 448.", "Phone: 0555 201 448\n", "0555 201 448"],
  ["Replace Anna Berg with Anna Tal everywhere.", "Anna Berg brings cake.\n", "Anna Berg"],
  ["Mo Lee got married and is Mo Ray now, change that", "Ask Mo Lee.\n", "Mo Lee"],
  ["Frau Kern heißt jetzt Frau Lang", "Frau Kern ruft an\n", "Frau Kern"],
  ['Replace the word "colour" by "color"', "the colour of a roof\n", "colour"],
  ["Rename the function countCats to countAnimals", "function countCats() {}\n", "countCats"],
  ["change the price from 12.50 to 13.20", "tea 12.50\n", "12.50"],
  ["Ersetze Butter durch Margarine", "200 g Butter\n", "Butter"],
  ["Überall die Butter durch Margarine ersetzen", "200 g Butter\n", "Butter"],
  ["Das Fest ist am 19. Juli statt am 12. Juli", "Das Fest ist am 12. Juli.\n", "12. Juli"],
  ["「犬」を「猫」に置き換えて", "犬が好き\n", "犬"],
  ["Da steht noch „Grüssen“, mach daraus bitte überall „Grüßen“", "Mit Grüssen\n", "Grüssen"],
])("%s", (request, text, phrase) => {
  expect(replacedPhrase(request, text)).toBe(phrase);
});

test.each([
  ["nothing is named", "Tidy this up", "tea 12.50\n"],
  ["somebody is somewhere", "Mo Lee is in Rome", "Ask Mo Lee.\n"],
  ["the file doesn't have it", "Replace Anna with Tom", "Eve brings cake\n"],
  ["the file has it only within a longer word", "Replace cat with dog", "concatenate\n"],
])("is none where %s", (_, request, text) => {
  expect(replacedPhrase(request, text)).toBeNull();
});

const piece = fc.constantFrom(
  "replace",
  "instead of",
  "from",
  "to",
  "Anna",
  "Berg",
  "durch",
  "12.",
  "「犬」を",
  '"',
  "(",
  "😀",
);
const text = fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join(" "));

property.prop([text, text])("what is to be replaced always stands in the file", (request, file) => {
  const phrase = replacedPhrase(request, file);
  expect(phrase === null || (phrase !== "" && file.includes(phrase))).toBe(true);
});

test.each([
  ["rename calc_total to order_total everywhere, calc_total_net keeps its name", "calc_total", "order_total"],
  ["replace 'old shop' with 'new shop' in all files", "old shop", "new shop"],
  ["change info@a.example to hello@a.example.", "info@a.example", "hello@a.example"],
  ["ersetze fontSize durch textSize", "fontSize", "textSize"],
  ["change 3000 to 4100", "3000", "4100"],
  ["replace butter with oat milk", "butter", null],
  ["rename the function total in utils.py to grand_total", "total", null],
  ['replace "colour" in "text.md" with "color"', "colour", null],
  ["change 2 pm to 3 pm everywhere", "2 pm", null],
  ["replace 5 May with 12 May", "5 May", null],
  ["change Anna-Lena to Anna-Marie Schmidt", "Anna-Lena", null],
  ["rename it to order_total", "calc_total", null],
  ["calc_total is now called order_total", "calc_total", null],
])("%s: %j becomes %j", (request, old, fresh) => {
  expect(replacingPhrase(request, old)).toBe(fresh);
});
