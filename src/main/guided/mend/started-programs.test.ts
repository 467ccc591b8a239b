import { expect, test } from "vitest";
import { viewOf } from "../../../../test/support/view-of.ts";
import { destroyerIn, startedBy } from "./started-programs.ts";

test.each([
  ["bash tidy.sh box", ["tidy.sh"]],
  ["tidy.sh box/", ["tidy.sh"]],
  ["./tidy.sh && python3 tools/sum.py may.csv", ["tidy.sh", "tools/sum.py"]],
  ["cd tools && python3 sum.py", ["sum.py", "tools/sum.py"]],
  ["DRY=1 python3 -m tools.sum", ["tools/sum.py", "tools/sum/__main__.py"]],
  ["cat tidy.sh", []],
  ["bash -n tidy.sh", []],
  ["git add tidy.sh", []],
])("what %s starts", (command, paths) => {
  expect(startedBy(command)).toEqual(paths);
});

const texts = {
  "tidy.sh": 'rm "$1"/*.tmp\n',
  "count.py": "print(3)\n",
  "job.py": "from helpers import clear\n\nclear()\n",
  "helpers.py": "import os\n\n\ndef clear():\n    os.remove('a')\n",
  "all.sh": "bash tidy.sh box\n",
  "test_job.py": "import os\nos.remove('made-here')\n",
  "package.json": '{"scripts": {"clean": "rm -r dist", "count": "node count.js", "test": "rm -r out && node --test"}}',
  Makefile: "count:\n\tpython3 count.py\n\nclean:\n\trm -r dist\n",
};

test.each([
  ["bash tidy.sh box", "tidy.sh"],
  ["python3 job.py", "job.py"],
  ["bash all.sh", "all.sh"],
  ["npm run clean", "package.json"],
  ["make clean", "Makefile"],
  ["python3 count.py", null],
  ["npm run count", null],
  ["npm test", null],
  ["make count", null],
  ["python3 test_job.py", null],
  ["python3 missing.py", null],
])("what takes something away in %s", async (command, found) => {
  expect(await destroyerIn(command, (path) => viewOf(texts).text(path))).toBe(found);
});
