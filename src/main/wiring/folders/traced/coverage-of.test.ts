import { spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { tempFolder, type TempFolder } from "../../../../../test/support/temp-folder.ts";
import { suspiciousnessBy } from "../../../guided/mend/suspiciousness.ts";
import { coverageOf } from "./coverage-of.ts";

let folder: TempFolder;
beforeEach(async () => {
  folder = await tempFolder({});
});
afterEach(() => folder.remove());

async function coverage(files: Readonly<Record<string, string>>, command: string) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder.path, name)), { recursive: true });
    await writeFile(path.join(folder.path, name), text);
  }
  let printed = "";
  const covered = await coverageOf(command, folder.path, async (traced) => {
    const { stdout, stderr } = spawnSync("bash", ["-c", traced], { cwd: folder.path, encoding: "utf8" });
    printed = stdout + stderr;
  });
  return { covered, printed };
}

describe("the lines that a command doesn't run", () => {
  const program = [
    "def used(x):",
    "    if x > 1:",
    "        return 1",
    "    return 2",
    "",
    "def unused():",
    "    return (",
    "        3",
    "    )",
  ];
  const script = [
    "function used(x) {",
    "  if (x > 1) {",
    "    return 1;",
    "  }",
    "  return 2;",
    "}",
    "function unused() {",
    "  return 3;",
    "}",
    "module.exports = { used, unused };",
  ];

  async function skipped(file: string, lines: readonly string[], command: string, others: Record<string, string> = {}) {
    const { covered } = await coverage({ [file]: lines.join("\n"), ...others }, command);
    return covered ? lines.flatMap((_, index) => (covered.isSkipped(file, index + 1) ? [index + 1] : [])) : covered;
  }

  test.each([
    ["of Python", "use.py", program, "python3 test_use.py", { "test_use.py": "import use\nassert use.used(1) == 3\n" }],
    [
      "of a Python test runner",
      "use.py",
      program,
      "python3 -m unittest test_use.py",
      {
        "test_use.py":
          "import unittest, use\nclass T(unittest.TestCase):\n    def test(self):\n        self.assertEqual(use.used(1), 3)\n",
      },
    ],
    [
      "of Python in another folder",
      "lib/use.py",
      program,
      "PYTHONPATH=lib python3 tests/test_use.py",
      { "tests/test_use.py": "import use\nassert use.used(1) == 3\n" },
    ],
    [
      "of Python that another program starts",
      "use.py",
      [...program, "used(1)"],
      "bash go.sh",
      { "go.sh": "python3 use.py\n" },
    ],
  ] as const)("%s", async (_, file, lines, command, others) => {
    expect(await skipped(file, lines, command, others)).toEqual([3, 7, 8]);
  });

  test.each([
    [
      "of Node.js",
      "use.js",
      script,
      "node use.test.js",
      { "use.test.js": "require('assert').equal(require('./use').used(1), 3);\n" },
    ],
    [
      "of its test runner",
      "use.js",
      script,
      "node --test",
      {
        "use.test.js":
          "const { test } = require('node:test');\ntest('it', () => require('assert').equal(require('./use').used(1), 3));\n",
      },
    ],
  ] as const)("%s", async (_, file, lines, command, others) => {
    expect(await skipped(file, lines, command, others)).toEqual([3, 4, 7, 8, 9]);
  });

  test("of a program that isn't loaded are all of it", async () => {
    expect(await skipped("other.py", ["x = 1"], "python3 a.py", { "a.py": "y = 2\n" })).toEqual([1]);
  });

  test("of Bash", async () => {
    const lines = ["#!/bin/bash", "if [ $1 -gt 1 ]; then", "  echo many", "else", "  echo one", "fi"];
    const found = await skipped("count.sh", lines, "bash test.sh", { "test.sh": "bash count.sh 1\n" });
    expect(found).toEqual([1, 3, 4, 6]);
  });

  test("can't be told of other languages", async () => {
    expect(await skipped("sum.awk", ["BEGIN { print 3 }"], "awk -f sum.awk")).toBeNull();
  });
});

test("a program that puts other things in the place of reports is told nothing of, and nobody waits for them", async () => {
  const files = {
    "use.py":
      "import os\nown = os.environ['HEARTH_TRACER_REPORTS']\nos.mkfifo(own + '/a.json')\nos.symlink('/etc/hostname', own + '/b.trace')\nopen(own + '/python-0.json', 'w').write('{')\n",
  };
  const { covered } = await coverage(files, "python3 use.py");
  expect(covered?.isSkipped("use.py", 5)).toBe(false);
});

describe("the lines of Python that a failing test runs", () => {
  const program = "LIMIT = 3\n\ndef one(x):\n    return x\n\ndef two(x):\n    return one(x) + LIMIT\n";

  async function suspicious(test: string, command: string) {
    const { covered, printed } = await coverage({ "use.py": program, "test_use.py": test }, command);
    const suspiciousness = covered ? suspiciousnessBy(covered, printed) : () => NaN;
    return [1, 4, 7].map((line) => Number(suspiciousness("use.py", line).toFixed(2)));
  }

  const asClass =
    "import unittest\nfrom use import one, two\n\nclass Use(unittest.TestCase):\n    def setUp(self):\n        one(0)\n\n    def test_one(self):\n        self.assertEqual(one(1), 1)\n\n    def test_two(self):\n        self.assertEqual(two(1), 5)\n";

  test.each([
    ["a class of tests", asClass, "python3 -m unittest test_use.py"],
    [
      "functions",
      "from use import *\n\ndef test_one():\n    assert one(1) == 1\n\ndef test_two():\n    assert two(1) == 5\n\ntest_one()\ntest_two()\n",
      "python3 test_use.py",
    ],
    [
      "one assertion after another",
      "from use import *\n\nassert one(1) == 1\nfound = two(1)\nassert found == 5\n",
      "python3 test_use.py",
    ],
  ])("are likelier than what others run, too: %s", async (_, text, command) => {
    expect(await suspicious(text, command)).toEqual([0.71, 0.71, 1]);
  });

  test("aren't what only another one runs", async () => {
    const text = "from use import *\n\nassert two(1) == 4\nassert one(1) == 2\n";
    expect(await suspicious(text, "python3 test_use.py")).toEqual([0.71, 0.71, 0]);
  });
});
