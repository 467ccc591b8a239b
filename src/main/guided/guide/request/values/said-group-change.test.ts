import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { type AmountDeed, raisesAll, saidGroupChange } from "./said-group-change.ts";

describe("a change of several amounts", () => {
  test.each<[string, AmountDeed]>([
    ["all drinks go up by 50 cents from monday", { way: "add", by: 50, unit: "cents" }],
    ["take £5 off every tent", { way: "add", by: -5, unit: "pounds" }],
    ["make every exercise two minutes shorter", { way: "add", by: -2, unit: "minutes" }],
    ["alle Getränke um 0,50 € senken", { way: "add", by: -0.5, unit: "euros" }],
    ["raise all timeouts by 5", { way: "add", by: 5, unit: null }],
    ["Level 10 goes up by 10 points", { way: "add", by: 10, unit: "points" }],
    ["10 % off everything under Garden", { way: "times", by: 0.9 }],
    ["飲み物を全部50円値上げして", { way: "add", by: 50, unit: "yen" }],
    ["生地を1.5倍にして", { way: "times", by: 1.5 }],
    ["den Teig verdoppeln", { way: "times", by: 2 }],
    ["half as much filling", { way: "times", by: 0.5 }],
    ["multiply the rates by 3", { way: "times", by: 3 }],
  ])("%s", (request, deed) => {
    expect(saidGroupChange(request)?.deed).toEqual(deed);
  });

  test("comes with what it is about, what stays and what else is said", () => {
    expect(saidGroupChange("raise Level 10 by 10, Level 9 stays. Thanks!")).toEqual({
      deed: { way: "add", by: 10, unit: null },
      own: "raise Level 10 by  ,",
      kept: [" Level 9 stays."],
      besides: [" Thanks!"],
    });
  });

  test.each([
    "raise the drinks and lower the food by 5",
    "double the dough and halve the filling",
    "drinks up 50 cents, food up 30 cents",
    "don't raise the drinks by 5",
    "raise the drinks by 2 to 3 €",
    "add 2 chairs to each table",
    "add a line that drinks go up by 5 cents",
    "raise the drinks by 0",
  ])("%s: none", (request) => {
    expect(saidGroupChange(request)).toBeNull();
  });

  property.prop([fc.integer({ min: 1, max: 9_999 }), fc.constantFrom("€", "min", "%", "")])(
    "is read with whatever amount it has",
    (by, unit) => {
      const deed = saidGroupChange(`raise everything under Tea by ${by}${unit}, please`)?.deed;
      const named = { "€": "euros", min: "minutes", "": null } as const;
      expect(deed).toEqual(unit === "%" ? { way: "times", by: 1 + by / 100 } : { way: "add", by, unit: named[unit] });
    },
  );

  test("is one of all, or of one", () => {
    expect(raisesAll("add 5 minutes to each step")).toBe(true);
    expect(raisesAll("add 5 to the count")).toBe(false);
    expect(raisesAll("double each of them")).toBe(false);
  });
});
