import { expect, test } from "vitest";
import { agreedOffer } from "./agreed-offer.ts";

const chat = `[2024-12-02 18:10] Lena: hi! from january i'd like 15 an hour for the babysitting
[2024-12-02 18:32] Me: hm, would 13.50 be ok?
[2024-12-02 19:05] Lena: let's meet at 14
[2024-12-02 19:07] Me: deal!
[2024-12-20 09:30] Lena: i left my scarf at your place
[2024-12-20 09:31] Me: ok
`;
const german = `Uwe: Für den Zaun nehme ich 450
Ich: geht auch 400?
Uwe: 420, mein letztes Wort
Ich: Abgemacht, bis Montag
`;
const deal = "[2024-12-02 19:05] Lena: let's meet at 14\n[2024-12-02 19:07] Me: deal!";

test.each([
  ["how much an hour did I agree on with Lena for babysitting from january on?", chat, deal],
  ["what did we settle on for the babysitting", chat, deal],
  ["Was hatten wir für den Zaun ausgemacht?", german, "Uwe: 420, mein letztes Wort\nIch: Abgemacht, bis Montag"],
  ["what does Lena want for the babysitting?", chat, ""],
  ["what did we agree on for the piano lessons?", chat, ""],
  ["what did we agree on for the babysitting?", chat.replace("deal!", "no, sorry"), ""],
  ["what did we agree on for the babysitting?", chat.replace("deal!", "ok, but make it 12"), ""],
  ["what did we agree on for the babysitting?", chat.replace("deal!", "ok?"), ""],
])("%s", (question, text, told) => {
  expect(agreedOffer(text, question)).toBe(told);
});
