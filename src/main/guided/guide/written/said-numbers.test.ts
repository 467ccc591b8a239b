import { expect, test } from "vitest";
import { withSaidNumbers } from "./said-numbers.ts";

const list = "Lee;Mo;0170 5550122;Bonn\nLee;Kim;0170 5550121;Bonn\n";
const request = "Mo Lee has a new number: 0171 5550192";

test("a long number that was mixed up with the old one is put right", () => {
  const written = list.replace("0170 5550122", "0171 5550122");
  expect(withSaidNumbers(list, written, request)).toBe(list.replace("0170 5550122", "0171 5550192"));
});

test.each([
  ["a date in its own style", `${list}12.05.2024\n`, "Add the hairdresser on 2024-05-12"],
  ["another number", list.replace("0170 5550122", "0222 1234567"), request],
  ["what was copied rightly", list.replace("0170 5550122", "0171 5550192"), request],
  ["numbers that stood there", list.replace(";Bonn", ";Köln"), request],
  ["anything where a request says two", list.replace("0170 5550122", "0171 5550122"), `${request}, fax 0171 5550193`],
])("%s stays as it was written", (_, written, said) => {
  expect(withSaidNumbers(list, written, said)).toBe(written);
});
