import { expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { placeFacts, quotedPlaces } from "./quoted-places.ts";

const view = viewOf({
  "e1.srt": "1\n00:01\nThe tide doesn't wait\nfor the mayor.\n",
  "e2.srt": "1\n00:02\nThe mayor waits for the tide.\n",
  "seats.py": 'def take():\n    raise ValueError("This seat is  gone")\n',
  "test.py": 'assert "This seat is gone"\n',
});

test.each([
  [
    "who says 'the tide doesn't wait for the mayor'?",
    '"the tide doesn\'t wait for the mayor" stands in e1.srt, lines 3 to 4',
  ],
  ['where does "This seat is gone" come from?', '"This seat is gone" stands in seats.py, line 2; test.py, line 1'],
  ['who says "the tide is out of order"?', ""],
  ['where is "mayor" said?', ""],
  ["where is the mayor?", ""],
])("%s: %s", async (request, told) => {
  expect(await quotedPlaces(request, view)).toBe(told);
  expect(placeFacts(`Files: e1.srt 1 KB\n${told}\nMatching lines:`)).toEqual(told === "" ? [] : [told]);
});
