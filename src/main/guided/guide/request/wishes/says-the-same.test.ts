import { expect, test } from "vitest";
import { saysTheSame } from "./says-the-same.ts";

test.each([
  [
    "I've been wondering what all these trips cost me. It would be nice to know what I paid for trains in April altogether; it's all in travel.csv",
    "How much did I pay for trains in April in travel.csv?",
  ],
  [
    "My phone can only take in dates from an ics file. A dates.ics with everything in dates.txt, without what was cancelled, is what I'm after.",
    "Make dates.ics from dates.txt, without what was cancelled.",
  ],
  [
    "I'm thinking about having an album printed. Could you please tell me how many photos there are in travel? Videos shouldn't be counted.",
    "Count the number of photos in travel, exclude videos.",
  ],
  [
    "来月の予算を立てるために、把握しておきたいと思っています。家計簿.csv をもとに、6月に食費として使った金額を合計して教えていただけないでしょうか。",
    "家計簿.csv をもとに、6月に食費として使った金額を合計して教えていただけますか。",
  ],
])("a plain sentence says what '%s' does", (request, plain) => {
  expect(saysTheSame(plain, request)).toBe(true);
});

test.each([
  ["has another number", "how much was 2 kg of rice in shop.csv, please?", "How much was 3 kg of rice in shop.csv?"],
  ["has lost the month", "please tell me what went on rice in May, shop.csv", "How much went on rice in shop.csv?"],
  [
    "has lost a file",
    "how many guests of party.csv are in paid.txt too?",
    "How many guests of party.csv are in there too?",
  ],
  ["speaks of something else", "could you count the guests in party.csv?", "How many guests pay in party.csv?"],
  [
    "has lost an exception",
    "could you count the guests in party.csv, but no children?",
    "How many guests are in party.csv?",
  ],
  ["makes an exception up", "could you count the guests in party.csv?", "How many guests are not in party.csv?"],
  ["has lost what stays", "put the logs into Old, today's stays here", "Move the logs into Old."],
  ["has lost the order", "make list.md of party.csv, sorted by age please", "Make list.md of party.csv."],
  ["has lost when it was", "how many came after lunch, party.csv?", "How many came in party.csv?"],
  ["is empty", "could you count the guests in party.csv?", ""],
  ["is the request itself", "How many guests are in party.csv?", "How many guests are in party.csv?"],
])("a sentence that %s doesn't", (_, request, plain) => {
  expect(saysTheSame(plain, request)).toBe(false);
});
