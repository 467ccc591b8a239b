import { expect, test } from "vitest";
import { mailsOfSender } from "./mails-of-sender.ts";

const mail = (from: string, body: string) => ({
  text: `From: ${from}\nTo: me@post.example\nSubject: Re: tea\n\n${body}\n`,
});
const mia = mail("mia@post.example", "Green tea for me.");
const later = mail("Mia Holm <mia@post.example>", "Make that black tea.");
const miana = mail("miana.k@post.example", "Mia and I come late.");
const ben = mail("ben@post.example", "I bring Mia along.");
const all = [mia, later, miana, ben];

test.each([
  ["mia mailed me which tea she wants, what was it", [mia, later]],
  ["which tea did Mia write to me that she wants?", [mia, later]],
  ["What did Ben write me about tea?", [ben]],
  ["what does the mail from Miana say", all],
  ["Mia hat mir geschrieben, welchen Tee sie will. Welchen?", [mia, later]],
  ["which tea does Mia want?", all],
  ["what did Olga write me?", all],
])("%s", (question, found) => {
  expect(mailsOfSender(all, question)).toEqual(found);
});

test("a name that two senders have is left open", () => {
  const other = mail("Mia Lund <lund@post.example>", "Coffee.");
  expect(mailsOfSender([mia, other, ben], "mia mailed me what she wants")).toHaveLength(3);
});
