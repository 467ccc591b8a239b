import { expect, test } from "vitest";
import { tallyQuestion, withoutExplained, withoutLimits } from "./tally-question.ts";

const costs = {
  columns: ["what", "who", "eur"],
  rows: [
    ["hut", "Ana", "156"],
    ["petrol", "Bo", "64"],
    ["food", "Ana", "20"],
  ],
};

test.each([
  ["how much did Ana pay for the hut weekend altogether? costs.md", "how much did Ana pay altogether"],
  ["we want to settle up, how much has Ana paid? it's all in costs.md", "how much has Ana paid"],
  ["The treasurer wants to know how much it was, costs.md", "how much it was"],
  ["we want to pay for the petrol, how much is it? costs.md", "we want to pay for the petrol, how much is it"],
  ["per who, how much is it? costs.md", "per who, how much is it"],
])("%s", (request, question) => {
  const asked = tallyQuestion(request, costs, ["Hut weekend"]).question;
  expect(asked.replaceAll(/\s+/gu, " ").replace(/[\s?]+$/u, "")).toBe(question);
});

test("a column of which every value is said is listed, however short they are", () => {
  expect(tallyQuestion("how much has each of us paid? ana and bo, costs.md", costs, []).listed).toBe(1);
  expect(tallyQuestion("how much has ana paid? costs.md", costs, []).listed).toBeNull();
});

test.each([
  [
    "how many eat no meat, so vegetarian and vegan together?",
    ["vegetarian", "vegan"],
    "how many eat  vegetarian and vegan together?",
  ],
  ["how many eat no meat, so vegetarian together?", ["fish"], "how many eat no meat, so vegetarian together?"],
  ["how many eat no meat?", ["meat"], "how many eat no meat?"],
])("what is denied is what is known behind it: %s", (question, known, rest) => {
  expect(withoutExplained(question, known)).toBe(rest);
});

test("limits are said of the rows where these were told apart by them", () => {
  expect(withoutLimits("how often more than 6 km?", ["km more than 6"])).toBe("how often   km?");
  expect(withoutLimits("how often more than 6 km?", ["shoe red"])).toBe("how often more than 6 km?");
});
