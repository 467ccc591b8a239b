import { expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { joinedTextCalls } from "./joined-texts.ts";

const view = viewOf({
  "chapters/arrival.md": "# Arrival\n\nThe boat came in.\n",
  "chapters/storm.md": "\n# Storm\n\nThe roof went first.\n\n",
  "chapters/old-ending.md": "# Ending\n",
  "order.txt": "1. storm\n2. arrival\n",
  "wrong.txt": "storm\nsunrise\n",
});

async function made(request: string) {
  const calls = await joinedTextCalls(request, await view.files(), view);
  return calls.map(({ input }) => input);
}

test.each([
  "Can you join my chapters into one story.md? They should come in the order that's in order.txt.",
  "Füg die Kapitel bitte in story.md zusammen, die Reihenfolge steht in order.txt",
])("texts are joined in the order of a list: %s", async (request) => {
  expect(await made(request)).toEqual([
    { path: "story.md", content: "# Storm\n\nThe roof went first.\n\n# Arrival\n\nThe boat came in.\n" },
  ]);
});

test.each([
  ["the list has a name that no file has", "join my chapters into story.md in the order of wrong.txt"],
  ["more is wanted", "join my chapters into story.md in the order of order.txt, with a number before each heading"],
  ["it is another order", "join my chapters into story.md in the reverse order of order.txt"],
  ["no order is said", "join order.txt and the rest into story.md"],
])("nothing is made where %s", async (_, request) => {
  expect(await made(request)).toEqual([]);
});
