import { expect, test } from "vitest";
import { phraseTold, phraseToldIn, itemsWithPhrase } from "./items-with-phrase.ts";

const boats = [
  '<li class="boat">Red boat, 4 seats</li>',
  '<li class="boat">Green boat – <b>Checked in</b></li>',
  '<li class="boat">Old boat, checked last week</li>',
  '<li class="boat">Long boat – checked in</li>',
];
const walks = ["- Mill walk, open", "- Lake walk, closed", "- Hill walk, closed", "- Wood walk, closed for good"];

test.each([
  ["how many of the walks are closed for good right now? walks.md", walks, 1],
  ["walks.md - number of closed walks at the moment?", walks, 3],
  ["I'd like to know the number of walks that are listed as closed in walks.md", walks, 3],
  ["Could you count those that are marked as closed? See walks.md", walks, 3],
  ["Wie viele walks sind derzeit closed?", walks, 3],
  ["how many boats are 4 seats", boats, 1],
  ["how many of the boats are checked in?", boats, 2],
])("what a question says is counted: %s", (request, entries, count) => {
  const found = itemsWithPhrase(entries, request);
  expect(found?.count).toBe(count);
  expect(found && phraseToldIn(phraseTold(found))).toEqual(found);
});

test.each([
  ["how many walks are not closed?", walks],
  ["how many walks by the sea are closed?", walks],
  ["how many tours are closed?", walks],
  ["how many walks are there?", walks],
  ["how many walks are open or closed?", walks],
  ["which walks are closed?", walks],
  ["how many walks are closed?", [...walks, "- Fen walk, not closed"]],
])("nothing is counted where more is said, or an item may not be meant: %s", (request, entries) => {
  expect(itemsWithPhrase(entries, request)).toBeNull();
});
