import { expect, test } from "vitest";
import { answerLanguage } from "./answer-language.ts";

test.each([
  ["Wie viel Uhr ist es in Lima?", "Antworte auf Deutsch."],
  ["Was wurde beim letzten Commit geändert?", "Antworte auf Deutsch."],
  ["Füge bitte Äpfel hinzu", "Antworte auf Deutsch."],
  ["予定は何時？", "Answer in Japanese."],
  ["What is the name of the die?", ""],
  ["put the umlaut ä into list.md", ""],
  ["", ""],
])("%s", (request, reminder) => {
  expect(answerLanguage(request)).toBe(reminder);
});
