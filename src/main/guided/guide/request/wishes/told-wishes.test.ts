import { expect, test } from "vitest";
import { leaveOutPart, mayBeSeveral, numbersIn, toldWishes, withoutKept } from "./told-wishes.ts";

const request = "in rent.csv flat 3 pays 540 now instead of 520, and Ms Orr moved out";
const there = new Set(["3", "520"]);

test("what was told is wanted, each once, without what only says that something stays or is to be looked after", () => {
  const told = [
    'Set the rent of "flat 3" to "540"',
    'Remove "Ms Orr"',
    'Remove "Ms Orr"',
    "Keep the deposit",
    'Update "rent.csv" to reflect the new rent',
  ];
  expect(toldWishes(request, told, there)).toEqual(['Set the rent of "flat 3" to "540"', 'Remove "Ms Orr"']);
});

test("what stands there now isn't taken over where it was guessed", () => {
  expect(toldWishes(request, ['Change the rent of "flat 3" from "500" to "540"'], there)).toEqual([
    'Change the rent of "flat 3" to "540"',
  ]);
});

test.each([
  ["a number is made up", ['Set the rent of "flat 3" to "545"']],
  ["a text is made up that is to stand there", ['Set "flat 3" to "540"', 'Add "deposit paid"']],
  ["a number that stands nowhere yet is lost", ['Remove "Ms Orr" of "flat 3"']],
  ["something is to become what it is", ['Replace "540" by "540"']],
  ["nothing is wanted", ["Keep 540 for flat 3"]],
])("nothing is sure where %s", (_, told) => {
  expect(toldWishes(request, told, there)).toBeNull();
});

test.each([
  ["tea is 2.80 now (coffee stays). not the old list", "tea is 2.80 now", "coffee stays). not the old list"],
  ["Pilates ist um 18:30, aber nicht am Freitag", "Pilates ist um 18:30,", "aber nicht am Freitag"],
  ["門の時間はそのままで、担当を森に変えて", "担当を森に変えて", "門の時間はそのままで、"],
  ["Fest am 19. Juli, nicht 12. Juli. sonst nichts ändern", "Fest am 19. Juli, nicht 12. Juli.", "sonst nichts ändern"],
  ["checkout is at 10:00 now. Bins still go out Sunday.", "checkout is at 10:00 now.", "Bins still go out Sunday."],
  ["flat 7 is Mrs Toll's. Flat 5 is right.", "flat 7 is Mrs Toll's.", "Flat 5 is right."],
  ["In Zimmer 7 wohnt Frau Adler. Zimmer 8 stimmt.", "In Zimmer 7 wohnt Frau Adler.", "Zimmer 8 stimmt."],
  ["本(Books)を並べ替えて。論文(Articles)はそのままで", "本(Books)を並べ替えて。", "論文(Articles)はそのままで"],
  [
    "give the bath 21.5 degrees. there's a guest bath as well and I don't mean that one",
    "give the bath 21.5 degrees.",
    "",
  ],
  ["we still need milk. eggs are out", "we still need milk. eggs are out", ""],
  ["that is right now 5, make it 6", "that is right now 5, make it 6", ""],
  ["please leave it", "please leave it", ""],
])("of '%s' what is to stay is apart", (whole, wanted, kept) => {
  const parts = withoutKept(whole);
  expect({ ...parts, wanted: parts.wanted.replace(/ \($/, "") }).toEqual({ wanted, kept });
});

test("a request may want several things where something goes on in it", () => {
  const requests = ["tea is 2.80, coffee 3.10", "tea up to 2.80 please", "Set tea to 2.80. And drop coffee"];
  expect(requests.map(mayBeSeveral)).toEqual([true, false, true]);
});

test.each([
  ["卵は購入済み、リストから外して。あとスーパーに牛乳追加。", ['Remove "卵"']],
  ["take Nina off the list, and add Ben Ode to the helpers", ['Remove "Nina"']],
  ["Herr Adler hat Zimmer 12. Und streich bitte Frau Kern aus der Liste", ['Set "Herr Adler" to "Zimmer 12"']],
])("half of '%s' isn't all of it", (whole, wishes) => {
  expect(leaveOutPart(whole, wishes)).toBe(true);
});

test.each([
  ["卵は購入済み、リストから外して。あとスーパーに牛乳追加。", ['Remove "卵"', 'Add "牛乳" under "スーパー"']],
  ["the cake is sold out, please remove it from menu.md", ['Remove "cake"']],
  ["Nina has left. could you delete her line in members.csv?", ['Remove "Nina"']],
  ["もう卵は買ったので、リストから消してください", ['Remove "卵"']],
  ["dish soap is missing. add it to household.txt", ['Add "dish soap"']],
])("all of '%s' is told", (whole, wishes) => {
  expect(leaveOutPart(whole, wishes)).toBe(false);
});

test("numbers are told apart by blanks, not by points", () => {
  expect(numbersIn("0555 201, at 19:30 for 2.80")).toEqual(["0555", "201", "19:30", "2.80"]);
});

test("for how many something is to be is a wish", () => {
  const told = ['Change the recipe to serve "8"'];
  expect(toldWishes("there will be 8 of us, change the recipe", told, new Set())).toEqual(told);
});

test("what becomes itself is left out beside what was told rightly, and nothing is told by it alone", () => {
  const request = "the price of tea goes from 2 to 3, please";
  const itself = 'Change "3" to "3"';
  expect(toldWishes(request, ['Set "tea" to "3"', itself], new Set(["2"]))).toEqual(['Set "tea" to "3"']);
  expect(toldWishes(request, [itself], new Set(["2"]))).toBeNull();
  // its number is nowhere else: then a part of the request may be lost with it
  expect(toldWishes(request, ['Set "tea" to "2"', itself], new Set(["2"]))).toBeNull();
});
