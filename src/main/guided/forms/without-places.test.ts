import { expect, test } from "vitest";
import { withoutCopies, withoutPlaces } from "./without-places.ts";

test("the places of lines aren't written into a file", () => {
  expect(withoutPlaces("a.md:7: | 34 | Priya |\na.md:8:| 36 | Tom |", "a.md")).toBe("| 34 | Priya |\n| 36 | Tom |");
  expect(withoutPlaces("b.md:7: as it says", "a.md")).toBe("b.md:7: as it says");
  expect(withoutPlaces("text", "")).toBe("text");
});

test("what stands in the file already isn't added with its place", () => {
  expect(withoutCopies("a.md:1: oats\na.md:2: rice and peas\nmilk", "a.md", "oats\nrice\n")).toBe(
    "rice and peas\nmilk",
  );
  expect(withoutCopies("oats", "a.md", "oats\n")).toBe("oats");
});

test("several lines that all stand in the file aren't added once more", () => {
  const quote = "| Gutter | 372.00 |\n\nNet: 912.00\nTo pay: 1,094.40\n";
  expect(withoutCopies("| Gutter | 372.00 |\nNet: 912.00", "quote.md", quote)).toBe("");
  expect(withoutCopies("| Gutter | 372.00 |\nNet: 913.00", "quote.md", quote)).toBe("| Gutter | 372.00 |\nNet: 913.00");
});

test("items of a list may be added under another heading", () => {
  const plan = "# Mon\n- milk\n- bread\n\n# Tue\n";
  expect(withoutCopies("- milk\n- bread", "plan.md", plan)).toBe("- milk\n- bread");
});
