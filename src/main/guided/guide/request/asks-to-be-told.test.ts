import { describe, expect, test } from "vitest";
import { asksToBeTold } from "./asks-to-be-told.ts";

describe("what is politely asked to be told", () => {
  test.each([
    "Can you look up which queue is set in worker.toml?",
    "could you check who has the trailer",
    "I'm trying to set up a budget. Would you please look into spent.csv and tell me the amount that went on tea?",
    "Could you please go through bills.json, where I keep all of them, and work out the total that is due?",
    "Would you remind me when the lease is due?",
    "can you list the members who have not paid?",
    "Could you work out how much we spent on tea?",
    "can you look in the minutes and tell me who writes the letter",
    "can you tell me what stands at the end of plan.md?",
    "could you give me Bo's address?",
    "can you summarise the minutes for me?",
    "Kannst du nachsehen, wann der Müll abgeholt wird?",
    "Könntest du mal schauen, wer am 3. Mai Dienst hat?",
    "Kannst du mir bitte die Adresse vom Zahnarzt geben?",
    "Someone moved the meeting. I'd like to know who it was.",
    "I wonder whose turn it is on Friday, see turns.md",
    "I can't remember who has the key, it's in keys.md",
    "Ich wüsste gern, wer den Schlüssel hat",
    "I can't find the letter of the bank any more. It's the account's number that matters.",
    "For the report I'm missing the temperature that was measured on day 7, it's in my notes.",
    "Ich finde das Schreiben nicht mehr, in dem unsere Kundennummer steht. Nur um die geht es mir.",
    "鍵を変更したのは誰か知りたいです",
  ])("%s", (request) => {
    expect(asksToBeTold(request)).toBe(true);
  });

  test.each([
    "can you check the totals and fix them",
    "I'd like to know who has the key, and put it in keys.md please",
    "I can't remember who has the key, it should be Lena in keys.md",
    "I wonder whether plot 4 is Lena's. Change it to Bo.",
    "can you check off the gate",
    "I can't find the bill of May. Add a line for it in bills.md.",
    "Wir finden das Wort nicht schön, ersetz es durch ein anderes",
    "could you go through list.md and correct the typos",
    "would you look into list.md and put Ola right",
    "can you list the unpaid ones in a new file open.txt",
    "can you find and replace Mo by Bo",
    "could you look over the letter and correct the typos",
    "can you give plot 4 to Lena",
    "Sort the list. Can you tell me how long it is then?",
    "can you find the duplicates, then take them out",
    "Kannst du nachsehen, wo 2023 steht, und es ändern?",
    "Kannst du die Nummer raussuchen und in die Liste eintragen?",
    "what can you do",
    "can you list Ola under the helpers?",
    "can you count Ola as a member",
    "can you name the photos by date",
    "can you check the milk as bought",
    "can you confirm Bo for Friday",
    "can you give us one more row in the table",
    "can you give me a file with all the names",
    "can you describe each function with a comment",
    "could you say in the notice that dogs are welcome?",
    "can you summarize notes.md to summary.md",
    "can you see to it that Ola gets plot 4",
    "can you find out why the test fails and get it to work",
    "Could you tell me who has plot 4? It should go to Lena.",
    "Could you tell me who has plot 4? And give it to Lena.",
    "can you look at plan.md? the date should be 5 May",
    "Kannst du die Tabelle prüfen und berichtigen?",
    "Kannst du im Brief erklären, dass wir zu haben?",
    "Kannst du mir die Schicht am Freitag geben?",
    "Könntest du mal schauen, dass die Liste stimmt? Ola fehlt",
  ])("isn't all of: %s", (request) => {
    expect(asksToBeTold(request)).toBe(false);
  });
});
