import { expect, test } from "vitest";
import { edgeEntry, edgeEntryIn, edgeEntryTold } from "./edge-entry.ts";

const log = `2025-03-05 21:52:40 back   opened  C. Imai
2025-03-06 07:22:14 front  opened  C. Imai
2025-03-06 07:39:58 back   opened  S. Lund
2025-03-06 20:47:03 back   opened  T. Roe
2025-03-06 21:15:55 back   denied  L. Brandt
2025-03-06 21:16:20 front  opened  L. Brandt
2025-03-07 07:03:02 back   opened  P. Okafor
`;

test.each([
  ["back door was found unlocked. who was the last one to open it on 6 march? doors.log", "T. Roe"],
  ["who opened the back door first on 6 march?", "S. Lund"],
  ["when was the front opened last?", "L. Brandt"],
  ["when did Imai open the front first?", "07:22:14"],
])("an entry is found by what is said of it: %s", (request, part) => {
  const found = edgeEntry("doors.log", log, request);
  expect(found?.line).toContain(part);
  expect(found && edgeEntryIn(edgeEntryTold(found))).toEqual(found);
});

test("of a log with the newest first the last one stands on top", () => {
  const turned = log.trim().split("\n").toReversed().join("\n");
  expect(edgeEntry("doors.log", turned, "who opened the back door last on 6 march?")?.line).toContain("T. Roe");
});

test.each([
  "who was the last one",
  "who opened it last, but not the back",
  "how often was the back opened last?",
  "who opened the back on 6 march?",
  "when was the cellar opened last?",
])("but not for other questions: %s", (request) => {
  expect(edgeEntry("doors.log", log, request)).toBeNull();
});
