import { expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";

const gig = "Friday\n\n1. Tram\n2. Rain\n3. Moon\n\nEncore: River\n";

test.each([
  ["before what follows the list", 'Move "Tram" before the encore', "1. Rain\n2. Moon\n3. Tram"],
  ["before that, in quotes", 'Move "Tram" before "Encore"', "1. Rain\n2. Moon\n3. Tram"],
  ["behind what it begins under", 'Move "Moon" after "Friday"', "1. Moon\n2. Tram\n3. Rain"],
  ["behind an entry without quotes", 'Move "Tram" after the rain', "1. Rain\n2. Tram\n3. Moon"],
])("an entry goes %s, and the list is numbered anew", (_, wish, list) => {
  expect(doneAsWished("gig.txt", gig, wish)).toBe(gig.replace("1. Tram\n2. Rain\n3. Moon", list));
});

test.each([
  ["nothing beside the list is called so", 'Move "Tram" before the drinks'],
  ["that stands on the other side", 'Move "Tram" after the encore'],
])("nothing is done where %s", (_, wish) => {
  expect(doneAsWished("gig.txt", gig, wish)).toBeNull();
});
