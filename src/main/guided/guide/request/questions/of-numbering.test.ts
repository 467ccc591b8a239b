import { expect, test } from "vitest";
import { asksHowMany } from "./asks-how-many.ts";
import { withPlainNumber } from "./of-numbering.ts";

test.each([
  ["the number of projectors in room 204", true],
  ["give me the total number of guests", true],
  ["the serial number of the projector in room 204", false],
  ["which phone number of Ada Holm is right?", false],
])("whether %s is a count: %s", (request, isCount) => {
  expect(asksHowMany.test(request)).toBe(isCount);
});

test.each([
  ["the serial no. of the lamp", "the serial number of the lamp"],
  ["flight no of the way back", "flight number of the way back"],
  ["die Serien-Nr. vom Beamer", "die Seriennummer vom Beamer"],
  ["no price on the list, is there?", "no price on the list, is there?"],
])("%s reads %s", (request, plain) => {
  expect(withPlainNumber(request)).toBe(plain);
});
