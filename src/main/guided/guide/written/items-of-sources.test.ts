import { expect, test } from "vitest";
import { withItemsOfSources } from "./items-of-sources.ts";

const notes = "Trip\n\n- tent\n- stove\n- rope\n- hat\n";
const taken = "# Packing\n\n- [ ] tent\n- [ ] stove\n- [ ] rope\n";
const wish = "make a checklist pack.md from trip.txt";

test("an entry that was made up is gone", () => {
  expect(withItemsOfSources("pack.md", `${taken}- [ ] sunscreen\n`, [notes], wish)).toBe(taken);
  expect(
    withItemsOfSources(
      "pack.txt",
      "- 水筒\n- 帽子\n- 軍手\n- 布\n",
      ["・水筒\n・帽子\n・軍手\n・敷物\n"],
      "リストにして",
    ),
  ).toBe("- 水筒\n- 帽子\n- 軍手\n");
});

test("one with signs too many is as its source has it", () => {
  expect(
    withItemsOfSources(
      "pack.md",
      "- [ ] 水筒\n- [ ] お茶\n- [ ] 軍手\n- [ ] 头帽子\n",
      ["・水筒\n・お茶\n・軍手\n・帽子\n"],
      "リストにして",
    ),
  ).toBe("- [ ] 水筒\n- [ ] お茶\n- [ ] 軍手\n- [ ] 帽子\n");
});

test.each([
  ["more is wanted", `${wish} and add what else is useful`, `${taken}- [ ] sunscreen\n`],
  ["the request says it", `${wish}, with sunscreen`, `${taken}- [ ] sunscreen\n`],
  ["it is said in other words", wish, `${taken}- [ ] a warm hat\n`],
  ["the list is put in other words", wish, "- [ ] Zelt\n- [ ] Kocher\n- [ ] Seil\n- [ ] tent\n"],
])("a list stays as it is where %s", (_, request, text) => {
  expect(withItemsOfSources("pack.md", text, [notes], request)).toBe(text);
});
