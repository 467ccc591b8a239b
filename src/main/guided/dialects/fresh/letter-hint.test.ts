import { expect, test } from "vitest";
import { letterHint } from "./letter-hint.ts";

test("a letter has the dates and amounts that are said", () => {
  const request =
    "a letter to our landlady as letter.txt: the radiator has been cold since 3 November, we want it repaired by 17 November at 12:00, or we pay 50 euros less";
  expect(letterHint("letter.txt", request)).toBe(
    " It says: 3 November, 17 November, 12:00, 50 euros. It is short, and says only what is asked for and what the files say.",
  );
});

test.each([
  ["notes.md", "write all tasks due by 17 November into notes.md"],
  ["mail.py", "a script mail.py that sends a mail on 17 November"],
])("other files are told nothing: %s", (path, request) => {
  expect(letterHint(path, request)).toBe("");
});
