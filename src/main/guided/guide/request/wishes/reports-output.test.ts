import { describe, expect, it } from "vitest";
import { wantsReplacing } from "./request-intent.ts";
import { reportsOutput } from "./reports-output.ts";
import { saidReplacement } from "../values/said-replacement.ts";

describe("what a program is reported to print", () => {
  it.each([
    "When I run python3 menu.py it lists Soup",
    "node bus.js shows me Monday",
    "Bei `python3 plan.py` steht unter Früh nochmal Lena",
    "wenn ich ./tage.sh starte, kommt Montag",
    "python3 tenki.py を実行すると晴れと表示されます",
  ])("is told in %s", (before) => {
    expect(reportsOutput(before)).toBe(true);
  });

  it.each([
    "menu.py should list Soup",
    "Please have node bus.js say Monday",
    "In plan.py bitte Lena",
    "Rename the function in race.py to start",
    "python3 menu.py works again. The poster says Soup",
  ])("isn't in %s", (before) => {
    expect(reportsOutput(before)).toBe(false);
  });

  it("is no text to be replaced", () => {
    const text = 'names = ["Ada", "Bo"]\n';
    expect(saidReplacement("python3 names.py prints Bo twice instead of Ada, Bo. mend it", text)).toBeNull();
    expect(saidReplacement("wenn ich names.py starte, steht da Cleo statt Ada", text)).toBeNull();
    expect(wantsReplacing("python3 names.py prints Bo instead of Ada")).toBe(false);
    expect(wantsReplacing("Please print Bo instead of Ada in names.py")).toBe(true);
    expect(saidReplacement("in names.py please Cleo instead of Ada", text)).toEqual({ find: "Ada", put: "Cleo" });
  });
});
