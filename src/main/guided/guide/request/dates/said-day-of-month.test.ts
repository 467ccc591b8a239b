import { expect, test } from "vitest";
import { saidDayOfMonth } from "./said-day-of-month.ts";

test.each([
  ["how long did it run on tuesday the 11th in total?", 11, 1],
  ["who was there on the 3rd?", 3, null],
  ["on the 3rd did anybody come?", 3, null],
  ["how many on Friday 21st", 21, 4],
  ["Wie viele kamen am Dienstag, den 11.?", 11, 1],
  ["was wurde am 5. verkauft", null, null],
  ["wie viele waren am 5. insgesamt da?", 5, null],
  ["11日に何人来ましたか", 11, null],
  ["who lives on the 3rd floor?", null, null],
  ["who was 3rd on the list?", null, null],
  ["wer kam am 3. Tag?", null, null],
  ["who came on the 3rd and who on the 4th?", null, null],
  ["3月11日に何人来ましたか", null, null],
  ["11日間で何人来ましたか", null, null],
])("%s", (request, day, weekday) => {
  expect(saidDayOfMonth(request)).toEqual(day === null ? null : { day, weekday });
});
