import { expect, test } from "vitest";
import { saidPeriod } from "./said-period.ts";

test.each<[string, string | undefined]>([
  ["how many came from 3 to 9 June?", "from 06-03 to 06-09"],
  ["in the second week, the 8th to the 14th, of June 2031", "from 2031-06-08 to 2031-06-14"],
  ["June 3-9", "from 06-03 to 06-09"],
  ["vom 3. bis 9. Juni 2031", "from 2031-06-03 to 2031-06-09"],
  ["6月3日から9日まで", "from 06-03 to 06-09"],
  ["in the first half of May", "from 05-01 to 05-15"],
  ["5月上旬", "from 05-01 to 05-10"],
  ["from 20 May to 4 June", "from 05-20 to 06-04"],
  ["20.5. bis 4.6.", "from 05-20 to 06-04"],
  ["2031-05-20 to 2031-06-04", "from 2031-05-20 to 2031-06-04"],
  ["in the second quarter", "in months 4, 5, 6"],
  ["from May to July 2031", "in months 5, 6, 7 of 2031"],
  ["Mai bis Juli", "in months 5, 6, 7"],
  ["between November and January", "in months 11, 12, 1"],
  ["in october and november together", "in months 10, 11"],
  ["5月と6月の合計", "in months 5, 6"],
  ["im Sommer 2031", "in months 6, 7, 8 of 2031"],
  ["since 15 April 2031", "from 2031-04-15"],
  ["before 2031", "before 2031"],
  ["nach dem 1.6.2031", "after 2031-06-01"],
  ["bis Ende Juni 2031", "until 2031-06"],
  ["what was spent by 2 June 2031", "until 2031-06-02"],
  ["10月以降", "from 10"],
  ["from 2031 to 2033", "from 2031 to 2033"],
  // one day, month or year is no more than that
  ["on 3 May", undefined],
  ["in May 2031", undefined],
  // each of them is meant by itself
  ["how much more in May than in April?", undefined],
  ["how many per month, May and June", undefined],
  ["at the summer fair", undefined],
  ["auf dem Sommerfest", undefined],
  ["it may take 3 to 5 days", undefined],
  ["up to 12 people", undefined],
])("%s", (request, name) => {
  expect(saidPeriod(request)?.name).toBe(name);
});

test.each<[string, string, boolean]>([
  ["from 3 to 9 June", "2031-06-09", true],
  ["from 3 to 9 June", "2031-06-10", false],
  ["from 3 to 9 June 2031", "2030-06-05", false],
  ["from 3 to 9 June 2031", "--06-05", true],
  ["after 1 June 2031", "2031-06-01", false],
  ["until the end of June 2031", "2031-06-30", true],
  ["before May 2031", "2030-12-31", true],
  ["before May 2031", "--04-31", false],
  ["2031 and 2033 together", "2032-01-01", false],
])("%s has %s: %s", (request, day, isIn) => {
  expect(saidPeriod(request)?.includes(day)).toBe(isIn);
});

test("without a year it can't be told of days of several years which are before it", () => {
  expect(saidPeriod("since March")?.needsYear).toBe(true);
  expect(saidPeriod("since March 2031")?.needsYear).toBe(false);
});
