import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { conversationBytes, judgeFit } from "./memory-need.ts";

const gb = 1e9;
const small = { layers: 28, kvHeads: 2, headSize: 128 };
const memory = { total: 8 * gb, free: 3 * gb, gpu: null };

test("a conversation takes what its layers keep", () => {
  expect(conversationBytes(small, 1)).toBe(28_672);
  expect(conversationBytes(small, 32_768)).toBe(939_524_096);
  const sliding = { layers: 26, kvHeads: 1, headSize: 256, sliding: { layers: 22, window: 512 } };
  expect(conversationBytes(sliding, 32_768)).toBe(1_024 * (4 * 32_768 + 22 * 512));
});

test.each([
  [1.1, "fits"],
  [4.2, "fits"],
  [5.0, "tight"],
  [7.0, "too-large"],
])("a file of %f GB on a computer with 8 GB: %s", (size, verdict) => {
  expect(judgeFit({ fileBytes: size * gb, shape: small }, memory).verdict).toBe(verdict);
});

test("a long conversation can be what doesn't fit", () => {
  const shape = { layers: 32, kvHeads: 8, headSize: 128 };
  const model = { fileBytes: 4 * gb, shape };
  expect(judgeFit({ ...model, contextSize: 2_048 }, memory).verdict).toBe("fits");
  expect(judgeFit({ ...model, contextSize: 32_768 }, memory).verdict).toBe("too-large");
});

test("what a long conversation takes is told beside what the usual one does", () => {
  const { neededBytes, longBytes } = judgeFit({ fileBytes: gb, shape: small }, memory);
  expect([neededBytes, longBytes]).toEqual([1.3 * gb + 28_672 * 8_192, 1.3 * gb + 28_672 * 32_768]);
});

test("a graphics card's own memory counts, and the numbers are told", () => {
  const model = { fileBytes: 10 * gb, shape: null };
  expect(judgeFit(model, memory).verdict).toBe("too-large");
  expect(judgeFit(model, { ...memory, gpu: 12 * gb })).toEqual({
    verdict: "fits",
    neededBytes: 10.3 * gb,
    memoryBytes: 20 * gb,
    contextSize: null,
    longBytes: null,
  });
  expect(judgeFit(model, { ...memory, gpu: 6 * gb }).verdict).toBe("tight");
});

const verdicts = ["fits", "tight", "too-large"];

property.prop([fc.nat(30), fc.nat(30), fc.nat(64), fc.nat(64)])(
  "more of a model never fits better",
  (a, b, total, free) => {
    const place = (size: number) =>
      verdicts.indexOf(
        judgeFit(
          { fileBytes: size * gb, shape: small },
          { total: total * gb, free: Math.min(free, total) * gb, gpu: null },
        ).verdict,
      );
    expect(place(Math.max(a, b))).toBeGreaterThanOrEqual(place(Math.min(a, b)));
  },
);
