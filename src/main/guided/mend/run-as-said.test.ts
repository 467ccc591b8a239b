import { expect, test } from "vitest";
import { commandAsSaid } from "./run-as-said.ts";

const saving =
  '"""Aufruf: python3 plan.py [Euro im Monat]"""\nimport sys\nrate = int(sys.argv[1]) if len(sys.argv) > 1 else 120\n';
const interest = '"""usage: python3 plan.py AMOUNT [PERCENT]"""\nimport sys\n';
const cakes = "// usage: node plan.js --persons N\nconsole.log(process.argv);\n";

test.each([
  ["an optional value", "plan.py", saving, "Lass plan.py mit 175 Euro im Monat laufen", "python3 plan.py 175"],
  ["nothing", "plan.py", saving, "run plan.py and tell me", "python3 plan.py"],
  [
    "two values by their words",
    "plan.py",
    interest,
    "run plan.py with 2000 euros and 3 percent",
    "python3 plan.py 2000 3",
  ],
  ["an option", "plan.js", cakes, "run plan.js for 6 persons", "node plan.js --persons 6"],
  ["the request's own command", "plan.py", saving, "run `python3 plan.py 90` and tell me", "python3 plan.py 90"],
  ["more than there is room for", "plan.py", saving, "run plan.py with 175 euros and 12 stamps", null],
  ["what takes something away", "plan.sh", "rm -rf data\n", "run plan.sh and tell me", null],
])("a program is run with %s", async (_, path, text, request, command) => {
  const view = { text: async () => text };
  expect(await commandAsSaid(request, [{ path, size: text.length }], view)).toBe(command);
});
