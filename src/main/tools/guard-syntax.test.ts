import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { guardSyntax } from "./guard-syntax.ts";

const signal = new AbortController().signal;
const guard = (file: string, before: string | null, after: string) => guardSyntax(file, before, after, signal);
const refused = (text: RegExp) =>
  expect.objectContaining({ code: "invalid-input", message: expect.stringMatching(text) });
const hasPython = spawnSync("python3", ["--version"]).status === 0;

describe("a change that would break a file is refused, with the place", () => {
  test.each([
    ["a.json", '{"a": 1}', '{"a": foo}', /^Nothing was written: a\.json would not be valid JSON\. Line 1, column 7: /],
    ["a.yaml", "a: 1\n", "a: [1\n", /not be valid YAML\. Line \d+, column \d+: /],
    ["a.yml", "a: 1\n", "a: b: c\n", /YAML\. Line 1, column 4: /],
    ["a.toml", "a = 1\n", "a = 1\nb = \n", /TOML\. Line 2, column \d+: /],
    ["a.js", "let a;\n", "let a = ;\n", /JavaScript\. Line 1, column 9: Unexpected token\.$/],
    ["a.mjs", "let a;\n", "with (a) {}\n", /JavaScript/],
    ["a.cjs", "let a;\n", "export const a = 1;\n", /JavaScript/],
  ])("%s", async (file, before, after, message) => {
    await expect(guard(file, before, after)).rejects.toEqual(refused(message));
    await expect(guard(file, null, after)).rejects.toEqual(refused(message));
    expect(await guard(file, null, before)).toEqual({ text: before, note: "" });
  });

  test.skipIf(!hasPython)("a.py (needs python3 on this computer)", async () => {
    const message = /^Nothing was written: a\.py would not be valid Python\. Line 2, column \d+: /;
    await expect(guard("a.py", "def f():\n    return 1\n", "def f():\n    return (1\n")).rejects.toEqual(
      refused(message),
    );
    expect(await guard("a.py", null, "# -*- coding: utf-8 -*-\nprint('日本')\n")).toEqual({
      text: "# -*- coding: utf-8 -*-\nprint('日本')\n",
      note: "",
    });
  });
});

test.skipIf(!hasPython)(
  "a module of the workspace is never run in place of Python's own (needs python3 on this computer)",
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "hearth-test-"));
    const canary = path.join(folder, "ran");
    const before = process.cwd();
    await writeFile(path.join(folder, "ast.py"), `open(${JSON.stringify(canary)}, "w")\n`);
    try {
      process.chdir(folder);
      await expect(guard("a.py", null, "x = (\n")).rejects.toEqual(refused(/Python/));
    } finally {
      process.chdir(before);
    }
    await expect(writeFile(canary, "", { flag: "wx" })).resolves.toBeUndefined();
    await rm(folder, { recursive: true });
  },
);

test("a file that was broken before may be changed, and it is said", async () => {
  expect(await guard("a.json", "{broken", '{"a": foo}')).toEqual({
    text: '{"a": foo}',
    note: 'It was no valid JSON before, and still is not: line 1, column 7: expected a value, but there is "foo".',
  });
  expect(await guard("a.json", "{broken", '{"a": 1}')).toEqual({ text: '{"a": 1}', note: "" });
});

test("an obvious slip in JSON is mended, and told", async () => {
  expect(await guard("a.json", '{\n "a": 1\n}', '{\n "a": 1\n "b": 2\n}')).toEqual({
    text: '{\n "a": 1,\n "b": 2\n}',
    note: "To keep it valid JSON, a missing comma was added.",
  });
});

test.each([
  ["a.yml", "title: Tides: a notebook\npages: 12\n", 'title: "Tides: a notebook"\npages: 12\n', "YAML"],
  ["a.toml", "title = Tides\npages = 12\n", 'title = "Tides"\npages = 12\n', "TOML"],
])(
  "a text in %s that can't stand without quotes gets some, and it is told",
  async (file, written, mended, language) => {
    expect(await guard(file, null, written)).toEqual({
      text: mended,
      note: `To keep it valid ${language}, the value in line 1 was put in quotes.`,
    });
  },
);

test("comments in JSON are fine where they were before, and in files that are known for them", async () => {
  const commented = '// why\n{"a": 1,}\n';
  expect(await guard("tsconfig.json", null, commented)).toEqual({ text: commented, note: "" });
  expect(await guard(".vscode/settings.json", null, commented)).toEqual({ text: commented, note: "" });
  expect(await guard("a.json", "// old\n{}", commented)).toEqual({ text: commented, note: "" });
  await expect(guard("a.json", "// old\n{}", "// new\n{]")).rejects.toEqual(refused(/JSON/));
  await expect(guard("a.json", null, commented)).rejects.toEqual(refused(/JSON/));
});

test.each([
  ["a.js", "const a = <p>hello</p>;\n"],
  ["a.js", "#!/usr/bin/env node\nawait import('x');\n"],
  ["a.js", "with (a) {}\n"],
  ["a.cjs", "return;\n"],
  ["a.yaml", "a: {{ .Values.b }}\n"],
  ["a.yaml", "a: 1\n---\nb: 2\n"],
  ["a.txt", "{{{"],
  ["a.ts", "let a: = ;"],
  ["a.json", ""],
  ["Makefile", "x\n y"],
])("%s with %j isn't objected to", async (file, text) => {
  expect(await guard(file, null, text)).toEqual({ text, note: "" });
});
