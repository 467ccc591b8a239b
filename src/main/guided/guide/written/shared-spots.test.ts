import { expect, test } from "vitest";
import { isSharedSpot } from "./shared-spots.ts";

const moved = { find: "A12", put: "B07" };
const stock = [{ path: "stock.csv", text: "item,shelf\nbox,A12\nlamp,A12\n" }];

test("what else has a spot stays there", () => {
  expect(isSharedSpot(moved, "move the box from A12 to B07", stock)).toBe(true);
  expect(isSharedSpot(moved, "move the box from A12 to B07. The lamp stays in A12", stock)).toBe(false);
  const rooms = [{ path: "a.md", text: "Choir: Room 2\nBand: Room 2\n" }];
  expect(isSharedSpot({ find: "Room 2", put: "Room 3" }, "the choir sings in Room 3 instead of Room 2", rooms)).toBe(
    true,
  );
});

test("where nothing else has it, or it gets another name, all places are meant", () => {
  expect(isSharedSpot(moved, "move the box from A12 to B07", [{ path: "a.md", text: "# Box\n\nIn A12.\n" }])).toBe(
    false,
  );
  expect(isSharedSpot(moved, "what we call A12 is really B07", stock)).toBe(false);
  expect(isSharedSpot({ find: "DB_A", put: "DB_B" }, "use DB_B instead of DB_A", [{ path: "a", text: "DB_A" }])).toBe(
    false,
  );
});
