import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { retryAfterMs } from "./download-problem.ts";

const now = Date.parse("2026-01-01T00:00:00Z");

test.each([
  [null, null],
  ["30", 30_000],
  [" 0 ", 0],
  ["Thu, 01 Jan 2026 00:01:00 GMT", 60_000],
  ["Wed, 31 Dec 2025 00:00:00 GMT", 0],
  ["soon", null],
])("a server that says %j asks for %j ms", (header, ms) => {
  expect(retryAfterMs(header, now)).toBe(ms);
});

property.prop([fc.string()])("whatever it says, nobody waits for less than nothing", (header) => {
  const ms = retryAfterMs(header, now);
  expect(ms === null || ms >= 0).toBe(true);
});
