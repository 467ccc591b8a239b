import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { titleFor } from "./title.ts";

test.each([
  ["Count the notes", "Count the notes"],
  ["\n\n  # Count   the\tnotes  \nplease, all of them", "Count the notes"],
  ["```\n---\nwhat is this?", "what is this?"],
  ["???", "???"],
  [" \n", ""],
  [
    "Rename every function in the parser so that its name begins with a verb",
    "Rename every function in the parser so that its name begins…",
  ],
  ["a".repeat(80), `${"a".repeat(59)}…`],
  ["日本語".repeat(30), `${"日本語".repeat(30).slice(0, 59)}…`],
  ["safe\u202etxt.exe\u0007", "safetxt.exe"],
])("%j is called %j", (prompt, title) => {
  expect(titleFor(prompt)).toBe(title);
});

property.prop([fc.string({ unit: "binary", maxLength: 300 })])(
  "a title is one short line without anything that hides",
  (prompt) => {
    const title = titleFor(prompt);
    expect(Array.from(title).length).toBeLessThanOrEqual(60);
    expect(title).toBe(title.trim());
    expect(title).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
  },
);
