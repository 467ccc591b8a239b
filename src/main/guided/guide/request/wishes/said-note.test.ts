import { expect, test } from "vitest";
import { saidNote } from "./said-note.ts";

test.each([
  ["remember that my sister's name is Ada", "my sister's name is Ada"],
  ["Please remember: I like tea with milk.", "I like tea with milk."],
  ["Don't forget that I drink my coffee without milk.", "I drink my coffee without milk."],
  ["Can you note that Dr.Weber is my doctor", "Dr.Weber is my doctor"],
  ["Merk dir, dass ich keinen Käse mag", "ich keinen Käse mag"],
])("%j says what is to be kept", (request, note) => {
  expect(saidNote(request)).toBe(note);
});

test.each([
  "read plan.md and remember the date",
  "remember the deadline in plan.md",
  "Remember that I like tea. Then make a list of shops.",
  "remember this",
  "What do you remember?",
])("%j doesn't, or asks for more", (request) => {
  expect(saidNote(request)).toBeNull();
});
