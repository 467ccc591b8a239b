import { expect, test } from "vitest";
import { cssValueLike } from "./css-values.ts";

test.each([
  ["a colour for a colour", "#fff", "tomato", "tomato"],
  ["a colour where there was none", "transparent", "#204060", "#204060"],
  ["a colour for a variable", "var(--ink)", "#204060", "#204060"],
  ["the colour of several values", "2px dotted #ccc", "#ddd", "2px dotted #ddd"],
  ["the width of several values", "2px dotted #ccc", "3", "3px dotted #ccc"],
  ["the style of several values", "2px dotted #ccc", "solid", "2px solid #ccc"],
  ["none for all of them", "2px dotted #ccc", "none", "none"],
  ["a bare number in the unit of the old one", "12px", "14", "14px"],
  ["another unit", "12px", "0.9rem", "0.9rem"],
  ["a unit that was said apart", "12px", "14 px", "14px"],
  ["a comma of the decimals", "1.2em", "1,4em", "1.4em"],
  ["several for several", "4px 8px", "6px 12px", "6px 12px"],
  ["a value that is marked", "4px !important", "6", "6px !important"],
  ["fonts for fonts", "Lora, serif", "Inter, sans-serif", "Inter, sans-serif"],
  ["in quotes what was in quotes", '"Lora"', "Open Sans", '"Open Sans"'],
])("%s", (_, old, fresh, expected) => {
  expect(cssValueLike(old, fresh)).toBe(expected);
});

test.each([
  ["a length for a colour", "#fff", "12px"],
  ["a word for a colour", "#fff", "grün"],
  ["a colour of two words", "#fff", "dark green"],
  ["one length for one of two", "4px 8px", "6px"],
  ["one font of a list", "Lora, serif", "Inter"],
  ["what would end the rule", "12px", "14px; color: red"],
])("not %s", (_, old, fresh) => {
  expect(cssValueLike(old, fresh)).toBeNull();
});
