import { expect, test } from "vitest";
import type { TurnState } from "../../../agent/guide.ts";
import { answerWhenCalculated, requestToCalculate } from "./when-calculated.ts";

function asked(text: string, calculation?: string): TurnState {
  return {
    tools: [],
    kind: "chat",
    stepsLeft: 9,
    messages: [{ role: "user", id: "1", text, context: "" }],
    ...(calculation === undefined ? {} : { reading: { about: "calculation", calculation } }),
  };
}

test.each([
  [
    "train goes at 14:48. I walk 17 minutes and like to be there ten minutes early. when do i leave?",
    "14:48 - 17 - 10",
    "14:21 (14:48 − 17 − 10)",
  ],
  [
    "film starts 20:15, lasts 2 hours 8 minutes, and the ads take 15 minutes. when is it over?",
    "20:15 + 2:08 + 0:15",
    "22:38 (20:15 + 2:08 + 0:15)",
  ],
  ["the roast needs 3 hours and has to be ready at 7 pm, when does it go in", "19:00 - 3:00", "16:00 (19:00 − 3:00)"],
  ["the night bus leaves at 23:10 and arrives at 1:20. how long is that?", "1:20 - 23:10", "2 h 10 min (1:20 − 23:10)"],
  ["what's 17 times 23 minus 45", "17 * 23 - 45", "346 (17 × 23 − 45)"],
  ["the price went from 3.20 to 3.68, how much percent is that", "(3.68 - 3.20) / 3.20", "15 % ((3.68 − 3.20) ÷ 3.20)"],
  ["80 of 320 people came, what percent is that?", "80 / 320 * 100", "25 % (80 ÷ 320 × 100)"],
  ["i do 30 push ups in 2 minutes, how many is that in 10 minutes?", "30 / 2 * 10", "150 (30 ÷ 2 × 10)"],
  ["flour is 2 euros a kilo, how much flour do i get for 7 euros?", "7 / 2", "3.5 (7 ÷ 2)"],
  ["i have 30 minutes and need 45 minutes, how much is left?", "0:30 - 0:45", "−15 min (0:30 − 0:45)"],
  ["my night shift starts at 12 am and takes 8 hours, when is it over?", "0:00 + 8:00", "8:00 (0:00 + 8:00)"],
  ["Ich zahle 1.200 Euro Miete im Monat, wie viel ist das für 3 Monate?", "1200 * 3", "3600 Euro (1200 × 3)"],
  ["the cake bakes 50 minutes, it's 23:30 now. when is it done?", "23:30 + 0:50", "0:20 (23:30 + 0:50)"],
  [
    "two meetings of 20 minutes and three that take 45 each, what's that in all?",
    "2 * 20 + 3 * 45",
    "175 min = 2 h 55 min (2 × 20 + 3 × 45)",
  ],
  ["18 euros an hour for 7.5 hours, what's that", "18 * 7.5", "135 euros (18 × 7.5)"],
  ["at 12 euros a ticket, how many can i get for 150 euros?", "150 / 12", "12.5 (150 ÷ 12)"],
  ["i bought it for 45 and sold it for 63, how many percent is that more?", "(63 - 45) / 45", "40 % ((63 − 45) ÷ 45)"],
  [
    "if I put 150 aside every month, how much have I got after two and a half years?",
    "150 * 12 * 2.5",
    "4500 (150 × 12 × 2.5)",
  ],
  ["Wie viel sind 19% von 1.250,50 Euro?", "1250.50 * 19%", "237,59 Euro (1250,50 × 19%)"],
  [
    "税抜き4800円の靴が3割引で、消費税10%がかかるといくら？",
    "4800 * (100% - 30%) * (100% + 10%)",
    "3696円です(4800 × (100% − 30%) × (100% + 10%))。",
  ],
  ["1時間900円で、6時間半働いたらいくら?", "900 * 6.5", "5850円です(900 × 6.5)。"],
])("%s", (request, calculation, answer) => {
  expect(answerWhenCalculated(asked(request, calculation))).toBe(answer);
});

test.each([
  [
    "a number is left out",
    "a coat for 80 euros is 25% off and i have a 5 euro voucher, how much do i pay?",
    "80 * (100% - 25%)",
  ],
  ["a number was never said", "3 tickets at 12.50 and 2 at 8, how much is that altogether?", "3 * 12.50 + 2 * 8 + 4"],
  ["percent are added to a price", "rent is 640 and goes up by 4 percent, how much is it then?", "640 + 4%"],
  ["times of the day are multiplied", "it starts at 9:00 and at 10:00, how long is 2 times that?", "9:00 * 2 + 10:00"],
  ["something is divided by nothing", "how much is 7 divided by 0?", "7 / 0"],
  ["a number that is said twice is meant once", "3 people each buy 3 tickets at 8 euros, how much is that?", "3 * 8"],
  [
    "thousands are taken for decimals",
    "Ich zahle 1.200 Euro Miete im Monat, wie viel ist das für 3 Monate?",
    "1.200 * 3",
  ],
  ["a bracket is left open", "how much is 7 times 8 and 9?", "7 * (8 + 9"],
])("says nothing where %s", (_, request, calculation) => {
  expect(answerWhenCalculated(asked(request, calculation))).toBeNull();
});

test.each([
  "what's the difference between 2 and 3 in python?",
  "how many days is it from the 3rd to the 21st?",
  "write me a poem with 4 lines and 2 rhymes, how long may it be?",
  "wie lange ist es vom 3.5. bis zum 9.6.?",
  "how many nights is that, from 28 June until 3 July?",
  "how are you?",
  "how much is 7?",
])("doesn't calculate for %s", (request) => {
  expect(requestToCalculate(asked(request))).toBeNull();
});

test("calculates nothing where files are asked about, or something was looked at", () => {
  const request = "3 tickets at 12.50 and 2 at 8, how much is that?";
  expect(requestToCalculate(asked(request))).toBe(request);
  expect(requestToCalculate({ ...asked(request), kind: "look" })).toBeNull();
});
