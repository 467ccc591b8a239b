import { fc } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { createChunkSize } from "./chunk-size.ts";

/** Lets a machine with this speed read until the size has settled. */
function settled(msFor: (tokens: number) => number): number {
  const chunks = createChunkSize();
  for (let step = 0; step < 60; step += 1) chunks.took(chunks.next(), msFor(chunks.next()));
  return chunks.next();
}

describe("createChunkSize", () => {
  it("starts with sixteen tokens", () => {
    expect(createChunkSize().next()).toBe(16);
  });

  it("settles where a piece takes about a quarter of a second", () => {
    expect(settled((tokens) => tokens * 2)).toBe(96);
    expect(settled((tokens) => 10 + tokens * 15)).toBe(16);
    expect(settled(() => 1)).toBe(512);
  });

  it("keeps a piece under half a second where the machine can do that at all", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 }), (msPerToken) => {
        const size = settled((tokens) => tokens * msPerToken);
        // a little above is not worth a smaller piece, which costs more for each token
        expect(size * msPerToken <= 1.2 * 500 || size === 4).toBe(true);
      }),
    );
  });

  it("stays between 4 and 512 whatever it is told", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 600 }), fc.double({ min: 0, max: 1e6, noNaN: true }))),
        (steps) => {
          const chunks = createChunkSize();
          for (const [tokens, ms] of steps) {
            chunks.took(tokens, ms);
            expect(chunks.next()).toBeGreaterThanOrEqual(4);
            expect(chunks.next()).toBeLessThanOrEqual(512);
          }
        },
      ),
    );
  });

  it("isn't misled by the short rest of a prompt, or by the first piece of all", () => {
    const chunks = createChunkSize();
    chunks.took(16, 5_000);
    chunks.took(1, 900);
    expect(chunks.next()).toBe(16);
  });
});
