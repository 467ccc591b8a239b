import { expect, test } from "vitest";
import { plainLibrary } from "./plain-library.ts";

const nothing = async () => null;

test.each([
  ["mean.py", "Python's standard library"],
  ["rota.js", "what Node.js has itself"],
])("%s is written without packages", async (path, told) => {
  expect(await plainLibrary(path, "write it", nothing)).toContain(told);
});

test("unless they are listed, or the request names one", async () => {
  const listed = async (path: string) => (path === "package.json" ? "{}" : null);
  expect(await plainLibrary("rota.js", "write it", listed)).toBe("");
  expect(await plainLibrary("mean.py", "write it with pandas", nothing)).toBe("");
  expect(await plainLibrary("notes.md", "write it", nothing)).toBe("");
});
