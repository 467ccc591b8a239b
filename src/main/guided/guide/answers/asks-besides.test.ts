import { expect, test } from "vitest";
import { asksBesides } from "./asks-besides.ts";

test.each([
  ["rename a.md to b.md and tell me how long it is", true],
  ["a.md should be b.md from now on. And I'd love to know the number of words in it", true],
  ["move the scans to old/ and let me know how many there were", true],
  ["Verschieb die Scans nach alt/, und ich wüsste gern, wie groß sie sind", true],
  ["スキャンをoldに移して、枚数も知りたいです", true],
  ["move the scans to old/, I need the room", false],
  ["rename a.md to b.md", false],
])("%s", (request, isAsked) => {
  expect(asksBesides(request)).toBe(isAsked);
});
