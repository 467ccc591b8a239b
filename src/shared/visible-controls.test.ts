import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { visibleControls } from "./visible-controls.ts";

test.each([
  ["ls\u001b[2K\rrm -rf x", "ls⟨U+001B⟩[2K⟨U+000D⟩rm -rf x"],
  ["a\u202Eb", "a⟨U+202E⟩b"],
  ["tag\u{E0041}", "tag⟨U+E0041⟩"],
  ["plain\n\ttext äöü 買い物 👩‍🌾", "plain\n\ttext äöü 買い物 👩‍🌾"],
])("%j", (text, visible) => {
  expect(visibleControls(text)).toBe(visible);
});

property.prop([fc.string({ unit: "binary" })])("nothing that moves the cursor is left", (text) => {
  // oxlint-disable-next-line no-control-regex -- control characters are what this is about
  expect(visibleControls(text)).not.toMatch(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E]/);
});
