import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { isPlaceName } from "./is-place-name.ts";

test.each(["old", "old/2024/", "Tax papers", "notes-old.txt", ".archive"])("%s names a place", (said) => {
  expect(isPlaceName(said)).toBe(true);
});

test.each(["../other", "a/../../b", "/etc", "~", "there", "its own folder", "the trash", "a folder for each"])(
  "%s names none",
  (said) => {
    expect(isPlaceName(said)).toBe(false);
  },
);

property.prop([fc.string({ unit: "grapheme" })])("no name leads out of the folder", (said) => {
  if (isPlaceName(said)) {
    expect(said.startsWith("/")).toBe(false);
    expect(said.split("/")).not.toContain("..");
  }
});
