import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../test/support/view-of.ts";
import { proposeChanges } from "./proposals.ts";
import { allSuspicious } from "./suspiciousness.ts";

async function propose(
  texts: Readonly<Record<string, string>>,
  failure: string,
  request = "it fails, mend it",
  suspiciousness = allSuspicious,
) {
  const view = viewOf(texts);
  return (await proposeChanges({ command: "", request, text: failure }, await view.files(), view, suspiciousness)).map(
    ({ call }) => call.input,
  );
}

describe("the changes that are proposed", () => {
  test.each([
    [
      "            表[ホーム] += 1\n            表[ホーム] += 1",
      "            表[ホーム] += 1\n            表[アウェイ] += 1",
    ],
    ["        if 得点 > 基準:", "        if 得点 >= 基準:"],
    ["        合計[行[班]] += 金額", "        合計[行[班]] = 合計.get(行[班], 0) + 金額"],
  ])("have names in any letters: %s", async (old, fresh) => {
    const program = `def 集計(表):\n    for ホーム, アウェイ in 試合:\n${old}\n`;
    const proposed = await propose({ "集計.py": program }, "exit 1\nAssertionError");
    expect(proposed).toContainEqual({ path: "集計.py", old_text: old, new_text: fresh, line: 3 });
    expect(proposed.every(({ old_text: text }) => typeof text === "string" && program.includes(text))).toBe(true);
  });

  test("read a file in the encoding that it has, whatever letters the program's names have", async () => {
    const program = 'with open("名簿.csv", encoding="utf-8") as 表:\n    print(表.read())\n';
    const failure =
      "exit 1\nUnicodeDecodeError: 'utf-8' codec can't decode byte 0xcc in position 0: invalid start byte";
    const files = [
      { path: "集計.py", size: 80, modified: 0 },
      { path: "名簿.csv", size: 5, modified: 0 },
    ];
    const view = viewOf({ "集計.py": program, "名簿.csv": "名前\n" });
    const failed = { command: "python3 集計.py", text: failure, request: "集計.py がエラーになります。直して" };
    const found = await proposeChanges(failed, files, view, () => 1);
    expect(found[0]?.call.input["new_text"]).toBe('with open("名簿.csv", encoding="euc_jp") as 表:');
  });

  test("leave the program alone where it is the test that is wrong", async () => {
    const texts = {
      "fee.py": "def fee(hours):\n    return hours * 2\n",
      "test_fee.py":
        "import unittest\n\n\nclass Fee(unittest.TestCase):\n    def test_fee(self):\n        self.assertEqual(fee(3), 5)\n",
    };
    const failure =
      'exit 1\n  File "/x/test_fee.py", line 6, in test_fee\n    self.assertEqual(fee(3), 5)\nAssertionError: 6 != 5';
    const said = "test_fee.py fails, but fee.py is right. I must have typed a wrong number in the test, mend it there";
    expect(await propose(texts, failure, said)).toEqual([
      {
        path: "test_fee.py",
        old_text: "        self.assertEqual(fee(3), 5)",
        new_text: "        self.assertEqual(fee(3), 6)",
        line: 6,
      },
    ]);
    expect((await propose(texts, failure)).every(({ path }) => path === "fee.py")).toBe(true);
  });

  test("take a name that another file no longer has under its new one, unless the file is to stay", async () => {
    const texts = { "clock.py": "def minutes_of(text):\n    return 1\n", "rides.py": "from clock import to_minutes\n" };
    const failure = "exit 1\nImportError: cannot import name 'to_minutes' from 'clock' (/x/clock.py)";
    expect((await propose(texts, failure))[0]?.["new_text"]).toBe("from clock import minutes_of");
    const kept = await propose(texts, failure, "it fails, mend clock.py. rides.py has to stay as it is");
    expect(kept.map(({ path }) => path)).not.toContain("rides.py");
  });

  test("are of lines that were run before those that weren't", async () => {
    const texts = { "sum.py": "x = a > 1\ny = b > 1\n" };
    const linesOf = async (suspiciousness = allSuspicious) =>
      (await propose(texts, "exit 1", undefined, suspiciousness)).map(({ line }) => line);
    expect((await linesOf())[0]).toBe(1);
    expect((await linesOf((_, line) => Number(line !== 1)))[0]).toBe(2);
  });

  test("are of the program that the failure is in, never of a test", async () => {
    const texts = { "sum.py": "x = a > 1\n", "test_sum.py": "assert a > 1\n", "other.py": "y = b > 1\n" };
    const proposed = await propose(texts, 'exit 1\n  File "/x/sum.py", line 1');
    expect(new Set(proposed.map(({ path }) => path))).toEqual(new Set(["sum.py"]));
    expect(proposed[0]).toEqual({ path: "sum.py", old_text: "x = a > 1", new_text: "x = a >= 1", line: 1 });
  });

  test("are of what a test is named after, or of any program", async () => {
    expect((await propose({ "sum.mjs": "if (a > 1) {}\n", "a.mjs": "1 > 2\n" }, "exit 1\nsum is 3"))[0]?.["path"]).toBe(
      "sum.mjs",
    );
    expect((await propose({ "a.js": "if (a > 1) {}\n" }, "exit 1"))[0]?.["path"]).toBe("a.js");
    const both = await propose({ "a.js": "a > 1\n", "b.js": "b > 1\n" }, "exit 1");
    expect(new Set(both.map(({ path }) => path))).toEqual(new Set(["a.js", "b.js"]));
    expect(await propose({ "notes.md": "a > 1\n" }, "exit 1")).toEqual([]);
  });

  test("begin with the line that the failure names", async () => {
    const texts = { "sum.py": "a = b > 1\nc = d - 1\ne = f - 1\n" };
    expect((await propose(texts, 'exit 1\nFile "sum.py", line 3, in x'))[0]?.["line"]).toBe(3);
    expect((await propose(texts, "exit 1\nsum.py: wrong"))[0]?.["line"]).toBe(1);
  });

  test("begin with the name that isn't known", async () => {
    const texts = { "sum.py": "total = 1 > 2\nprint(totl)\n" };
    const [first] = await propose(texts, "exit 1\nsum.py NameError: name 'totl' is not defined");
    expect(first?.["new_text"]).toBe("print(total)");
  });

  test("are sure where they mend what is a mistake in any program", async () => {
    const view = viewOf({ "rows.py": "found = [row for row in rows if row.name is name]\n" });
    const failed = { command: "", request: "it fails, mend it", text: "exit 1" };
    const proposed = await proposeChanges(failed, await view.files(), view, allSuspicious);
    const sure = proposed.filter(({ isSure }) => isSure).map(({ call }) => call.input["new_text"]);
    expect(sure).toEqual(["found = [row for row in rows if row.name == name]"]);
    expect(proposed.length).toBeGreaterThan(1);
  });

  test("are sure where numbers are put in order as if they were texts", async () => {
    const view = viewOf({ "laps.js": "const sorted = [...laps].sort();\n" });
    const failed = { command: "", request: "node laps.test.js fails", text: "exit 1\n88 !== 95" };
    const proposed = await proposeChanges(failed, await view.files(), view, allSuspicious);
    const sure = proposed.filter(({ isSure }) => isSure).map(({ call }) => call.input["new_text"]);
    expect(sure.slice(0, 1)).toEqual(["const sorted = [...laps].sort((a, b) => a - b);"]);
    // where nothing tells of numbers any other output would pass for mended
    const told = { command: "", request: "node laps.js prints the wrong name", text: "exit 0\nOwls" };
    expect(await proposeChanges(told, await view.files(), view, allSuspicious)).toEqual([]);
  });

  test("begin with a key that the data has, where one is missing", async () => {
    const texts = { "bikes.py": 'total = bike["price"]\n', "bikes.csv": "id,price_day\n1,5\n" };
    const [first] = await propose(texts, "exit 1\nbikes.py KeyError: 'price'");
    expect(first?.["new_text"]).toBe('total = bike["price_day"]');
  });

  test("are none where nothing fails, and nothing is said of what should be printed", async () => {
    expect(await propose({ "a.py": "print(a > 1)\n" }, "exit 0\na.py prints 5")).toEqual([]);
  });

  test("are made where lines are in the wrong order, or a script goes on after an error", async () => {
    const sort = { "top.js": "rows.sort((a, b) => (a[1] < b[1] ? 1 : -1));\n" };
    const wish = "the order is wrong, node top.js puts 98 on top although Half Time has 130";
    const sorted = await propose(sort, "exit 0\ntop.js\nOwls (98)\nHalf Time (130)", wish);
    expect(sorted.map((input) => input["new_text"])).toContain("rows.sort((a, b) => b[1] - a[1]);");
    const script = { "stock.sh": 'while IFS=, read -r a b; do\n  echo "$a"\ndone < "$1"\n' };
    const failing = await propose(
      script,
      "exit 0\nstock.sh: line 2: [: x: integer expression expected",
      "mend stock.sh",
    );
    expect(failing.map((input) => input["new_text"])).toContain("done < <(tail -n +2 \"$1\" | tr -d '\\r')");
  });

  test("have the module that isn't imported", async () => {
    const texts = { "sum.py": "import sys\nprint(json.dumps(1))\n" };
    const proposed = await propose(texts, "exit 1\nsum.py NameError: name 'json' is not defined");
    expect(proposed.map((input) => input["new_text"])).toContain("import json\nimport sys");
  });

  test("have two lines the other way round", async () => {
    const proposed = await propose({ "a.py": "one()\ntwo()\n" }, "exit 1");
    expect(proposed).toContainEqual({ path: "a.py", old_text: "one()\ntwo()", new_text: "two()\none()", line: 1 });
  });

  test("are 240 at most", async () => {
    const text = Array.from({ length: 80 }, (_, index) => `x${index} = a > ${index}`).join("\n");
    expect(await propose({ "a.py": text }, "exit 1")).toHaveLength(240);
  });
});
