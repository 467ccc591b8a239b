import { fc, it } from "@fast-check/vitest";
import { expect } from "vitest";
import { renumbered } from "./renumbered.ts";

it("puts the numbers of a list in order where they were so before", () => {
  expect(renumbered("3. a\n4. b\n5. c\n", "3. a\n5. c\n")).toBe("3. a\n4. c\n");
});

it("leaves numbers that mean something", () => {
  expect(renumbered("1. a\n5. b\n7. c\n", "1. a\n7. c\n")).toBe("1. a\n7. c\n");
});

it("keeps lists apart", () => {
  const before = "1. a\n2. b\n\nThen:\n\n1. c\n2. d\n";
  expect(renumbered(before, before.replace("1. a\n", ""))).toBe("1. b\n\nThen:\n\n1. c\n2. d\n");
});

it.prop([fc.array(fc.stringMatching(/^ {0,2}(?:\d[.)] |- )?[a-z ]{0,6}$/)).map((lines) => lines.join("\n"))])(
  "leaves a text in which nothing was changed",
  (text) => {
    expect(renumbered(text, text)).toBe(text);
  },
);
