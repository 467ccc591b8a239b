import path from "node:path";
import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { isInside } from "./is-inside.ts";

const name = fc.stringMatching(/^[a-zA-Z0-9 _-]{1,8}$/).filter((text) => text.trim() === text);

test("a folder that begins with the same letters is another folder", () => {
  expect(isInside("/work", "/work-too/a", false)).toBe(false);
  expect(isInside("/work", "/work", false)).toBe(true);
  expect(isInside("/work/", "/work//a/./b", false)).toBe(true);
  expect(isInside("/work", "/work/../etc", false)).toBe(false);
});

test("case and composed letters count as the same only where the drive folds them", () => {
  expect(isInside("/Work", "/wORK/a", true)).toBe(true);
  expect(isInside("/Work", "/wORK/a", false)).toBe(false);
  expect(isInside("/caf\u00e9", "/cafe\u0301/a", true)).toBe(true);
});

property.prop([fc.array(name, { minLength: 1, maxLength: 4 }), fc.array(name, { maxLength: 4 })])(
  "what is joined below a folder is inside it, and the folder isn't inside that",
  (outer, inner) => {
    const folder = path.join("/", ...outer);
    const below = path.join(folder, ...inner);
    expect(isInside(folder, below, false)).toBe(true);
    expect(isInside(below, folder, false)).toBe(inner.length === 0);
  },
);
