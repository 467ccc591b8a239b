import { expect, test } from "vitest";
import { saidFollowUp } from "./said-follow-up.ts";

test.each([
  ["Who cooks on Friday, and what's their phone number please?", "Who cooks on Friday", "phone number"],
  ["hi! which plumber is on duty on 3 May and what is his mobile?", "which plumber is on duty on 3 May", "mobile"],
  ["who drives on monday and tell me their email", "who drives on monday", "email"],
  ["Wer kocht am Freitag, und wie ist seine Nummer?", "Wer kocht am Freitag", "Nummer"],
  ["wer hat am 3. Mai Dienst und was ist ihre Durchwahl bitte?", "wer hat am 3. Mai Dienst", "Durchwahl"],
  ["金曜の当番は誰で、その人の電話番号は何番ですか?", "金曜の当番は誰", "電話番号"],
])("%s", (request, first, next) => {
  expect(saidFollowUp(request)).toEqual({ first, next });
});

test.each([
  "Who cooks on Friday and who on Saturday?",
  "What's Ida's phone number and what's the address of the hall?",
  "Who cooks on Friday, and what's their phone number? And what do they cook?",
  "Who cooks on Friday?",
  "what's their phone number?",
  "Who cooks on Friday and what do they need?",
])("no second question is about the first answer: %s", (request) => {
  expect(saidFollowUp(request)).toBeNull();
});
