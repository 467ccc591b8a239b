import { describe, expect, test } from "vitest";
import { toldAmount } from "./told-amount.ts";

describe("the number that a request says would be right", () => {
  test.each([
    ["fuel.py says my car takes 1562.5 l, with 500 km and 32 litres that would be 6.4, please fix", "1562.5", "6.4"],
    ["run.py gives me 0.18 for monday, 10 km in 55 minutes is 5.50. repair it", "0.18", "5.50"],
    ["python3 flaeche.py 4 3 sagt 16.0 Quadratmeter. Ein Zimmer von 4 mal 3 Metern hat aber 12.", "16.0", "12.0"],
    ["done.sh says 0% no matter what, 3 of 4 are ticked so that would be 75%", "0", "75%"],
    ["kauf.py gibt Summe: 4.30 aus, 3 Brote zu 2.80 und 2 Milch zu 1.50 sind 11.40.", "4.30", "11.40"],
  ])("%s", (request, printed, wanted) => {
    expect(toldAmount(request)).toEqual({ printed, wanted });
  });

  test.each([
    ["no program", "the scale says 80, that would be 79"],
    ["other units", "count.py says 12 lines, the trip is 3 days."],
    ["two that would be right", "a.py says 5, Ann has 3, Bob has 4."],
    ["nothing that comes out", "a.py is to be fixed, the list has 4."],
    ["part of a date", "a.py says 5, it is 2024-05-03."],
  ])("not with %s", (_, request) => {
    expect(toldAmount(request)).toBeNull();
  });
});
