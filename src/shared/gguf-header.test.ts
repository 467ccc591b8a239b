import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { fakeGguf } from "../../test/support/fake-gguf.ts";
import { type GgufReading, readGgufHeader } from "./gguf-header.ts";

const whole = fakeGguf({ name: "Tiny", architecture: "llama", tensorBytes: 4096 });

function read(bytes: Uint8Array, fileSize = bytes.length): GgufReading {
  return readGgufHeader(bytes, fileSize);
}

function changed(offset: number, ...bytes: number[]): Uint8Array {
  const copy = Uint8Array.from(whole);
  copy.set(bytes, offset);
  return copy;
}

test("a whole file tells its name and kind", () => {
  const facts = { version: 3, tensorCount: 1, name: "Tiny", architecture: "llama", splitCount: 1, use: "chat" };
  expect(read(whole)).toEqual({ type: "whole", facts });
});

test.each([
  ["one that says nothing of the kind", { architecture: "qwen3" }, "chat"],
  ["one that gives the vectors of all tokens", { architecture: "qwen3", pooling: 0 }, "chat"],
  ["one that reads only", { architecture: "nomic-bert-moe" }, "embedding"],
  ["an old one without a word of it", { architecture: "bert" }, "embedding"],
  ["one made from one that talks", { architecture: "qwen3", pooling: 3 }, "embedding"],
  ["one that judges", { architecture: "bert", pooling: 4 }, "reranking"],
  ["one that judges, made from one that talks", { architecture: "qwen3", pooling: 4 }, "reranking"],
  ["an old one that judges", { architecture: "jina-bert-v2", tensor: "cls.weight" }, "reranking"],
  ["a name that only sounds alike", { architecture: "robertson" }, "chat"],
] as const)("what a file is for is told by its header: %s", (_name, options, use) => {
  expect(read(fakeGguf(options))).toMatchObject({ type: "whole", facts: { use } });
});

test("with only the first bytes it asks for more, until it has the header", () => {
  let given = 8;
  for (let rounds = 0; rounds < 50; rounds++) {
    const reading = read(whole.subarray(0, given), whole.length);
    if (reading.type === "whole") break;
    if (reading.type !== "more") throw new Error(reading.reason);
    expect(reading.atLeast).toBeGreaterThan(given);
    given = reading.atLeast;
  }
  expect(given).toBeLessThan(whole.length - 4096 + 1);
});

test("a file that lacks its last byte is cut off, and it says how much is missing", () => {
  expect(read(whole.subarray(0, -1))).toEqual({
    type: "broken",
    reason: "it is cut off: 1 bytes are missing at its end",
  });
});

test.each<[string, Uint8Array, RegExp]>([
  ["another kind of file", new TextEncoder().encode("<!doctype html><html></html>"), /letters GGUF/],
  ["a later version", changed(4, 9), /version 9/],
  [
    "more tensors than any model has",
    changed(8, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f),
    /number of its tensors/,
  ],
  ["a text of 2^63 letters", changed(24, 0, 0, 0, 0, 0, 0, 0, 0x80), /number of its letters/],
  ["an alignment of 3", fakeGguf({ alignment: 3 }), /alignment/],
  ["an alignment of 2^31", fakeGguf({ alignment: 2 ** 31 }), /alignment/],
  ["a tensor whose size runs over", fakeGguf({ dimensions: [2n ** 40n, 2n ** 40n] }), /larger than any file/],
  ["a tensor that begins behind the end", fakeGguf({ offset: 2n ** 40n }), /cut off/],
  ["a tensor that isn't aligned", fakeGguf({ offset: 1n }), /aligned/],
  ["nothing", new Uint8Array(), /cut off within its header/],
])("%s is refused with its reason", (_name, bytes, reason) => {
  expect(read(bytes)).toEqual({ type: "broken", reason: expect.stringMatching(reason) });
});

property.prop([fc.nat(whole.length - 1)])("no beginning of a file passes for the whole", (length) => {
  expect(read(whole.subarray(0, length)).type).toBe("broken");
});

property.prop([fc.uint8Array({ maxLength: 400 }), fc.boolean(), fc.nat()])(
  "garbage is refused or asked on, never trusted",
  (bytes, hasMagic, size) => {
    const file = hasMagic ? Uint8Array.from([0x47, 0x47, 0x55, 0x46, 3, 0, 0, 0, ...bytes]) : bytes;
    const fileSize = file.length + (size % 1000);
    const reading = read(file, fileSize);
    if (reading.type === "more") {
      expect(reading.atLeast).toBeGreaterThan(file.length);
      expect(reading.atLeast).toBeLessThanOrEqual(fileSize);
    }
  },
);

property.prop([fc.array(fc.tuple(fc.nat(whole.length - 4097), fc.nat(255)), { minLength: 1, maxLength: 6 })], {
  numRuns: 2000,
})("a header with changed bytes is read or refused, and never does harm", (changes) => {
  const copy = Uint8Array.from(whole);
  for (const [offset, byte] of changes) copy[offset] = byte;
  expect(["whole", "broken", "more"]).toContain(read(copy).type);
});
