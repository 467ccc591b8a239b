import { expect, test } from "vitest";
import { viewOf } from "../../../../test/support/view-of.ts";
import { shownStart } from "./shown-start.ts";

const reads = 'import json, sys\nprint(json.load(open("rota.json")).get(sys.argv[1], "nobody"))\n';
const started = (request: string, text = reads, path = "rota.py") => {
  const files = { [path]: text, "rota.json": "{}", "may.csv": "a,b\n" };
  const entries = Object.keys(files).map((each) => ({ path: each, size: 9 }));
  return shownStart(request, { path, text }, entries, viewOf(files));
};

test.each([
  ["`python3 rota.py friday` should print who cooks", "python3 rota.py friday"],
  ["I need rota.py: python3 rota.py friday prints who cooks", "python3 rota.py friday"],
  ['mach rota.py, "python3 rota.py freitag" gibt aus, wer kocht', "python3 rota.py freitag"],
  ["rota.pyを作って。「python3 rota.py 金曜」で名前を表示して", "python3 rota.py 金曜"],
  ["`python3 rota.py may.csv 3` prints the third", "python3 rota.py may.csv 3"],
])("starts a new program as it is shown: %s", async (request, command) => {
  expect(await started(request)).toBe(command);
});

test("starts one that waits for what it was given", async () => {
  expect(await started("`python3 rota.py friday` prints who cooks", 'day = input("Day: ")\n')).toBe(
    "python3 rota.py friday",
  );
});

test.each([
  ["it writes", "`python3 rota.py friday` notes it", 'open("log.txt", "a").write("x")\n'],
  ["it goes on for a while", "`python3 rota.py 25` counts down", "import time\ntime.sleep(60)\n"],
  ["it is to ask", "`python3 rota.py friday` asks who cooked", reads],
  ["it may end with an error", "`python3 rota.py friday` exits with 1 where nobody cooks", reads],
  ["a value isn't there", "`python3 rota.py june.csv` prints the sum", reads],
  ["a value only stands for one", "`python3 rota.py DAY` prints who cooks", reads],
  ["it isn't to be started", "`python3 rota.py friday` prints who cooks, but don't run it", reads],
  ["somebody will do it", "I'll run `python3 rota.py friday` later, it prints who cooks", reads],
  ["nothing is known of it", "`python3 rota.py friday` prints who cooks", ""],
  ["it is given nothing", "`python3 rota.py` prints who cooks", reads],
])("starts none where %s", async (_, request, text) => {
  expect(await started(request, text)).toBeNull();
});

test("starts no script of the shell that writes a file", async () => {
  expect(await started("`bash sum.sh may.csv` makes the sum", 'cut -d, -f2 "$1" > out.txt\n', "sum.sh")).toBeNull();
  expect(await started("`bash sum.sh may.csv` makes the sum", 'cut -d, -f2 "$1"\n', "sum.sh")).toBe(
    "bash sum.sh may.csv",
  );
});
