import { expect, test } from "vitest";
import { askedParts } from "./asked-parts.ts";

test.each([
  ["which day and what time do we have to pick up Ingrid?", "which day", "what time do we have to pick up"],
  ["which day and from when to when is our water off? notice.txt", "which day", "from when to when is our water off"],
  ["wie heiß und wie lange muss der Kuchen in den Ofen?", "wie heiß", "wie lange muss der Kuchen in den Ofen"],
])("a question may ask for two things: %s", (question, one, two) => {
  expect(askedParts(question)).toEqual([one, two]);
});

test.each(["which day is the party?", "who brings cups and plates?", "when is it, and how long, and where?"])(
  "or for one, or more: %s",
  (question) => {
    expect(askedParts(question)).toBeNull();
  },
);
