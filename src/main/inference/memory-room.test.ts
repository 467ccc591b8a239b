import { expect, test } from "vitest";
import { memoryRoom } from "./memory-room.ts";

const gb = 1024 ** 3;

test.each([
  ["one context, and nothing to spare", 2.2, { contexts: 1, fitting: 8_192 }],
  ["room for another one only beyond what other programs may need", 3.4, { contexts: 1, fitting: 8_192 }],
  ["two contexts", 3.6, { contexts: 2, fitting: 8_192 }],
  ["half a context", 1.75, { contexts: 1, fitting: 4_096 }],
  ["too little for a useful one", 1.55, { contexts: 1, fitting: null }],
  ["not even the weights", 1, { contexts: 1, fitting: null }],
])("%s", (_, free, room) => {
  expect(memoryRoom({ weights: 1.5 * gb, context: 0.5 * gb, contextSize: 8_192, free: free * gb })).toEqual(room);
});

test("a context that is small by itself needs no more than its own size", () => {
  const tight = { weights: gb, context: 0.1 * gb, contextSize: 1_024, free: 1.05 * gb };
  expect(memoryRoom(tight)).toEqual({ contexts: 1, fitting: null });
  expect(memoryRoom({ ...tight, free: 1.2 * gb })).toEqual({ contexts: 1, fitting: 1_024 });
});
