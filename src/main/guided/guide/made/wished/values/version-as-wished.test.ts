import { expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";
import { versionAsWished } from "./version-as-wished.ts";

const wish = 'Change the version of "moss" from "2.0.1" to "2.1.0"';

test("a version is changed wherever it stands behind its name, and that of nothing else", () => {
  const text =
    "    pip install moss==2.0.1\n\nIt brings fern 2.0.1 and moss-core 2.0.1.\n\n    moss 2.0.1\n\nSince moss 2.0.1 it is quiet.\n";
  expect(doneAsWished("install.md", text, wish)).toBe(
    "    pip install moss==2.1.0\n\nIt brings fern 2.0.1 and moss-core 2.0.1.\n\n    moss 2.1.0\n\nSince moss 2.0.1 it is quiet.\n",
  );
});

test("a version is changed of what has that name in the same table of settings", () => {
  const text =
    '[project]\nname = "moss"\nversion = "2.0.1"\ndependencies = ["fern==2.0.1"]\n\n[scripts]\nmoss = "moss:main"\n';
  expect(doneAsWished("pyproject.toml", text, wish)).toBe(text.replace('version = "2.0.1"', 'version = "2.1.0"'));
});

test.each([
  ["it tells of each release", "CHANGELOG.md", "moss 2.0.1: faster\n"],
  ["it says what is so since then", "notes.md", "Quiet since moss 2.0.1\n"],
  ["the version is a longer one", "notes.md", "moss 2.0.1.4\n"],
])("a text is left alone where %s", (_, path, text) => {
  const told = { deed: "set", what: ["moss"], about: [], from: "2.0.1", to: "2.1.0" } as const;
  expect(versionAsWished(path, text, told)).toBeNull();
});
