import { expect, test } from "vitest";
import { tableFacts } from "./data-facts.ts";

const statement = {
  columns: ["date", "text", "amount"],
  rows: [
    ["2025-03-01", "salary", "2400"],
    ["2025-03-03", "rent", "-800"],
    ["2025-04-01", "salary", "2400"],
    ["2025-04-02", "rent", "-800"],
  ],
};

test("of what comes in and goes out in one column nobody earned the sum, and it is told with either", () => {
  const facts = tableFacts(statement, "how much did I earn in March altogether?");
  expect(facts).toContain("amount sum 1600 (2400 and -800)");
  expect(facts).not.toContain("What is asked for");
  expect(tableFacts(statement, "what does amount add up to in March altogether?")).toContain("What is asked for: 1600");
});
