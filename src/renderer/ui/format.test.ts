import { expect, test } from "vitest";
import { baseName, formatAgo, formatBytes, formatDuration, shortPath } from "./format.ts";

test.each([
  [0, "0 bytes"],
  [999, "999 bytes"],
  [1_500, "1.5 kB"],
  [98_362_432, "98.4 MB"],
  [999_600, "1.0 MB"],
  [491_400_064, "491 MB"],
  [1_117_320_768, "1.1 GB"],
])("%d bytes are %s", (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test.each([
  [0, "0.0 s"],
  [212, "0.2 s"],
  [4_000, "4.0 s"],
  [14_200, "14 s"],
  [180_000, "3 min"],
  [10_800_000, "3 h"],
])("%d ms are %s", (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});

const now = new Date(2026, 10, 19, 12, 0).getTime(); // a Thursday

test.each([
  [new Date(2026, 10, 19, 12, 1), "just now"],
  [new Date(2026, 10, 19, 11, 48), "12 min ago"],
  [new Date(2026, 10, 19, 3, 0), "9 h ago"],
  [new Date(2026, 10, 18, 23, 0), "yesterday"],
  [new Date(2026, 10, 18, 11, 30), "yesterday"],
  [new Date(2026, 10, 17, 12, 0), "Tuesday"],
  [new Date(2026, 10, 3, 12, 0), "Nov 3"],
  [new Date(2024, 1, 3, 12, 0), "Feb 3, 2024"],
])("%s was %s", (at, text) => {
  expect(formatAgo(at.getTime(), now)).toBe(text);
});

test.each([
  ["/home/ada/household", "/home/ada", "~/household"],
  ["/home/ada", "/home/ada", "~"],
  ["/home/adam/x", "/home/ada", "/home/adam/x"],
  ["/srv/x", "/home/ada", "/srv/x"],
  ["/srv/x", "/", "/srv/x"],
  ["C:\\Users\\ada\\x", "C:\\Users\\ada", "~\\x"],
])("%s, seen from %s, is %s", (path, home, text) => {
  expect(shortPath(path, home)).toBe(text);
});

test("the name of a folder is its last part", () => {
  expect(["/home/ada/household", "C:\\x\\site\\", "/"].map(baseName)).toEqual(["household", "site", "/"]);
});
