import { describe, expect, test } from "vitest";
import { saidNewValue, saidValueChange } from "./said-value.ts";

describe("a change of a value that a request says", () => {
  test.each([
    ["the day ticket goes up from 12 to 14 EUR", "12", "14"],
    ["put 14,50 instead of 12,00 for the day ticket", "12,00", "14,50"],
    ["choir is at 19:30 now, not 19:00", "19:00", "19:30"],
    ["der kurs ist am 21. Mai statt am 14. Mai", "14. Mai", "21. Mai"],
    ["move the picnic from 14 to 21 May", "14 May", "21 May"],
    ["the trip is on Wed 21 May not 14 May", "14 May", "21 May"],
    ["bump the version from 2.3.1 to 2.4.0", "2.3.1", "2.4.0"],
    ["rent: 480 → 510", "480", "510"],
    ["it shuts at 1 pm on saturdays from now on, not 2. put that into hours.html", "2 pm", "1 pm"],
    ["From July a visit costs £52, no longer £48", "48", "52"],
    ["we release 2.5.0 on monday. bump our version number from 2.4.1 in every place", "2.4.1", "2.5.0"],
    ["開始を19時から18時に変更", "19時", "18時"],
    ["集合は9時ではなく10時です", "9時", "10時"],
    ["samstags machen wir um 9 Uhr auf statt um 10 Uhr", "10 Uhr", "9 Uhr"],
    ["the bakery opens at 7:30 instead of 8", "8:00", "7:30"],
    ["a court costs 9 on Mondays instead of 12", "12", "9"],
    ["the deposit is 50 now (was 40)", "40", "50"],
  ])("%s", (request, old, fresh) => {
    const change = saidValueChange(request);
    expect([change?.old.text, change?.fresh.text]).toEqual([old, fresh]);
  });

  test.each([
    "write that we are open from 12 to 14",
    "change the price to 14",
    "update the docs: 2.5.0 replaces 2.4.1",
    "put that 2.4.1 doesn't work with 2.5.0 into the notes",
    "raise adults from 12 to 14 and children from 6 to 7",
    "room 4 from 14 May at 19:30",
    "set python to 3.11 and the line length to 100",
    "sum up rows 3 to 9",
    "the fee for under 16s goes up to 84 pounds",
    "change lines 3 to 5",
    "move chapter 3 before chapter 2, not after",
  ])("isn't there in %s", (request) => {
    expect(saidValueChange(request)).toBeNull();
  });
});

test("a new value may be said alone", () => {
  expect(saidNewValue("the picnic is on 3 June now")?.fresh.text).toBe("3 June");
  expect(saidNewValue("bump the version to 2.4.0")?.fresh.text).toBe("2.4.0");
  expect(saidNewValue("the picnic is on 3 June at 18:00 now")).toBeNull();
  expect(saidNewValue("write about the picnic on 3 June")).toBeNull();
  expect(saidNewValue("add a new picnic on 3 June to all lists")).toBeNull();
});
