import { expect, test } from "vitest";
import { numberOfCard } from "./number-of-card.ts";

const columns = ["name", "phone", "mobile", "work phone", "home phone", "fax"];
const rows = [
  ["Tina Amsel", "0555 226; 0555 118", "0555 118", "0555 226", "", ""],
  ["Dr. Jonas Amsel", "0555 913; 0555 049; 0555 042", "0555 913", "0555 042", "", "0555 049"],
  ["Dr. Della Ambrose", "0555 420", "", "0555 420", "", ""],
  ["Mia Roth", "0555 1; 0555 2", "", "0555 1; 0555 2", "", ""],
];

test.each([
  ["Which number do I ring to get Dr Amsel at his practice?", "0555 042", "work phone"],
  ["what's Tina's mobile number", "0555 118", "mobile"],
  ["Welche Nummer hat Tina Amsel im Büro?", "0555 226", "work phone"],
  ["Dr. Amselの職場の電話番号は？", null, ""],
  ["I have to send Jonas Amsel a fax, what's the number?", "0555 049", "fax"],
  ["what number does Dr Ambrose have?", "0555 420", "phone"],
  ["what number does Amsel have at work?", null, ""],
  ["what number does Tina Lund have at work?", null, ""],
  ["what number does Tina have at home?", null, ""],
  ["what's Mia's number at work?", null, ""],
  ["what number do Tina and Jonas have at work?", null, ""],
  ["where does Tina work?", null, ""],
])("%s", (question, value, column) => {
  const found = numberOfCard({ columns, rows }, question);
  expect(found?.value ?? null).toBe(value);
  if (value !== null) expect(found?.column).toBe(column);
});
