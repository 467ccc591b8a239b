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
  [
    "desktop is a mess. all screenshots into a folder called shots, but login.png has to stay as I'm using it",
    "Move all screenshots into a folder shots, but login.png stays.",
  ],
  [
    "recipes with fish go in a folder Fish, those with meat in a folder Meat, the rest may stay where it is",
    "Move recipes with fish into a folder Fish, recipes with meat into a folder Meat, and the rest may stay where it is.",
  ],
  [
    "average score of year 9 in quiz.csv, leave the absent ones out",
    "What is the average score of year 9 in quiz.csv, excluding the absent ones?",
  ],
  [
    "What did we spend per month on cat food? costs.csv. Treats aren't food, so ignore these",
    "What did we spend per month on cat food in costs.csv, without treats?",
  ],
  ["Can the empty folders please go? But keep 'inbox'.", "Delete the empty folders, but keep 'inbox'."],
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
  ["deletes what is to be placed", "the old drafts can go into Archive", "Delete the old drafts."],
  ["moves what is to be copied", "a copy of the flyers into print please", "Move the flyers into print."],
  [
    "has lost one of two exceptions",
    "count the guests without children, and not those from Ulm, party.csv",
    "How many guests are in party.csv, without children?",
  ],
  [
    "has lost that it is a table",
    "the prices of menu.md as menu.html, as a table",
    "Make menu.html with the prices of menu.md.",
  ],
  ["is empty", "could you count the guests in party.csv?", ""],
  ["is the request itself", "How many guests are in party.csv?", "How many guests are in party.csv?"],
])("a sentence that %s doesn't", (_, request, plain) => {
  expect(saysTheSame(plain, request)).toBe(false);
});
