import { expect, test } from "vitest";
import { asksOpenWhen, withoutOpenWhen } from "./asks-open-when.ts";

test.each([
  ["till when is it open?", "  is it open?"],
  ["what time does the pool close?", "  does the pool close?"],
  ["Ab wann macht der Laden auf?", "  macht der Laden auf?"],
  ["土曜日は何時まで営業していますか", "土曜日は 営業していますか"],
])("from when to when something is open is asked: %s", (request, rest) => {
  expect(asksOpenWhen(request)).toBe(true);
  expect(withoutOpenWhen(request).trim()).toBe(rest.trim());
});

test.each(["when does the course begin?", "who opens it when?", "is it open?"])("and isn't: %s", (request) => {
  expect(asksOpenWhen(request)).toBe(false);
});
