import { describe, expect, test } from "vitest";
import { otherExpectation, saysTestIsWrong } from "./wrong-expectation.ts";

test.each([
  "test_fee.py fails but fee.py is right. I must have typed a wrong number in the test, can you correct it there?",
  "the test is wrong, the program does what it should. please fix the test",
  "There's a typo in test_fee.py, fee.py is fine",
  "fee.py stimmt, im Test steht eine falsche Zahl. Bitte dort korrigieren",
  "Ich habe mich wohl beim Test vertippt: falsch ist da bestimmt ein Wert. Fehler in test_fee.py bitte beheben",
  "There's an error in test_fee.py, fee.py is right",
  "I raised the fee in fees.json and now `node fee.test.js` fails. The test is just out of date, please update it",
  "the new price is right, test_fee.py still expects the old one. Can you bring it up to date?",
  "Die neue Gebühr stimmt, der Test ist veraltet. Bitte anpassen",
  "test_fee.py fails since the fee went up. fee.py is fine, the tests are outdated",
  "料金を変えたので、テストが古いです。直してください",
  "fee.pyは正しいです。テストのほうが間違っているので直してください",
])("it is the test that is wrong in %s", (request) => {
  expect(saysTestIsWrong(request)).toBe(true);
});

test.each([
  "test_fee.py fails, please fix fee.py",
  "the tests are right, there's a mistake in fee.py",
  "is the test wrong or fee.py? please mend what is wrong",
  "I don't think there is a mistake in the test, so look at fee.py",
  "check whether there's a typo in the test",
  "I don't think the test is out of date, so please fix fee.py",
  "is the test outdated or is fee.py wrong?",
  "test_fee.py fails, fees.json is out of date",
  "the tests are old, but they are right. fix fee.py",
  "I get an error in test_fee.py, please fix it",
  "there are two errors in the tests, can you mend fee.py?",
  "something is wrong in test_fee.py, it stops in the middle. fix it please",
  "test_fee.py bricht ab, da ist ein Fehler im Test. Kannst du das beheben?",
  "テストが間違っているのか、プログラムが間違っているのか調べて直してください",
])("but not in %s", (request) => {
  expect(saysTestIsWrong(request)).toBe(false);
});

describe("a test expects what the program gives", () => {
  const python = (line: string, said: string) =>
    otherExpectation(
      { path: "test_fee.py", text: `import unittest\n${line}\n` },
      `exit 1\nTraceback\n  File "/x/test_fee.py", line 2, in test_hours\n    ${line.trim()}\nAssertionError: ${said}\n`,
    )?.input["new_text"] ?? null;

  test.each([
    ["    self.assertEqual(fee(150), 5)", "6 != 5", "    self.assertEqual(fee(150), 6)"],
    ["    self.assertEqual(5, fee(150))", "5 != 6", "    self.assertEqual(6, fee(150))"],
    ['    self.assertEqual(name(1), "Mo")', "'Bo' != 'Mo'", "    self.assertEqual(name(1), 'Bo')"],
    ["    self.assertEqual(fee(5), 5)", "6 != 5", "    self.assertEqual(fee(5), 6)"],
  ])("%s", (line, said, fresh) => {
    expect(python(line, said)).toBe(fresh);
  });

  test("in JavaScript", () => {
    const text = 'test("hours", () => {\n  assert.strictEqual(fee(150), 5);\n});\n';
    const failure =
      "exit 1\n  error: |-\n    Expected values to be strictly equal:\n\n    6 !== 5\n\n    T.<anonymous> (/x/fee.test.js:2:10)";
    expect(otherExpectation({ path: "fee.test.js", text }, failure)?.input["new_text"]).toBe(
      "  assert.strictEqual(fee(150), 6);",
    );
  });

  test.each([
    ["what is expected isn't written there", "    self.assertEqual(fee(150), base + 2)", "6 != 5"],
    ["it is reckoned out on both sides", "    self.assertEqual(fee(150), fee(5))", "6 != 5"],
    ["several comparisons failed", "    self.assertEqual(fee(150), 5)", "6 != 5\n\nAssertionError: 7 != 8"],
    ["it is no comparison of two values", "    self.assertEqual(fees(150), [5])", "Lists differ: [6] != [5]"],
  ])("but not where %s", (_, line, said) => {
    expect(python(line, said)).toBeNull();
  });
});
