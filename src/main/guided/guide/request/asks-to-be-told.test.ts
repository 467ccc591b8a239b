import { describe, expect, test } from "vitest";
import { asksToBeTold } from "./asks-to-be-told.ts";

describe("what is politely asked to be told", () => {
  test.each([
    "Can you look up which queue is set in worker.toml?",
    "could you check who has the trailer",
    "Would you remind me when the lease is due?",
    "can you list the members who have not paid?",
    "Could you work out how much we spent on tea?",
    "can you look in the minutes and tell me who writes the letter",
    "Kannst du nachsehen, wann der Müll abgeholt wird?",
    "Könntest du mal schauen, wer am 3. Mai Dienst hat?",
    "Kannst du mir bitte die Adresse vom Zahnarzt geben?",
  ])("%s", (request) => {
    expect(asksToBeTold(request)).toBe(true);
  });

  test.each([
    "can you check the totals and fix them",
    "can you check off the gate",
    "can you list the unpaid ones in a new file open.txt",
    "can you find and replace Mo by Bo",
    "could you look over the letter and correct the typos",
    "can you give plot 4 to Lena",
    "Sort the list. Can you tell me how long it is then?",
    "can you find the duplicates, then take them out",
    "Kannst du nachsehen, wo 2023 steht, und es ändern?",
    "Kannst du die Nummer raussuchen und in die Liste eintragen?",
    "what can you do",
  ])("isn't all of: %s", (request) => {
    expect(asksToBeTold(request)).toBe(false);
  });
});
