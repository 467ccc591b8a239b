import { expect, test } from "vitest";
import { withMissingImports } from "./missing-imports.ts";

test.each([
  ["a module that is used", "print(math.pi)\n", "import math\nprint(math.pi)\n"],
  [
    "a class that is called like its module",
    "print(datetime.now())\n",
    "from datetime import datetime\nprint(datetime.now())\n",
  ],
  [
    "several, behind what comes first",
    '#!/usr/bin/env python3\n"""Adds up."""\n\nimport sys\n\nprint(json.loads(sys.argv[1]), re.sub("a", "b", ""))\n',
    '#!/usr/bin/env python3\n"""Adds up."""\nimport json\nimport re\n\nimport sys\n\nprint(json.loads(sys.argv[1]), re.sub("a", "b", ""))\n',
  ],
  [
    "one behind those from the future",
    "from __future__ import annotations\nprint(os.sep)\n",
    "from __future__ import annotations\nimport os\nprint(os.sep)\n",
  ],
  [
    "one in a program with line ends of its own",
    "x = 1\r\nprint(math.pi)\r\n",
    "import math\r\nx = 1\r\nprint(math.pi)\r\n",
  ],
])("%s is imported", (_, text, result) => {
  expect(withMissingImports(null, text)?.text).toBe(result);
});

test.each([
  ["is imported already", "import os, sys\nprint(sys.argv, os.sep)\n"],
  ["is imported from elsewhere", "from tools import json\njson.dump()\n"],
  ["is a name of the program's own", "time = Clock()\ntime.tick()\n"],
  ["is a parameter", "def show(string):\n    return string.upper()\n"],
  ["runs through a list", "for time in times:\n    time.tick()\n"],
  ["stands in a text or a comment", 'print("math.pi")  # os.sep\n'],
  ["belongs to something else", "self.time.tick()\n"],
])("nothing is imported that %s", (_, text) => {
  expect(withMissingImports(null, text)).toBeNull();
});

test("what was missing before isn't our business", () => {
  expect(withMissingImports("print(math.pi)\n", "print(math.e)\n")).toBeNull();
});
