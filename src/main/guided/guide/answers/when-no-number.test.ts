import { expect, test } from "vitest";
import { turnWith } from "../../../../../test/support/turn-with.ts";
import { viewOf } from "../../../../../test/support/view-of.ts";
import { answerWhenNoNumber } from "./when-no-number.ts";

const view = viewOf({
  "cost.js": 'for (const row of JSON.parse(readFileSync("rows.json", "utf8"))) console.log(row.hours * row.rate);\n',
  "rows.json":
    '[{"name":"Ana","hours":3,"rate":20},{"name":"Ben","hours":"4 h","rate":20},{"name":"Cleo","hours":5,"rate":9}]',
});

const answerTo = (request: string) =>
  answerWhenNoNumber(turnWith(request, [{ tool: "view", input: { path: "cost.js" }, text: "cost.js" }], "look"), view);

test.each([
  [
    "`node cost.js` says NaN for Ben. why? dont change anything, just tell me",
    "In rows.json the “hours” of Ben is “4 h”. That is a text and not a number, so cost.js gets NaN when it calculates with it.",
  ],
  [
    "Warum zeigt cost.js bei Ben NaN? Bitte nichts ändern",
    "In rows.json steht bei Ben für „hours“ der Text „4 h“. Das ist keine Zahl, also bekommt cost.js NaN, wenn es damit rechnet.",
  ],
  ["where does the NaN in cost.js come from?", expect.stringContaining("the “hours” of Ben is “4 h”")],
])("%s", async (request, answer) => {
  expect(await answerTo(request)).toEqual(answer);
});

test.each([
  "cost.js says NaN for Ben, please mend it",
  "why does cost.js say 60 for Ana?",
  "what does NaN mean?",
  "cost.js says NaN for Ben. fix it so that it reads the number",
])("is left to the model: %s", async (request) => {
  expect(await answerTo(request)).toBeNull();
});
