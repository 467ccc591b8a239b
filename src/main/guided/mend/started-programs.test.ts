import { expect, test } from "vitest";
import { viewOf } from "../../../../test/support/view-of.ts";
import { destroyerIn, startedBy } from "./started-programs.ts";

test.each([
  ["bash tidy.sh box", ["tidy.sh"]],
  ["tidy.sh box/", ["tidy.sh"]],
  ["./tidy.sh && python3 tools/sum.py may.csv", ["tidy.sh", "tools/sum.py"]],
  ["cd tools && python3 sum.py", ["sum.py", "tools/sum.py"]],
  ["DRY=1 python3 -m tools.sum", ["tools/sum.py", "tools/sum/__main__.py"]],
  ["cat tidy.sh | bash", ["tidy.sh"]],
  ["echo $(bash tidy.sh)", ["tidy.sh"]],
  ["bash tidy", ["tidy"]],
  ["./tidy box", ["tidy"]],
  ["bash 'my tidy.sh'", ["tidy.sh", "my tidy.sh"]],
  ["bash $PWD/tidy.sh", ["$PWD/tidy.sh", "tidy.sh"]],
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
  "many.py": `import ${Array.from({ length: 30 }, (_, at) => `m${at}`).join(", ")}\nimport helpers\n`,
  "both.py": "import sys, helpers\n\nhelpers.clear()\n",
  clear: "rm -r box\n",
  "sub/go.js": "require('../drop.js');\n",
  "drop.js": "const fs = require('fs');\nfs.rmSync('a');\n",
  "test_job.py": "import os\nos.remove('made-here')\n",
  "package.json":
    '{"scripts": {"clean": "rm -r dist", "count": "node count.js", "test": "rm -r out && node --test", "again": "npm run again"}}',
  Makefile:
    "count:\n\tpython3 count.py\n\nclean:\n\trm -r dist\n\nfresh: clean\n\tpython3 count.py\n\nall:\n\tbash tidy.sh\n\ntest:\n\trm -r out\n",
};

test.each([
  ["bash tidy.sh box", "tidy.sh"],
  ["python3 job.py", "job.py"],
  ["bash all.sh", "all.sh"],
  ["npm run clean", "package.json"],
  ["make clean", "Makefile"],
  ["make fresh", "Makefile"],
  ["make -s all", "Makefile"],
  ["python3 many.py", "many.py"],
  ["python3 both.py", "both.py"],
  ["bash clear", "clear"],
  ["node sub/go.js", "sub/go.js"],
  ["make", null],
  ["make test", null],
  ["npm run again", null],
  ["python3 count.py", null],
  ["npm run count", null],
  ["npm test", null],
  ["make count", null],
  ["python3 test_job.py", null],
  ["python3 missing.py", null],
])("what takes something away in %s", async (command, found) => {
  expect(await destroyerIn(command, (path) => viewOf(texts).text(path))).toBe(found);
});
