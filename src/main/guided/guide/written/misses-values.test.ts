import { expect, test } from "vitest";
import { missesValues } from "./misses-values.ts";

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
  expect(missesValues(written.startsWith("rent") ? "rent: 1000\n" : card, written, asked)).toBe(misses);
});

const poster = "SUMMER FETE\n\nSaturday, 12 July 2025\nfrom 2 pm\n";
const moved = "the fete had to be moved to 19 July 2025, please change that in the poster";

test.each<[string, string, string, boolean]>([
  ["loses a date and puts none", poster.replace("Saturday, 12 July 2025", "SUMMER FETE"), moved, true],
  ["puts another date than the one that is told", poster.replace("12 July", "17 July"), moved, true],
  ["puts the date, in its own spelling", poster.replace("Saturday, 12 July 2025", "19.7.2025"), moved, false],
  ["loses no date", poster.replace("from 2 pm", "in the garden"), moved, false],
  ["has to lose it", poster.replace("Saturday, 12 July 2025\n", ""), "the fete of 12 July is off, take it out", false],
  ["has the date from which it is so", poster.replace("2 pm", "3 pm"), "from 1 March on it is 3 pm", false],
])("a date: what %s", (_, written, asked, misses) => {
  expect(missesValues(poster, written, asked)).toBe(misses);
});
