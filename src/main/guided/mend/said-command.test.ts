import { describe, expect, test } from "vitest";
import { saidCommand } from "./said-command.ts";

const files = ["sum.py", "may.csv", "june.csv", "texts/a.txt", "rank.mjs", "点数.csv", "count.sh"].map((path) => ({
  path,
  size: 1,
}));

describe("the command that a request gives", () => {
  test.each([
    ["`python3 sum.py may.csv` says 0", "python3 sum.py may.csv"],
    ["python sum.py may.csv june.csv gives me a NameError, can you fix it", "python3 sum.py may.csv june.csv"],
    ["count.sh used to work (bash count.sh texts) but now it fails", "bash count.sh texts"],
    ["node rank.mjs 点数.csv の順位がおかしい", "node rank.mjs 点数.csv"],
    ["it crashes with python3 sum.py.", "python3 sum.py"],
    ["it crashes (python3 sum.py may.csv). why?", "python3 sum.py may.csv"],
    ["python3 sum.py --year 2024 breaks", "python3 sum.py --year 2024"],
  ])("in %s", (request, command) => {
    expect(saidCommand(request, files)).toBe(command);
  });

  test.each([
    "sum.py fails",
    "is python3 installed?",
    "python3 other.py fails",
    "`python3 sum.py; rm -rf .` fails",
    "`bash count.sh $(whoami)` fails",
  ])("isn't there in %s", (request) => {
    expect(saidCommand(request, files)).toBeNull();
  });
});
