import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { sharedPhrases } from "./shared-phrases.ts";

test.each([
  ["a date", "The party is on 19 June instead of 12 June 2031.", "Party: 12 June 2031, in the garden", "12 June 2031"],
  ["a German date", "am 19. Juli statt am 12. Juli", "Das Fest ist am 12. Juli.", "12. Juli"],
  ["a name", "Anna Berg is called Anna Tal now", "Guests: Anna Berg, Tom Lake", "Anna Berg"],
  ["what is quoted", 'The heading "Winter plan" is wrong', "# Winter plan\n", "Winter plan"],
  ["a name in a script without blanks", "「田中」を「山田」にして", "担当は田中です", "田中"],
  ["a number", "not 4711 any more", "id: 4711", "4711"],
])("%s that stands in both is told whole", (_, request, text, phrase) => {
  expect(sharedPhrases(request, text)).toContain(phrase);
});

test.each([
  ["common words say nothing", "what is in the file", "what is in the file"],
  ["a part of another word isn't that word", "the cat", "concatenate"],
  ["another spelling isn't the same", "the ROOF", "the roof"],
])("%s", (_, request, text) => {
  expect(sharedPhrases(request, text)).toEqual([]);
});

test("the longest run is told, not its parts", () => {
  expect(sharedPhrases("Rename Blue Mountain Coffee", "a bag of Blue Mountain Coffee")).toEqual([
    "Blue Mountain Coffee",
  ]);
});

const piece = fc.constantFrom("Anna", "Berg", "12.", "June", "roof-top", "the", ",", '"', "\n", "卵", "42", "😀");
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(" "));

property.prop([text, text])("what is shared stands in the request and in the text to the letter", (request, file) => {
  expect(sharedPhrases(request, file).filter((phrase) => !request.includes(phrase) || !file.includes(phrase))).toEqual(
    [],
  );
});
