import { expect, test } from "vitest";
import { saidZoneTime } from "./said-zone-time.ts";

const now = new Date("2025-03-20T12:00:00Z");

test.each([
  ["when it's 9 am in berlin, what time is it in new york?", "Counted: 09:00 in berlin is 04:00 in new york"],
  ["if it's 9 am in Berlin in January, what time is it in New York?", "Counted: 09:00 in Berlin is 03:00 in New York"],
  [
    "what time is 6:30 pm in Chicago in Sydney on 1 July?",
    "Counted: 18:30 in Chicago is 09:30 on the next day in Sydney",
  ],
  ["Wie spät ist es in Tokio, wenn es in Wien 14 Uhr ist?", "Counted: 14:00 in Wien is 22:00 in Tokio"],
  ["東京で午前のとき ロンドンの15時は何時ですか", "Counted: 15:00 in ロンドン is 00:00 on the next day in 東京"],
  ["what time is 8 am in Tokyo in Los Angeles?", "Counted: 08:00 in Tokyo is 16:00 on the day before in Los Angeles"],
  ["冬に東京が正午のとき、ロンドンは何時ですか?", "Counted: 12:00 in 東京 is 03:00 in ロンドン"],
  ["what time is it in Berlin at noon in Tokyo in summer?", "Counted: 12:00 in Tokyo is 05:00 in Berlin"],
  // one of them isn't said
  ["what time is the call with Paris at 3 pm?", ""],
  ["when does the train from Paris to Berlin leave at 9:15 or 10:15?", ""],
  ["does the 9:15 train go from Paris to Berlin?", ""],
  // a station at the pole has a zone, too
  ["is Casey free at 3 pm in London?", ""],
  ["add the call with London at 3 pm to tokyo.md", ""],
])("%s", (request, told) => {
  expect(saidZoneTime(request, now)).toBe(told);
});
