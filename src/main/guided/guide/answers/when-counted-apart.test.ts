import { expect, test } from "vitest";
import { viewedTurn } from "../../../../../test/support/viewed-turn.ts";
import { answerWhenCountedApart } from "./when-counted-apart.ts";

const note = "Counted: one by one, of 14 rows: 5 with diet vegetarian; 3 with diet vegan.";

function answered(request: string, ...notes: readonly string[]): string | null {
  return answerWhenCountedApart(
    viewedTurn(
      request,
      notes.map((each, at) => [`guests${at || ""}.yaml`, each]),
    ),
  );
}

test.each([
  [
    "how many guests are vegetarian and how many are vegan?",
    "Of the 14 rows in guests.yaml:\n- diet vegetarian: 5\n- diet vegan: 3",
  ],
  [
    "Wie viele Gäste sind vegetarian und wie viele vegan?",
    "Von den 14 Zeilen in guests.yaml:\n- diet vegetarian: 5\n- diet vegan: 3",
  ],
  ["vegetarianは何人、veganは何人ですか", "guests.yamlの14行のうち:\n- diet vegetarian: 5\n- diet vegan: 3"],
])("%s", (request, answer) => {
  expect(answered(request, note)).toBe(answer);
});

test("what isn't counted is told", () => {
  const left = `${note}\nNot counted: 1 that was cancelled or didn't take place.`;
  expect(answered("how many are vegetarian and how many are vegan?", left)).toContain("aren't counted");
});

test.each([
  ["more is asked", "how many are vegetarian and how many vegan, and which is that in percent?", [note]],
  ["other rows are meant", "how many are vegetarian and how many vegan at the round table?", [note]],
  ["two files tell it", "how many are vegetarian and how many vegan?", [note, note]],
  ["nothing was counted", "how many are vegetarian and how many vegan?", [""]],
])("it is left to the model where %s", (_, request, notes) => {
  expect(answered(request, ...notes)).toBeNull();
});
