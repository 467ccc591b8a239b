import { expect, test } from "vitest";
import { saysVoid } from "./void-cell.ts";

test.each([
  "cancelled",
  "CANCELLED: training",
  "Rehearsal (cancelled)",
  "Lesson - called off",
  "Probe (fällt aus)",
  "Kurs – abgesagt am 3.5.",
  "練習(中止)",
  "練習【中止】",
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
])("%s did", (cell) => {
  expect(saysVoid(cell)).toBe(false);
});
