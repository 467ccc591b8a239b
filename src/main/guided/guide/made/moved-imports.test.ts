import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../test/support/view-of.ts";
import type { StepRecord } from "../turn/step-record.ts";
import { importCalls } from "./moved-imports.ts";

const ran = (command: string, text: string): StepRecord => ({
  form: "bash",
  tool: "bash",
  effect: "run",
  input: { command },
  status: "ok",
  text,
  note: "",
  isMade: true,
});

async function changed(texts: Record<string, string>, request: string, record: StepRecord) {
  const view = viewOf(texts);
  const calls = await importCalls([record], request, await view.files(), view);
  return calls.map(({ input }) => [input["path"], input["line"], input["new_text"]]);
}

const pythonFailure = "exit 1\nModuleNotFoundError: No module named 'dates'";
const nodeFailure = "exit 1\nError [ERR_MODULE_NOT_FOUND]: Cannot find module '/home/kim/dates.js'";

describe("imports of modules that lie elsewhere now", () => {
  test("are put right in the programs that are named and in what these import", async () => {
    const texts = {
      "report.py": "import csv\nimport dates\nfrom money import euro\n\nprint(dates.today())\n",
      "remind.py": "import dates as d\n",
      "other.py": "import dates\n",
      "lib/dates.py": "import datetime\n",
      "lib/money.py": "import dates\n",
    };
    const record = ran("python3 report.py", pythonFailure);
    expect(await changed(texts, "report.py and remind.py don't go any more", record)).toEqual([
      ["report.py", 2, "from lib import dates"],
      ["report.py", 3, "from lib.money import euro"],
      ["remind.py", 1, "from lib import dates as d"],
      ["lib/money.py", 1, "from lib import dates"],
    ]);
  });

  test("in JavaScript, by the way from the one to the other", async () => {
    const texts = {
      "src/report.mjs": 'import { today } from "./dates.mjs";\nimport fs from "node:fs";\n',
      "lib/dates.mjs": 'const { one } = await import("./one.mjs");\n',
      "src/one.mjs": "",
    };
    expect(await changed(texts, "mend it", ran("node src/report.mjs", nodeFailure))).toEqual([
      ["src/report.mjs", 1, 'import { today } from "../lib/dates.mjs";'],
      ["lib/dates.mjs", 1, 'const { one } = await import("../src/one.mjs");'],
    ]);
    const required = { "report.js": 'const { today } = require("./dates");\n', "lib/dates.js": "" };
    expect(await changed(required, "mend it", ran("node report.js", nodeFailure))).toEqual([
      ["report.js", 1, 'const { today } = require("./lib/dates");'],
    ]);
  });

  test.each<[string, Record<string, string>, StepRecord]>([
    [
      "nobody knows which is meant",
      { "a.py": "import dates\n", "x/dates.py": "", "y/dates.py": "" },
      ran("python3 a.py", pythonFailure),
    ],
    ["it isn't there", { "a.py": "import dates\n" }, ran("python3 a.py", pythonFailure)],
    ["it is found", { "a.py": "import dates\n", "dates.py": "", "x/dates.py": "" }, ran("python3 a.py", pythonFailure)],
    [
      "something else fails",
      { "a.py": "import dates\n", "x/dates.py": "" },
      ran("python3 a.py", "exit 1\nKeyError: 'a'"),
    ],
    [
      "the model ran it",
      { "a.py": "import dates\n", "x/dates.py": "" },
      { ...ran("python3 a.py", pythonFailure), isMade: false },
    ],
  ])("stay as they are where %s", async (_, texts, record) => {
    expect(await changed(texts, "mend a.py", record)).toEqual([]);
  });
});
