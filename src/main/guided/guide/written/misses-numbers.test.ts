import { expect, test } from "vitest";
import { missesNumbers } from "./misses-numbers.ts";

const card = "FN:Mirko Falk\nTEL;TYPE=HOME:0421 555 371\nEND:VCARD\n";
const request = "Mirko Falk has a mobile phone now: 0160 555 0142. Please add it in contacts.vcf";

test.each<[string, string, string, boolean]>([
  ["puts something else", card.replace("TEL;TYPE=HOME:0421 555 371", "BEGIN:VCARD"), request, true],
  ["puts the number", card.replace("END", "TEL;TYPE=CELL:0160 555 0142\nEND"), request, false],
  ["writes the number in another way", "rent: 1,250\n", "the rent is 1250 now", false],
  ["only takes something out", "FN:Mirko Falk\nEND:VCARD\n", "0421 555 371 is out of use since 2021, remove it", false],
  ["has no number to put", card.replace("371", "372"), "the last digit of Mirko's number is a 2", false],
  ["works something out", "rent: 1100\n", "the rent goes up by 110 %", false],
  ["has only the year from which it is so", "rent: 60\n", "from 2031 on the rent is 60", false],
  ["is only named by a file", "rent: 1100\n", "take the rent over from 2023/rent-2023.txt", false],
])("what %s", (_, written, asked, misses) => {
  expect(missesNumbers(written.startsWith("rent") ? "rent: 1000\n" : card, written, asked)).toBe(misses);
});
