import { expect, test } from "vitest";
import { papersThatHold } from "./papers-that-hold.ts";

const other = { text: "Inn by the lake\nCheck-in 15:00\n" };

test.each([
  ["Hotel Post\nCheck-in 14:00\n\nCANCELLED\n", "when is check-in?"],
  ["Hotel Post\nCheck-in 14:00\n\n* This booking was cancelled on 2 September.\n", "when is check-in?"],
  ["Status: cancelled\nTickets for row 4\n", "which row do we sit in?"],
  ["Hotel Post\nAnreise ab 14 Uhr\n(storniert am 2.9.)\n", "Ab wann können wir anreisen?"],
  ["Der Vertrag wurde zum 1.3. gekündigt.\nBeitrag 12 Euro\n", "wie hoch ist der Beitrag?"],
  ["ホテル浅野川\nチェックイン 14:00から\n\n※9月2日にキャンセル済み\n", "チェックインは何時から?"],
  ["Flight 22\nSeat 14C\n*** CANCELLED on 2 July, money paid back ***\n", "which seat do I have?"],
  ["Flight 22\nSeat 14C\nSTATUS: CANCELLED (refunded)\n", "which seat do I have?"],
  ["Lease\nRent 850\nThis contract is no longer valid, see the new one.\n", "how high is the rent?"],
  ["Price list\nTea 4\nReplaced by the list of May\n", "how much is tea?"],
  ["Hotel Post\nZimmer 12\n-- STORNIERT am 2.5.2031, Geld kommt zurück --\n", "welches Zimmer haben wir?"],
  ["説明会\n14:00から\n※この回は中止になりました\n", "説明会は何時から?"],
])("a paper that is called off isn't asked: %s", (text, question) => {
  expect(papersThatHold([{ text }, other], question)).toEqual([other]);
});

test.each([
  ["Hotel Post\nCheck-in 14:00\nCANCELLED\n", "when was check-in of the cancelled booking?"],
  ["Hotel Post\nCheck-in 14:00\nMay be cancelled until 2 September.\n", "when is check-in?"],
  ["Minutes\n- the trip to the lake was cancelled\n- fee 12\n", "how high is the fee?"],
  ["Regeln\nWer storniert, zahlt 10 Euro.\n", "was zahlt man?"],
  ["Shop\nOpen at 9\nCancelled orders are paid back.\n", "when do they open?"],
  ["Lease\nRent 850\nno longer valid\n", "is the lease valid?"],
  ["Minutes\nThe roof was replaced by Smith & Sons in May.\nfee 12\n", "how high is the fee?"],
  ["キャンセルは前日まで\nチェックイン 14:00\n", "チェックインは何時から?"],
])("one that isn't, or is asked about, stays: %s", (text, question) => {
  expect(papersThatHold([{ text }, other], question)).toHaveLength(2);
});

test("where all are called off, all stay", () => {
  const file = { text: "Hotel Post\nCancelled\n" };
  expect(papersThatHold([file], "when is check-in?")).toEqual([file]);
});
