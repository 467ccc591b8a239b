import { describe, expect, test } from "vitest";
import { saidCommand } from "./said-command.ts";

const files = [
  "sum.py",
  "may.csv",
  "june.csv",
  "texts/a.txt",
  "rank.mjs",
  "点数.csv",
  "count.sh",
  "zählen.sh",
  "集計.py",
  "package.json",
  "Makefile",
  "tests/test_sum.py",
  "tool/__main__.py",
].map((path) => ({
  path,
  size: 1,
}));

describe("the command that a request gives", () => {
  test.each([
    ["`python3 sum.py may.csv` says 0", "python3 sum.py may.csv"],
    ["it is made with `python3 sum.py may.csv > page.html`", "python3 sum.py may.csv"],
    ["python3 sum.py without a file gives an IndexError", "python3 sum.py"],
    ["python3 sum.py ohne Datei gibt einen Fehler", "python3 sum.py"],
    ["python sum.py may.csv june.csv gives me a NameError, can you fix it", "python3 sum.py may.csv june.csv"],
    ["count.sh used to work (bash count.sh texts) but now it fails", "bash count.sh texts"],
    ["node rank.mjs 点数.csv の順位がおかしい", "node rank.mjs 点数.csv"],
    ["python3 集計.py 点数.csv が止まります", "python3 集計.py 点数.csv"],
    ["./zählen.sh texts gives me 0", "bash zählen.sh texts"],
    ["「node rank.mjs 123-4567」を実行すると0と出ます", "node rank.mjs 123-4567"],
    ["„python3 sum.py may.csv“ druckt 0", "python3 sum.py may.csv"],
    ["it crashes with python3 sum.py.", "python3 sum.py"],
    ["it crashes (python3 sum.py may.csv). why?", "python3 sum.py may.csv"],
    ["python3 sum.py --year 2024 breaks", "python3 sum.py --year 2024"],
    ["./count.sh texts gives me 0", "bash count.sh texts"],
    ["./count.sh Anna prints 'Anna: 6', it should be 4", "bash count.sh Anna"],
    ['node rank.mjs "My first post" prints my-first post. please correct it', 'node rank.mjs "My first post"'],
    ["python3 sum.py fails and says nothing", "python3 sum.py"],
    ["When I run python3 sum.py may.csv it prints NaN", "python3 sum.py may.csv"],
    ["npm test fails", "npm test"],
    ["`npm run test:unit` is red since yesterday", "npm run test:unit"],
    ["make test doesn't go through any more", "make test"],
    ["python -m unittest tests/test_sum.py fails", "python3 -m unittest tests/test_sum.py"],
    ["`python3 -m pytest -q` fails", "python3 -m pytest -q"],
    ["pytest tests/test_sum.py is red", "pytest tests/test_sum.py"],
    ["python3 -m tool may.csv crashes", "python3 -m tool may.csv"],
    ["node --test reports a failure", "node --test"],
  ])("in %s", (request, command) => {
    expect(saidCommand(request, files)).toBe(command);
  });

  test.each([
    "sum.py fails",
    "is python3 installed?",
    "python3 other.py fails",
    "`python3 sum.py; rm -rf .` fails",
    "`bash count.sh $(whoami)` fails",
    "please make test pass again",
    "make checks for empty rows in sum.py",
    "python3 -m venv fails",
    "the pytest run fails",
    "./other.sh fails",
  ])("isn't there in %s", (request) => {
    expect(saidCommand(request, files)).toBeNull();
  });
});
