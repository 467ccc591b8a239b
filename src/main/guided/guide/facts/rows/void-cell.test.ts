import { expect, test } from "vitest";
import { saysMoved, saysVoid } from "./void-cell.ts";

test.each([
  "cancelled",
  "CANCELLED: training",
  "Rehearsal (cancelled)",
  "Lesson - called off",
  "Probe (fällt aus)",
  "Kurs – abgesagt am 3.5.",
  "練習(中止)",
  "練習【中止】",
  "Invoice 12 (duplicate)",
  "Rechnung 12 - doppelt",
  "void",
  "doppelt gebucht",
])("%s didn't take place", (cell) => {
  expect(saysVoid(cell)).toBe(true);
});

test.each([
  "Rehearsal",
  "Talk about cancelled trains",
  "not cancelled",
  "Probe (Aula)",
  "練習(体育館)",
  "well-deleted",
  "Essen - doppelt Käse",
  "Bett - doppelt breit",
  "doppelt breites Bett",
  "Duplicate key for the shed",
  "Train (cancelled last time, on again)",
  "Kurs (abgesagt, findet doch statt)",
  "Rehearsal - moved to April",
])("%s did", (cell) => {
  expect(saysVoid(cell)).toBe(false);
});

test.each(["Rehearsal - moved to April", "Probe (verschoben)", "Walk (postponed to June)", "練習(延期)"])(
  "%s is at another time",
  (cell) => expect(saysMoved(cell)).toBe(true),
);

test.each(["Talk about moved stones", "Rehearsal (in the hall)", "練習(体育館)"])("%s isn't", (cell) => {
  expect(saysMoved(cell)).toBe(false);
});
