import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { expandBraces } from "./expand-braces.ts";
import { pathPattern } from "./path-pattern.ts";

const matches = (pattern: string, path: string) => pathPattern(pattern, "/work")(path);

describe("a pattern", () => {
  test.each([
    ["*.md", "a.md"],
    ["*.md", "deep/down/a.md"],
    ["*.md", ".hidden/.a.md"],
    ["a?.md", "ab.md"],
    ["src/*.ts", "src/a.ts"],
    ["src/**", "src/a/b/c.ts"],
    ["src/**/c.ts", "src/c.ts"],
    ["src/**/c.ts", "src/a/b/c.ts"],
    ["**/a/**/d", "x/a/b/c/d"],
    ["src/", "src/a/b.ts"],
    ["./src/a.ts", "src/a.ts"],
    ["[a-c]x.[!j]s", "bx.ts"],
    ["{a,b/{c,d}}.ts", "b/d.ts"],
    ["**", "anything/at/all"],
    ["/work/src/*.ts", "src/a.ts"],
    ["/work", "a/b"],
    ["{open", "{open"],
    ["a[b", "a[b"],
    ["日?", "日本"],
    ["?", "🔥"],
  ])("%s is about %s", (pattern, path) => {
    expect(matches(pattern, path)).toBe(true);
  });

  test.each([
    ["*.md", "a.mdx"],
    ["src/*.ts", "src/a/b.ts"],
    ["src/*.ts", "lib/src/a.ts"],
    ["src/**/c.ts", "src/ac.ts"],
    ["a?.md", "a.md"],
    ["[a-c]x", "dx"],
    ["[!a]x", "ax"],
    ["a/b", "a"],
    ["a", "a/b"],
  ])("%s isn't about %s", (pattern, path) => {
    expect(matches(pattern, path)).toBe(false);
  });

  test.each([
    "",
    "..",
    "../*",
    "a/../b",
    "/etc/*",
    "/work-too/*",
    "~/x",
    "~",
    "C:/x",
    "c:\\x",
    "..\\x",
    "a\nb",
    "x".repeat(501),
  ])("%j is refused", (pattern) => {
    expect(() => pathPattern(pattern, "/work")).toThrow(expect.objectContaining({ code: "invalid-input" }));
  });
});

test("braces that stand for very much are refused", () => {
  expect(expandBraces("{a,b}{c,d}")).toEqual(["ac", "ad", "bc", "bd"]);
  expect(() => expandBraces("{a,b}".repeat(20))).toThrow(expect.objectContaining({ code: "invalid-input" }));
});

const name = fc.stringMatching(/^[ab.]{1,6}$/).filter((text) => !/^\.+$/.test(text));

property.prop([
  fc.array(name, { minLength: 1, maxLength: 4 }),
  fc.array(fc.tuple(fc.nat(30), fc.constantFrom("*", "?", "**")), { maxLength: 4 }),
])("a path still matches when parts of it are replaced by what stands for them", (names, changes) => {
  const path = names.join("/");
  const parts = [...names];
  for (const [place, sign] of changes) {
    const index = place % parts.length;
    const part = parts[index] ?? "";
    if (sign === "**") parts[index] = "**";
    else if (part !== "**") {
      const at = place % part.length;
      parts[index] = part.slice(0, at) + sign + part.slice(at + 1);
    }
  }
  expect(matches(`./${parts.join("/")}`, path)).toBe(true);
});

property.prop([fc.stringMatching(/^[ab*?/]{0,8}$/), fc.stringMatching(/^[ab/]{1,8}$/)], { numRuns: 2_000 })(
  "it agrees with a slow matcher that tries everything",
  (pattern, path) => {
    const names = path.split("/").filter((part) => part !== "");
    fc.pre(
      names.length > 0 &&
        pattern.includes("/") &&
        !pattern.startsWith("/") &&
        !pattern.endsWith("/") &&
        !/\*\*[^/]|[^/]\*\*/.test(pattern),
    );
    expect(matches(pattern, names.join("/"))).toBe(
      slow(
        pattern.split("/").filter((part) => part !== ""),
        names,
      ),
    );
  },
);

function slow(parts: readonly string[], names: readonly string[]): boolean {
  const [part, ...rest] = parts;
  if (part === undefined) return names.length === 0;
  if (part === "**") return names.length > 0 ? slow(rest, names) || slow(parts, names.slice(1)) : slow(rest, names);
  const [first, ...others] = names;
  return first !== undefined && slowName(part, first) && slow(rest, others);
}

function slowName(part: string, text: string): boolean {
  if (part === "") return text === "";
  if (part[0] === "*") return slowName(part.slice(1), text) || (text !== "" && slowName(part, text.slice(1)));
  return text !== "" && (part[0] === "?" || part[0] === text[0]) && slowName(part.slice(1), text.slice(1));
}
