import { expect, test } from "vitest";
import { withSaidValue } from "./replaced-value.ts";

const before = "<td>Mittwoch</td><td>8–13 Uhr</td>\n<td>Freitag</td><td>8–13 Uhr</td>\nMi, Fr 8–13 Uhr";
const request = "Freitags machen wir ab jetzt schon um 12 zu statt um 13 Uhr";

test("the new value stands where the old one stood, however the line was changed", () => {
  const written = before.replace("Freitag</td><td>8–13", "Freitag</td><td>12–13");
  expect(withSaidValue(before, written, request)).toBe(before.replace("Freitag</td><td>8–13", "Freitag</td><td>8–12"));
});

test("of several old values in a line the one goes that was changed", () => {
  const written = before.replace("Mi, Fr 8–13", "Mi, Fr 12–13");
  const line = "Mo 8–17 · Mi 8–13 Uhr · Do 10–19 · Fr 8–13 Uhr";
  const changed = "Mo 8–17 · Mi 8–13 Uhr · Do 10–19 · Fr 12–13 Uhr";
  expect(withSaidValue(line, changed, request)).toBe("Mo 8–17 · Mi 8–13 Uhr · Do 10–19 · Fr 8–12 Uhr");
  expect(withSaidValue(before, written, request)).toBe(before.replace("Mi, Fr 8–13", "Mi, Fr 8–12"));
});

test.each([
  ["the new value is there", before.replace("Freitag</td><td>8–13", "Freitag</td><td>8–12"), request],
  ["more than numbers was changed", before.replace("Freitag</td><td>8–13 Uhr", "Freitag</td><td>ab 12 zu"), request],
  [
    "another number was changed",
    before.replace("Freitag</td><td>8–13", "Freitag</td><td>9–13"),
    `${request}, auf um 9`,
  ],
  ["nothing is said to take its place", before.replace("Freitag</td><td>8–13", "Freitag</td><td>9–13"), "öffnet um 9"],
])("what was written stays where %s", (_, written, said) => {
  expect(withSaidValue(before, written, said)).toBe(written);
});
