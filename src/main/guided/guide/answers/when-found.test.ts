import { expect, test } from "vitest";
import { turnWith } from "../../../../../test/support/turn-with.ts";
import { viewOf } from "../../../../../test/support/view-of.ts";
import { valuePlaces } from "../facts/lines/value-places.ts";
import { answerWhenFound } from "./when-found.ts";

const texts = {
  "site/index.html": "<p>Call 0431 552018</p>\n<p>Mail jo@x.example</p>\n",
  "site/shop/order.html": "<p>Order by phone:\n0431-552018 or\n(0431) 552018</p>\n",
  "site/about.html": "<p>Since 1990. 0431 552081</p>\n",
  "notes.txt": "old number 0431 552018, booking AB-1234-X\n",
  "mails/june.eml": "Your booking AB-1234-X is confirmed.\n",
};

async function answered(request: string): Promise<string | null> {
  const view = viewOf(texts);
  const places = await valuePlaces(request, await view.files(), view);
  return answerWhenFound(turnWith(request, [], "look", `Files: …\n${places}\n`));
}

test.each([
  [
    "our number was 0431 552018. which page still shows it?",
    "0431 552018 stands in site/index.html (line 1) and site/shop/order.html (lines 2, 3).",
  ],
  ["which page has jo@x.example on it?", "jo@x.example stands in site/index.html (line 2)."],
  ["in which files do we have AB-1234-X?", "AB-1234-X stands in notes.txt (line 1) and mails/june.eml (line 1)."],
  ["In welcher Datei steht AB-1234-X?", "AB-1234-X steht in notes.txt (Zeile 1) und mails/june.eml (Zeile 1)."],
  ["where does jo@x.example still appear?", "jo@x.example stands in site/index.html (line 2)."],
  ["jo@x.exampleがあるのはどのページですか?", "jo@x.exampleはsite/index.html（2行目）にあります。"],
])("where something stands to the letter is told: %s", async (request, told) => {
  expect(await answered(request)).toBe(told);
});

test.each([
  "which page doesn't have 0431 552018?",
  "which page has 0431 552018 and who wrote it?",
  "which page had 0431 552018 first?",
  "which page has AB-1234-X?",
  "which page has the number of the harbour?",
  "what is 0431 552018?",
  "which file has 0431 552018 or 0431 552081?",
])("the model answers: %s", async (request) => {
  expect(await answered(request)).toBeNull();
});
