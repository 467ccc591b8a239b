import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { filesAndPatterns } from "./file-patterns.ts";

describe("what may be named to be moved or deleted", () => {
  test("is each file and each folder", () => {
    expect(filesAndPatterns(["a.md", "trip/day one/b.jpg", "LICENSE"])).toEqual([
      "a.md",
      "trip/day one/b.jpg",
      "LICENSE",
      "trip",
      "trip/day one",
    ]);
  });

  test.each([
    ["their ending", ["a.jpg", "b.jpg"], "*.jpg"],
    ["their ending, in a folder", ["trip/a.jpg", "trip/b.jpg"], "trip/*.jpg"],
    ["how they begin", ["bill-1.pdf", "bill-2.txt"], "bill*"],
    ["how they begin before a number", ["IMG1.jpg", "IMG2.png"], "IMG*"],
    ["both", ["bill-1.pdf", "bill-2.pdf"], "bill*.pdf"],
    ["how they begin, in Japanese", ["写真 1.jpg", "写真 2.jpg"], "写真*.jpg"],
  ])("is a pattern where files share %s", (_, paths, pattern) => {
    expect(filesAndPatterns(paths)).toContain(pattern);
  });

  test.each([
    ["one file alone", ["a.jpg", "b.png"], "*.jpg"],
    ["files of different folders", ["x/a.jpg", "y/a.jpg"], "x/*.jpg"],
    ["hidden files, which a star doesn't take", [".a.json", ".b.json"], "*.json"],
  ])("isn't a pattern for %s", (_, paths, pattern) => {
    expect(filesAndPatterns(paths)).not.toContain(pattern);
  });

  test("tells a star in a name from one in a pattern", () => {
    expect(filesAndPatterns(["a*b.md"])).toEqual(["a[*]b.md"]);
  });
});

const name = fc.stringMatching(/^[a-z0-9*.[\] 写-]{1,6}$/);
const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join("/"));

property.prop([fc.uniqueArray(path, { maxLength: 8 })])("a pattern stands for two files at least", (paths) => {
  const folders = new Set(paths.flatMap((one) => one.split("/").map((_, at, all) => all.slice(0, at + 1).join("/"))));
  const patterns = filesAndPatterns(paths).filter((choice) => !folders.has(choice.replaceAll("[*]", "*")));
  for (const pattern of patterns) {
    const expression = pattern
      .split(/(\[\*\]|\*)/)
      .map((piece) =>
        piece === "*" ? "[^/]*" : (piece === "[*]" ? "*" : piece).replaceAll(/[[\].*]/g, String.raw`\$&`),
      )
      .join("");
    expect(paths.filter((one) => new RegExp(`^${expression}$`, "u").test(one)).length).toBeGreaterThanOrEqual(2);
  }
});
