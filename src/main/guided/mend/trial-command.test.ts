import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, onTestFinished, test } from "vitest";
import { viewOf } from "../../../../test/support/view-of.ts";
import { commandWithData, trialCommand } from "./trial-command.ts";

const sum = "def total(xs):\n    return 0\n";
const unittest =
  "import unittest\nfrom total import total\n\nclass Total(unittest.TestCase):\n    def test_sum(self):\n        self.assertEqual(total([1]), 1)\n";
const runsItself = `${unittest}\nif __name__ == "__main__":\n    unittest.main()\n`;
const script = "from total import total\n\nassert total([1]) == 1, total([1])\n";
const nodeTest =
  'import test from "node:test";\nimport assert from "node:assert";\nimport { total } from "../total.mjs";\n\ntest("sums", () => assert.equal(total([1]), 1));\n';
const vitest = 'import { total } from "./total.mjs";\n\ntest("sums", () => expect(total([1])).toBe(1));\n';

async function commandIn(request: string, texts: Record<string, string>): Promise<string | null> {
  const view = viewOf(texts);
  return trialCommand(request, await view.files(), view);
}

describe("what shows whether a program works", () => {
  test.each<[string, Record<string, string>, string | null]>([
    ["make the test pass", { "total.py": sum, "test_total.py": runsItself }, "python3 test_total.py"],
    ["make the test pass", { "total.py": sum, "test_total.py": unittest }, "python3 -m unittest test_total.py"],
    ["the tests fail", { "total.py": sum, "tests/test_total.py": unittest }, "python3 -m unittest tests/test_total.py"],
    [
      "the tests fail",
      { "a/total.py": sum, "a/test_total.py": unittest },
      "cd a/ && python3 -m unittest test_total.py",
    ],
    ["the tests fail", { "total.py": sum, "tests/test_total.py": script }, "PYTHONPATH=. python3 tests/test_total.py"],
    ["fix it", { "a.py": sum, "test_a.py": "def test_a():\n    assert 1\n" }, "python3 -m pytest -q test_a.py"],
    ["the test fails", { "total.mjs": "", "test/total.test.mjs": nodeTest }, "node test/total.test.mjs"],
    ["the tests fail", { "a.test.mjs": nodeTest, "b.test.mjs": nodeTest }, "node a.test.mjs && node b.test.mjs"],
    ["b.mjs is broken", { "b.mjs": "", "a.test.mjs": 'import "node:test"', "b.test.mjs": nodeTest }, "node b.test.mjs"],
    [
      "python3 sum.py may.csv works, but with june.csv it stops with a KeyError. fix it",
      { "sum.py": "import sys\nopen(sys.argv[1])\n", "may.csv": "a\n", "june.csv": "a\n" },
      "python3 sum.py june.csv",
    ],
    [
      "python3 sum.py may.csv は動くのに、june.csvだと KeyError で止まります。直して",
      { "sum.py": "import sys\nopen(sys.argv[1])\n", "may.csv": "a\n", "june.csv": "a\n" },
      "python3 sum.py june.csv",
    ],
    [
      "python3 sum.py may.csv stops, with june.csv it works. fix it",
      { "sum.py": "import sys\nopen(sys.argv[1])\n", "may.csv": "a\n", "june.csv": "a\n" },
      "python3 sum.py may.csv",
    ],
    [
      "tours.sh adds up my bike rides, but the total is always 0, fix it",
      { "tours.sh": 'grep -v x "$1" | while read -r km; do echo; done\n', "diary.txt": "1\n", "notes.md": "" },
      "bash tours.sh diary.txt",
    ],
    [
      "i put a cake into cakes.js and now list.js doesn't start any more, fix it",
      { "cakes.js": "module.exports = [];\n", "list.js": 'const cakes = require("./cakes.js");\n' },
      "node list.js",
    ],
    ["backup.sh is broken", { "backup.sh": "", "total.test.mjs": nodeTest }, "bash backup.sh"],
    [
      "the tests fail",
      { "tests/__init__.py": "", "tests/test_total.py": runsItself, "total.py": sum },
      "python3 -m unittest tests/test_total.py",
    ],
    ["the test fails", { "total.test.mjs": vitest, "package.json": '{"scripts": {"test": "vitest run"}}' }, "npm test"],
    ["the test fails", { "total.go": "", Makefile: "all:\n\tgo build\n\ntest:\n\tgo test ./...\n" }, "make test"],
    ["the test fails", { "total.test.mjs": vitest, "package.json": '{"scripts": {"build": "tsc"}}' }, null],
    ["prune.sh is broken, mend it", { "prune.sh": 'rm -r "$old"\n' }, null],
    ["`bash prune.sh box` keeps the wrong ones, fix it", { "prune.sh": "ls | xargs rm\n", "box/a": "" }, null],
    ["job.py fails", { "job.py": "import tidy\n", "tidy.py": "import os\nos.remove('a')\n" }, null],
    ["total.py is broken", { "total.py": "import os\nos.remove('a')\n" }, null],
    ["total.py is broken", { "total.py": "names.remove('a')\n" }, "python3 total.py"],
    ["total.py is broken, but don't run it", { "total.py": sum }, null],
    ["the build fails", { "notes.txt": "" }, null],
  ])("%s in %o", async (request, texts, command) => {
    expect(await commandIn(request, texts)).toBe(command);
  });

  test.each<[string, Record<string, string>]>([
    ["unittest beside the folder of the program", { "total.py": sum, "tests/test_total.py": unittest }],
    ["unittest that runs itself, from a folder", { "total.py": sum, "tests/test_total.py": runsItself }],
    ["unittest in the program's folder", { "a/total.py": sum, "a/test_total.py": unittest }],
    ["a script in a folder of tests", { "total.py": sum, "tests/test_total.py": script }],
    ["Node's own runner", { "total.mjs": "export const total = () => 0;\n", "test/total.test.mjs": nodeTest }],
    ["npm", { "package.json": '{"scripts": {"test": "node -e \\"assert(false)\\""}}' }],
  ])("fails by what is asserted: %s", async (_, texts) => {
    const folder = await mkdtemp(join(tmpdir(), "trial-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    for (const [path, text] of Object.entries(texts)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    const command = (await commandIn("the test fails, mend it", texts)) ?? "true";
    const run = promisify(execFile)("bash", ["-c", `(${command}) 2>&1`], { cwd: folder });
    await expect(run).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining("AssertionError") });
  });
});

test.each<[string, string, string[], string | null]>([
  ["mean.py", "import sys\nprint(open(sys.argv[1]).read())", ["may.csv"], "python3 mean.py may.csv"],
  ["mean.js", "console.log(process.argv[2])", ["may.csv", "other.js"], "node mean.js may.csv"],
  ["mean.py", "print(open('may.csv').read())", ["may.csv"], null],
  ["mean.py", "import sys\nopen(sys.argv[1], 'w')", ["may.csv"], null],
  ["mean.py", "import sys\nprint(sys.argv[1])", ["may.csv", "june.csv"], null],
  ["mean.py", "import sys\nprint(sys.argv[1])", [], null],
])("a new %s is run on the one file that is named", async (path, text, named, command) => {
  const files = named.map((name) => ({ path: name, size: 9 }));
  expect(await commandWithData(path, text, files, viewOf({ [path]: text }))).toBe(command);
});
