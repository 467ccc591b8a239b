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
  ["# Hotel Post\n\nCANCELLED\n\nArrival 3 May\n\nDeparture 5 May\n", "when do we arrive?"],
  ["Hotel Post\nStatus: cancelled\nCheck-in 14:00\n", "when is check-in?"],
  ["Hotel Post\nCANCELLED\n\nCheck-in 14:00\n", "when is check-in?"],
  ["# Das Sommerfest\n\nDas Sommerfest ist abgesagt.\n\nBeginn 15 Uhr\n", "wann beginnt das Fest?"],
  ["Hotel Post\nArrival 3 May\nDeparture 5 May\n\nCancelled by phone\n", "when do we arrive?"],
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
  ["# Minutes of the board\n\nThe picnic was cancelled.\n\nMeier builds the fence.\n", "who builds the fence?"],
  ["# Protokoll\n\nDas Sommerfest ist abgesagt.\n\nDen Zaun baut Meier.\n", "Wer baut den Zaun?"],
  ["# Fest und Zaun\n\nDen Zaun baut Meier.\n\nDie Probe wurde abgesagt.\n", "Wer baut den Zaun?"],
  ["Pump\n2031-05-01 Serviced\nReplaced by a new one in 2030\nNext service: 2032-05-01\n", "when is the next service?"],
  ["Pump\nfee 12\nReplaced by Smith in May\n", "how high is the fee?"],
  ["遠足 5/10\n中止\n\n練習 5月3日 体育館\n", "練習はいつ?"],
  ["遠足\n※中止\n\n練習 5月3日 体育館\n", "練習はいつ?"],
  ["Picnic\nCancelled\nWalk 5 May\n", "when is the walk?"],
  ["練習 5月3日 体育館\n\n遠足 5月10日\n中止\n", "練習はいつ?"],
  ["Hotel Post\nCheck-in 14:00\nCancelled by 5 May: full refund\n", "when is check-in?"],
  ["Hotel Post\nCheck-in 14:00\n\nCancelled 3 days before, half the price\n", "when is check-in?"],
  ["# Tasks\n\n- Withdrawn\n- fee 12\n", "how high is the fee?"],
  ["# Plan\n## Walk\nat 9\n\n## Picnic\nThis event was cancelled.\n", "when is the walk?"],
  ["キャンセルは前日まで\nチェックイン 14:00\n", "チェックインは何時から?"],
])("one that isn't, or is asked about, stays: %s", (text, question) => {
  expect(papersThatHold([{ text }, other], question)).toHaveLength(2);
});

test("what a file is called is what it is about", () => {
  const file = { path: "summer-party.md", text: "# Dear all\n\nThe party is cancelled.\n\nIt was to begin at 3\n" };
  const minutes = { ...file, path: "minutes of the party.md" };
  expect(papersThatHold([file, other], "when does it begin?")).toEqual([other]);
  expect(papersThatHold([minutes, other], "when does it begin?")).toHaveLength(2);
});

test("where all are called off, all stay", () => {
  const file = { text: "Hotel Post\nCancelled\n" };
  expect(papersThatHold([file], "when is check-in?")).toEqual([file]);
});
