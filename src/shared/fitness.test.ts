import { describe, expect, test } from "vitest";
import { someFitness } from "../../test/support/some-fitness.ts";
import { fitnessSchema, fitnessWords } from "./fitness.ts";

describe("what a person is told of a model", () => {
  test("what it does well and what it doesn't, how it is asked, and how fast it is", () => {
    expect(fitnessWords(someFitness())).toBe(
      "Does single steps well (6 of 6), edits well (3 of 3), plans poorly (0 of 2). " +
        "Hearth leads it through each step. It reads 51 and writes 13 tokens a second here.",
    );
  });

  test("a model that acts by itself, and thinks", () => {
    const guided = { steps: { passed: 5, of: 6 }, edits: { passed: 2, of: 3 }, plans: { passed: 1, of: 2 } };
    expect(fitnessWords(someFitness({ dialect: "native", thinks: true, guided, writePerSecond: 3.14 }))).toBe(
      "Does single steps well (5 of 6), edits fairly well (2 of 3), plans fairly well (1 of 2). " +
        "It calls tools by itself, and it thinks first. It reads 51 and writes 3.1 tokens a second here.",
    );
  });

  test("a model that only talks", () => {
    const none = { passed: 0, of: 0 };
    const guided = { steps: { passed: 1, of: 5 }, edits: none, plans: none };
    const words = fitnessWords(someFitness({ tier: "talk", guided, readPerSecond: 0, writePerSecond: 0 }));
    expect(words).toBe("For talking only: it got 1 of 5 single steps right.");
  });
});

test("what is stored is read again as it was", () => {
  const fitness = someFitness();
  expect(fitnessSchema.parse(JSON.parse(JSON.stringify(fitness)))).toEqual(fitness);
});
