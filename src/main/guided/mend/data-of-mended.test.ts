import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../test/support/view-of.ts";
import { dataOfMended } from "./data-of-mended.ts";

const view = viewOf({ "high.js": "", "scores.txt": "", "sum.py": "", "may.csv": "", "notes.md": "" });

describe("the data of a program that is to be mended", () => {
  test.each([
    ["node high.js scores.txt has 980 on top and not 12400. Please mend high.js", ["scores.txt"]],
    ["`python3 sum.py may.csv` says 12, should be 14. Fix it please", ["may.csv"]],
    ["python sum.py may.csv prints 12, it should print 14", ["may.csv"]],
    ["./sum.py may.csv crashes, pls repair", ["may.csv"]],
    ["`python3 sum.py may.csv` gibt 12 aus, richtig wäre 14. Bitte repariere sum.py", ["may.csv"]],
    ["python3 sum.py may.csv を実行すると0から始まります。直してください", ["may.csv"]],
    ["node high.js scores.txt is wrong. fix high.js for scores.txt and others like it", ["scores.txt"]],
    ["python3 sum.py may.csv is wrong, may.csv is right though. mend it", ["may.csv"]],
    ["python3 sum.py may.csv is wrong. mend it, the data are right", ["may.csv"]],
  ])("is what the command reads: %s", async (request, paths) => {
    expect(dataOfMended(request, await view.files())).toEqual(paths);
  });

  test.each([
    ["python3 sum.py may.csv fails. there is a wrong price, fix may.csv"],
    ["python3 sum.py may.csv fails because of a typo. please correct the price in may.csv"],
    ["python3 sum.py may.csv fails. Repair the csv"],
    ["python3 sum.py may.csv schlägt fehl, bitte die csv reparieren"],
    ["python3 sum.py may.csv fails. The data is broken, mend the data"],
    ["python3 sum.py may.csv crashes because may.csv has a typo in row 3, fix it"],
    ["python3 sum.py may.csv crashes because may.csv has a typo, fix it"],
    ["sort may.csv with python3 sum.py may.csv, and fix the dates in it"],
    ["run python3 sum.py may.csv"],
    ["fix the typo in notes.md"],
    ["change 980 to 12400 in scores.txt"],
    ["fix sum.py, it is wrong"],
  ])("but not here: %s", async (request) => {
    expect(dataOfMended(request, await view.files())).toEqual([]);
  });
});
