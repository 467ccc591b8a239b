import { describe, expect, it, test } from "vitest";
import { givenTests, holdsExpectations } from "./given-tests.ts";
import { suspectsOf } from "./suspects.ts";

const check =
  'failed=0\nexpect() {\n  got=$(bash quiet.sh "$1")\n  if [ "$got" != "$2" ]; then\n    failed=1\n  fi\n}\nexpect 8 ok\nexit $failed\n';
const folder: Readonly<Record<string, string>> = {
  "check.sh": check,
  "quiet.sh": "echo ok\n",
  "main.py": "from fees import fee\n\nassert len(fee(1)) > 0\nprint(fee(2))\n",
  "fees.py": "def fee(days):\n    return days\n",
  "demo.py": 'from fees import fee\n\nwanted = open("wanted.txt").read()\nassert fee(2) == 5\n',
  "wanted.txt": "5\n",
  "テスト_順位.py": "from 順位 import 点\n\nassert 点(1) == 3\n",
  "順位.py": "def 点(勝):\n    return 勝\n",
  "テスト集計.py": "print(1)\n",
};
const files = Object.keys(folder).map((path) => ({ path, size: 10 }));
const view = { text: async (path: string) => folder[path] ?? null };
const given = (command: string, request: string) => givenTests({ command, request }, files, view);

describe("what a run is measured by", () => {
  it.each([
    ["bash check.sh", "bash check.sh tests it, mend quiet.sh", ["テスト_順位.py", "check.sh"], true],
    ["bash check.sh", "bash check.sh fails, please fix", ["テスト_順位.py", "check.sh"], true],
    ["python3 テスト_順位.py", "直してください", ["テスト_順位.py"], true],
    ["python3 demo.py", "demo.py fails, fix it in fees.py", ["テスト_順位.py", "demo.py", "wanted.txt"], true],
    ["python3 main.py", "main.py prints nonsense, fix it", ["テスト_順位.py"], false],
    ["bash quiet.sh", "mend quiet.sh", ["テスト_順位.py"], false],
    ["bash check.sh", "the mistake is in check.sh", ["テスト_順位.py"], false],
    ["python3 test_a.py", "the test is wrong, mend it", [], true],
    ["python3 test_a.py", "fix fees.py and add a test for it", [], true],
  ])("%s: %s", async (command, request, fixed, isTest) => {
    expect(await given(command, request)).toMatchObject({ fixed, isTest });
  });
});

test.each([
  ["bash check.sh", "bash check.sh tests it and complains", "exit 1\n8: expected ok", ["quiet.sh"]],
  ["bash check.sh", "check.sh and quiet.sh: the bug is in quiet.sh", "exit 1", ["quiet.sh"]],
  ["python3 テスト_順位.py", "「python3 テスト_順位.py」がエラー", "exit 1\nテスト_順位.py", ["順位.py"]],
  ["python3 main.py", "main.py prints nonsense, fix it", "exit 0", ["main.py"]],
  ["python3 main.py", "main.py crashes, the mistake is in fees.py", "exit 1", ["fees.py"]],
])("what may be wrong where %s runs: %s", async (command, request, text, paths) => {
  const { tests } = await given(command, request);
  const suspects = await suspectsOf({ command, request, text, tests }, files, view);
  expect(suspects.map(({ path }) => path)).toEqual(paths);
});

test.each([
  ["python", "errors = 0\nif got != 3:\n    errors += 1\nsys.exit(1 if errors else 0)", true],
  ["python", 'if not rows:\n    print("no rows")\n    sys.exit(1)', false],
  ["python", "assert len(sys.argv) > 1", false],
  ["javascript", "if (got !== want) {\n  failures++;\n}\nprocess.exit(failures > 0 ? 1 : 0);", true],
  ["javascript", "if (!file) process.exit(2);", false],
  ["shell", "cp a b\nstatus=$?\nexit $status", false],
  ["shell", check, true],
] as const)("of %s: %s", (language, text, isTest) => {
  expect(holdsExpectations(text, language)).toBe(isTest);
});
