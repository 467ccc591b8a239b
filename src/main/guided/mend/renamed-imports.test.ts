import { describe, expect, test } from "vitest";
import { renamedImports } from "./renamed-imports.ts";

const clock = {
  path: "clock.py",
  text: 'LIMIT_HOURS = 24\n\n\ndef minutes_of(text):\n    return 1\n\n\ndef show(minutes):\n    return ""\n',
};
const rides = {
  path: "rides.py",
  text: "from clock import show, to_minutes\n\n\ndef late(a, b):\n    return to_minutes(a) - to_minutes(b)\n",
};
const failure = "exit 1\nImportError: cannot import name 'to_minutes' from 'clock' (/x/clock.py)";

function after(programs: readonly { path: string; text: string }[], said: string): string[] {
  return renamedImports(programs, said).map(({ call: { input } }) => {
    const { path, old_text: old, new_text: fresh } = input;
    const text = programs.find((one) => one.path === path)?.text;
    if (typeof old !== "string" || typeof fresh !== "string" || text === undefined) throw new Error("It is no edit.");
    return text.replace(old, () => fresh);
  });
}

describe("a name that a file no longer has is taken under another one", () => {
  test("in Python, the likeliest name first, wherever it is used", () => {
    const [first, ...others] = after([rides, clock], failure);
    expect(first).toBe(rides.text.replaceAll("to_minutes", "minutes_of"));
    expect(others).toHaveLength(1);
    expect(renamedImports([rides, clock], failure).map(({ isSure }) => isSure)).toEqual([false, false]);
  });

  test("where the file itself is imported", () => {
    const whole = { path: "rides.py", text: "import clock\n\nprint(clock.to_minutes(x))\n" };
    const said = "exit 1\nAttributeError: module 'clock' has no attribute 'to_minutes'";
    expect(after([whole, clock], said)[0]).toBe("import clock\n\nprint(clock.minutes_of(x))\n");
  });

  test("in JavaScript, surely where it is the only one", () => {
    const user = {
      path: "menu.js",
      text: 'const { price, euros } = require("./money.js");\n\nprint(euros(price(2)));\n',
    };
    const money = {
      path: "money.js",
      text: "function price() {}\nfunction inEuros() {}\nmodule.exports = { price, inEuros };\n",
    };
    const said = "exit 1\nTypeError: euros is not a function";
    expect(after([user, money], said)).toEqual([
      'const { price, inEuros } = require("./money.js");\n\nprint(inEuros(price(2)));\n',
    ]);
    expect(renamedImports([user, money], said)[0]?.isSure).toBe(true);
    const [module, other] = [
      { path: "menu.mjs", text: 'import { euros } from "./money.mjs";\neuros(2);\n' },
      { path: "money.mjs", text: "export function inEuros() {}\n" },
    ];
    const asModule = "SyntaxError: The requested module './money.mjs' does not provide an export named 'euros'";
    expect(after([module, other], asModule)).toEqual(['import { inEuros } from "./money.mjs";\ninEuros(2);\n']);
  });

  test.each([
    ["the file has it", [rides, { ...clock, text: `${clock.text}\ndef to_minutes(text):\n    return 2\n` }], failure],
    ["another file is meant", [rides, { ...clock, path: "clock_old.py" }], failure],
    ["it isn't taken from there", [{ ...rides, text: "from clock import show\n" }, clock], failure],
    [
      "all that the file has is taken already",
      [rides, { ...clock, text: "def show(minutes):\n    return 1\n" }],
      failure,
    ],
    ["it is no function of the file", [rides, clock], "exit 1\nTypeError: rows.filter is not a function"],
    ["something else failed", [rides, clock], "exit 1\nAssertionError: 1 != 2"],
  ])("but not where %s", (_, programs, said) => {
    expect(renamedImports(programs, said)).toEqual([]);
  });
});
