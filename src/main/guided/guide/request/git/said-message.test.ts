import { expect, test } from "vitest";
import { messageSaid } from "./said-message.ts";

test.each([
  "commit a.md as 'New tunes'",
  'commit "a.md", the message is "New tunes"',
  "Commit message: New tunes",
  "the commit for that should have the message New tunes",
  "a.mdを「New tunes」というメッセージでコミットして",
  "a.mdを元に戻して、New tunes というメッセージでコミットして",
  "take a.md out of it, commit this as: New tunes",
  "commit everything as New tunes",
  "committe alles als: New tunes",
  "Could you please commit a.md with the message New tunes?",
  "committe das mit der Nachricht „New tunes“",
])("%s", (request) => {
  expect(messageSaid(request, ["a.md"])).toBe("New tunes");
});

test.each([
  "commit a.md",
  "commit a.md as 'One' or 'Two'",
  "commit it with a message that fits",
  "commit it as soon as you can",
  "commit all as one",
])("none, or several: %s", (request) => {
  expect(messageSaid(request, ["a.md"])).toBeNull();
});
