import { expect, test } from "vitest";
import { newFromOne } from "./new-from-one.ts";

const files = ["trips.txt", "walks.txt"].map((path) => ({ path, size: 10 }));

test("a new file is made of the one that is named beside it", () => {
  const found = { path: "trips.ics", source: { path: "trips.txt", size: 10 } };
  expect(newFromOne("make trips.ics from trips.txt", files)).toEqual(found);
});

test.each([
  ["make trips.ics"],
  ["make trips.ics from trips.txt and walks.txt"],
  ["make a.ics and b.ics from trips.txt"],
  ["what is in trips.txt?"],
])("it isn't clear for: %s", (request) => expect(newFromOne(request, files)).toBeNull());
