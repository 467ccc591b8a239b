import { expect, test } from "vitest";
import { listCalls } from "./list-of-items.ts";

async function written(request: string): Promise<unknown> {
  const [call] = await listCalls(request, [{ path: "old.txt", size: 9 }]);
  return call?.input["content"];
}

test.each([
  "make pack.txt with one thing per line: tent, 3 pegs, gas cooker, torch",
  "tent, 3 pegs, gas cooker, torch - that's what we have to take. can i have this as a file called pack.txt? every item on its own line",
  "We need tent, 3 pegs, gas cooker and torch. Could I get that as pack.txt, each thing on a line of its own?",
  "would be nice to have a pack.txt with tent, 3 pegs, gas cooker, torch in it, one per line",
  "For Friday: tent, 3 pegs, gas cooker, torch. May I ask for a file pack.txt with these, line by line?",
  "Schreib mir eine pack.txt, jede Sache in einer eigenen Zeile: tent, 3 pegs, gas cooker und torch",
  "Could you write tent, 3 pegs, gas cooker, torch into a file called pack.txt, every item on a separate line?",
  "For the trip I need a pack.txt. What belongs in it, a line for each item: tent, 3 pegs, gas cooker, torch.",
  "Leg mir mal eine pack.txt an, darin untereinander (ein Eintrag pro Zeile, auf Englisch lassen): tent, 3 pegs, gas cooker, torch",
  "pack.txtというファイルに、tent, 3 pegs, gas cooker, torch を1行に1つずつ入れたものが欲しいです。",
])("things one by one: %s", async (request) => {
  expect(await written(request)).toBe("tent\n3 pegs\ngas cooker\ntorch\n");
});

test.each([
  ["pack.md with the heading Camping, then as open checkboxes: tent / 3 pegs / gas cooker", "# Camping\n\n"],
  ["tent, 3 pegs and gas cooker: can i get that as pack.md, a checkbox for each", ""],
])("boxes to be ticked: %s", async (request, head) => {
  expect(await written(request)).toBe(`${head}- [ ] tent\n- [ ] 3 pegs\n- [ ] gas cooker\n`);
});

test.each([
  "make pack.md with checkboxes, the tent ticked: tent, 3 pegs, gas cooker",
  "make pack.txt: tent, 3 pegs, gas cooker, torch",
  "make pack.txt with one thing per line, sorted: tent, 3 pegs, gas cooker, torch",
  "make pack.txt, one thing per line: tent, 3 pegs, gas cooker, torch. We have a torch already, skip that",
  "make pack.txt with one thing per line: tent, what Ida said, torch",
  "make pack.txt with one thing per line from old.txt and: tent, 3 pegs, torch",
  "one per line in pack.txt: tent, pegs, torch. and in the car: map, water, keys",
  "pack.txt, one per line: tent and torch",
  "Could you write tent, 3 pegs, gas cooker, torch into old.txt, every item on a separate line?",
  "Leg eine pack.txt an, ein Eintrag pro Zeile, auf Englisch: Zelt, 3 Heringe, Kocher",
])("is left to the model: %s", async (request) => {
  expect(await written(request)).toBeUndefined();
});
