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
])("a paper that is called off isn't asked: %s", (text, question) => {
  expect(papersThatHold([{ text }, other], question)).toEqual([other]);
});

test.each([
  ["Hotel Post\nCheck-in 14:00\nCANCELLED\n", "when was check-in of the cancelled booking?"],
  ["Hotel Post\nCheck-in 14:00\nMay be cancelled until 2 September.\n", "when is check-in?"],
  ["Minutes\n- the trip to the lake was cancelled\n- fee 12\n", "how high is the fee?"],
  ["Regeln\nWer storniert, zahlt 10 Euro.\n", "was zahlt man?"],
  ["キャンセルは前日まで\nチェックイン 14:00\n", "チェックインは何時から?"],
])("one that isn't, or is asked about, stays: %s", (text, question) => {
  expect(papersThatHold([{ text }, other], question)).toHaveLength(2);
});

test("where all are called off, all stay", () => {
  const file = { text: "Hotel Post\nCancelled\n" };
  expect(papersThatHold([file], "when is check-in?")).toEqual([file]);
});
