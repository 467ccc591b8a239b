import { expect, test } from "vitest";
import { viewOf } from "../../../../test/support/view-of.ts";
import { keptRuns } from "./kept-runs.ts";

const texts = {
  "sum.py": "import sys\nprint(sys.argv[1])\n",
  "menu.py": "print(1)\n",
  "clear.py": "import os\nos.remove('x')\n",
  "report.py": "import sys\nprint(sys.argv[2])\n",
  "till-2023.csv": "a\n",
  "till-2024.csv": "a\n",
  "shop.csv": "a\n",
  sum: "a\n",
};

test.each([
  ["sum.py fails, menu.py has to go on working", "python3 sum.py shop.csv", [["python3 menu.py", true]]],
  [
    "sum.py fails. What menu.py prints is right and should stay",
    "python3 sum.py shop.csv",
    [["python3 menu.py", true]],
  ],
  [
    "sum.py fails. Shop.csv must still work",
    "python3 sum.py till-2024.csv",
    [
      ["python3 sum.py shop.csv", true],
      ["python3 sum.py till-2023.csv", false],
    ],
  ],
  [
    "sum.py fails, and till-2023.csv should work as before",
    "python3 sum.py till-2024.csv",
    [["python3 sum.py till-2023.csv", true]],
  ],
  ["sum.py fails", "python3 sum.py till-2024.csv", [["python3 sum.py till-2023.csv", false]]],
  // what takes something away isn't started, nor what needs more than is known
  ["sum.py fails, clear.py and report.py must still work", "python3 sum.py shop.csv", []],
  ["sum.py fails, menu.py does too", "python3 sum.py shop.csv", []],
  ["sum.py must still work", "python3 sum.py shop.csv", []],
  ["it fails, but shop.csv must still work", "python3 sum.py sum", [["python3 sum.py shop.csv", true]]],
])("%s", async (request, command, kept) => {
  const view = viewOf(texts);
  const found = await keptRuns({ command, request }, await view.files(), view);
  expect(found.map((one) => [one.command, one.isSame])).toEqual(kept);
});
