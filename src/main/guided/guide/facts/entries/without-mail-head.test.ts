import { expect, test } from "vitest";
import { withoutMailHead } from "./without-mail-head.ts";

const body = "Hello,\nI'm coming on Thursday at 8.\nRolf\n";
const mail = `From: Rolf <rolf@plumbing.example>\nSubject: Tap\n\n${body}`;

test.each(["when does Rolf come?", "The plumber wrote again. What day is he coming?", "was kostet es bei Rolf?"])(
  "nobody asks for the head of a mail with: %s",
  (question) => {
    expect(withoutMailHead(mail, question)).toBe(body);
  },
);

test.each(["who wrote to me?", "what's Rolf's e-mail address?", "when did Rolf write?", "wer hat geschrieben?"])(
  "all of it is told for: %s",
  (question) => {
    expect(withoutMailHead(mail, question)).toBe(mail);
  },
);

test.each(["Note: buy tea\nDate: Friday\n\nmilk\n", "From: here\n\nto there\n"])(
  "a text of another kind stays as it is",
  (text) => {
    expect(withoutMailHead(text, "when?")).toBe(text);
  },
);
