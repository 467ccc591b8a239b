import { expect, test } from "vitest";
import { withoutQuotedReplies } from "./quoted-replies.ts";

const mail =
  "From: Ingrid\nSubject: Re: summer visit\n\nI'm coming a day later, on Friday the 20th.\n\nHugs\n\nOn Sat, 31 May 2025, Jo wrote:\n> Then we'll stand on the pier on Thursday.\n> Peer takes the afternoon off.\n";
const own = mail.slice(0, mail.indexOf("\n\nOn Sat")) + "\n";

test("what a mail quotes of earlier ones was so before", () => {
  expect(withoutQuotedReplies(mail, "which day does Ingrid come?")).toBe(own);
});

test.each([
  ["Ingrid wrote back, which day does she come now?", mail],
  ["Ingrid wrote again: when does she come?", mail],
  ["who of them wrote?", mail.replace("> Peer takes", "> On Fri, 30 May 2025, Ingrid wrote:\n>> Peer takes")],
])("that some word stands only in what is quoted, or above it, makes no difference: %s", (question, text) => {
  expect(withoutQuotedReplies(text, question)).toBe(own);
});

test.each([
  ["the question is about it", mail, "who takes the afternoon off?"],
  ["it asks what was so before", mail, "when did she want to come originally?"],
  ["nothing else is in it", "> one\n> two\n\nhi\n", "what is one?"],
  [
    "it is no mail",
    "# Office\n\nThe office is in Park Street.\n\nOpening hours: see below.\n\n> Opening hours of the office: 9 to 5\n",
    "what are the opening hours of the office?",
  ],
  ["nothing is quoted", own, "which day does Ingrid come?"],
])("all of it is told where %s", (_, text, question) => {
  expect(withoutQuotedReplies(text, question)).toBe(text);
});
