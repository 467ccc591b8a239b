import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { withoutStruck } from "./struck-out.ts";

test.each([
  ["<td><del>12.05.2025</del> <ins>19.05.2025</ins> (longer)</td>", "<td><ins>19.05.2025</ins> (longer)</td>"],
  ["- picnic: ~~12 May~~ 19 May, at the pond", "- picnic: 19 May, at the pond"],
  ["hall ~~18:30~~ 19:00", "hall 19:00"],
  ["- ~~Move the radiator~~ (it stays)", "- ~~Move the radiator~~ (it stays)"],
  ["- ~~paint 2 doors~~", "- ~~paint 2 doors~~"],
  ["<s>Otto</s> Ida", "<s>Otto</s> Ida"],
])("%s", (text, rest) => {
  expect(withoutStruck(text, "when do we have to bring it back?")).toBe(rest);
});

test.each(["what was the date before it was moved?", "Wann war es ursprünglich?", "最初は何日でしたか"])(
  "for '%s' all stays",
  (question) => {
    expect(withoutStruck("~~12 May~~ 19 May", question)).toBe("~~12 May~~ 19 May");
  },
);

property.prop([fc.string({ unit: "grapheme" })])("nothing else of a text is lost", (text) => {
  if (!/~~|<(?:del|s|strike)/iu.test(text)) expect(withoutStruck(text, "when?")).toBe(text);
});
