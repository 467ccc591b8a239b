import { describe, expect, test } from "vitest";
import { saidNewValue, saidValueChange } from "./said-value.ts";

describe("a change of a value that a request says", () => {
  test.each([
    ["the day ticket goes up from 12 to 14 EUR", "12", "14"],
    ["put 14,50 instead of 12,00 for the day ticket", "12,00", "14,50"],
    ["choir is at 19:30 now, not 19:00", "19:00", "19:30"],
    ["Leider verschiebt es sich: Aus dem 14. Mai wird der 21. Mai.", "14. Mai", "21. Mai"],
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
    ["the footer says 2023, it should say 2024", "2023", "2024"],
    ["the rent is 480 but should be 510", "480", "510"],
    ["auf der Seite steht noch 18 Uhr, das muss 19 Uhr heißen", "18 Uhr", "19 Uhr"],
    ["集合が9時から10時に早まります", "9時", "10時"],
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
    "the shop should be open from 9 to 17",
    "the meeting at 18:00 should be over by 20:00",
    "in 2024 we had 30 members, in 2025 it should be 40",
    "Room 12 should say 14 chairs",
    "Kasse 2 soll 14 Euro haben",
    "bis 12 Uhr muss bis 14 Uhr geliefert sein",
    "練習は18時から20時までに延びます",
    "営業は9時から18時ですが、来週から遅くなります",
    "move chapter 3 before chapter 2, not after",
  ])("isn't there in %s", (request) => {
    expect(saidValueChange(request)).toBeNull();
  });
});

test("of 6月10日から12日 it is the day that changes", () => {
  const change = saidValueChange("健診が6月10日から12日に変わりました");
  expect([change?.old.text, change?.fresh.text]).toEqual(["6月10日", "6月12日"]);
});

test.each([
  ["会議を午後3時から4時に変更", 16 * 60],
  ["午前9時から8時に変更", 8 * 60],
  ["午前11時から1時に変更", 13 * 60],
  ["午後3時から10時に変更", 10 * 60],
])("the half of the day that isn't said is the nearer one: %s", (request, amount) => {
  expect(saidValueChange(request)?.fresh.amount).toBe(amount);
});

test("a new value may be said alone", () => {
  expect(saidNewValue("the picnic is on 3 June now")?.fresh.text).toBe("3 June");
  expect(saidNewValue("bump the version to 2.4.0")?.fresh.text).toBe("2.4.0");
  expect(saidNewValue("the picnic is on 3 June at 18:00 now")).toBeNull();
  expect(saidNewValue("the hall should have 12 seats")).toBeNull();
  expect(saidNewValue("write about the picnic on 3 June")).toBeNull();
  expect(saidNewValue("add a new picnic on 3 June to all lists")).toBeNull();
});
