import { expect, test } from "vitest";
import { plainestFile } from "./plainest-files.ts";

const files = ["club/plan.csv", "club/plan draft.csv", "club/plan.2022.csv", "shop/stock.csv"].map((path) => ({
  path,
  text: path.startsWith("shop") ? "nails" : "",
}));
const [plan, draft, , stock] = files;

function meant(request: string, some = files): string | null {
  return plainestFile(some, files, request)?.path ?? null;
}

test("the file that the words of a request say, without what nobody says", () => {
  expect(meant("in the club's plan")).toBe("club/plan.csv");
  expect(meant("in the draft of the plan")).toBe("club/plan draft.csv");
  expect(meant("in the stock list")).toBe("shop/stock.csv");
  expect(meant("the nails are gone")).toBe("shop/stock.csv");
  expect(meant("there")).toBeNull();
});

test("none where another one is said more", () => {
  expect(meant("in the draft of the plan", plan && stock ? [plan, stock] : [])).toBeNull();
  expect(meant("in the plan", draft ? [draft] : [])).toBeNull();
});
