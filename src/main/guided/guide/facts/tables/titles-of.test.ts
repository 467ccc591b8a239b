import { expect, test } from "vitest";
import { titlesOf } from "./titles-of.ts";

test.each([
  ["costs.md", "# Hut weekend\n\nPaid in EUR.\n", ["Hut weekend"]],
  ["house.md", "# House\n\n## Garden\n\n## Kitchen\n", ["House"]],
  ["camp.yaml", "camp: Pine Hollow\nkids:\n  - name: Ada\n    diet: any\n", ["kids", "camp", "Pine Hollow"]],
  ["shop.json", '{\n  "updated": "today",\n  "items": [\n    { "name": "glue" }\n  ]\n}\n', ["items"]],
  ["club.yaml", "club: North\nmembers:\n  - name: Ada\nhelpers:\n  - name: Bo\n", []],
  ["cash.txt", "Lena: 3 EUR\nTom: 4 EUR\n", []],
  ["list.csv", "a: b,c\n1,2\n", []],
])("%s", (path, text, titles) => {
  expect(titlesOf(path, text)).toEqual(titles);
});
