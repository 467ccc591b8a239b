import { describe, expect, it } from "vitest";
import { guardChanges } from "./guard-changes.ts";
import type { Language } from "./program-file.ts";

const fresh = (text: string, language: Language, at: number, failure: string, request: string) =>
  guardChanges({
    lines: text.split("\n"),
    language,
    failing: new Set([at]),
    failure: `exit 1\n${failure}\n`,
    request,
  }).map((one) => one.fresh);
const division = "ZeroDivisionError: division by zero";

describe("what is to be said where there is nothing", () => {
  it.each([
    'nobody rated it. In that case it should only print "no ratings yet"',
    'avg.py crashes, it should print "no ratings yet"',
    'avg.py bricht ab, es sollte "no ratings yet" ausgeben',
  ])("is said before the line that breaks off: %s", (request) => {
    expect(fresh("mean = sum(rows) / len(rows)", "python", 1, division, request)).toEqual([
      'if not rows:\n    print("no ratings yet")\n    sys.exit()\nmean = sum(rows) / len(rows)',
    ]);
  });

  it.each([
    ["first = names[0]", "IndexError: list index out of range", "if not names:"],
    ["best = max(scores)", "ValueError: max() arg is an empty sequence", "if not scores:"],
    ["print(total // count)", "ZeroDivisionError: integer division or modulo by zero", "if not count:"],
    ["price = prices[thing]", "KeyError: 'x'", "if thing not in prices:"],
    ["with open(path) as file:", "FileNotFoundError: x", "if not os.path.exists(path):"],
    ["print(found.group(1))", "AttributeError: 'NoneType' object has no attribute 'group'", "if found is None:"],
  ])("holds for what %s can't do", (line, failure, condition) => {
    const [guard = ""] = fresh(line, "python", 1, failure, 'it should say "nothing there"');
    expect(guard.split("\n")[0]).toBe(condition);
  });

  it("ends what it stands in", () => {
    const request = 'it should print "none yet"';
    expect(fresh("def mean(a):\n    return sum(a) / len(a)", "python", 2, division, request)).toEqual([
      '    if not a:\n        return "none yet"\n    return sum(a) / len(a)',
      '    if not a:\n        print("none yet")\n        return\n    return sum(a) / len(a)',
    ]);
    expect(fresh("for a in all:\n    print(1 / len(a))", "python", 2, division, request)).toEqual([
      '    if not a:\n        print("none yet")\n        continue\n    print(1 / len(a))',
    ]);
    const failure = "TypeError: Cannot read properties of undefined (reading 'name')";
    expect(fresh("console.log(all[0].name);", "javascript", 1, failure, request)).toEqual([
      'if (all[0] == null) {\n  console.log("none yet");\n  process.exit();\n}\nconsole.log(all[0].name);',
    ]);
  });

  it.each([
    ["a number should come out", 'it should print "Average: 3.5"'],
    ["it isn't said to the letter", "it should say something sensible if there is nothing"],
    ["it may be what all the others print", 'it should print "Winner: Ann"'],
    ["two texts are wanted", 'it should print "none" and "no rows"'],
  ])("isn't guessed where %s", (_, request) => {
    expect(fresh("mean = sum(rows) / len(rows)", "python", 1, division, request)).toEqual([]);
  });
});
