import { describe, expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";

/** A text with these lists under their titles. */
function market(stalls: readonly string[], food: readonly string[] = ["- B: coffee", "- A: sausages"]): string {
  return `# Market\n\n## Stalls\n\n${stalls.join("\n")}\n\n## Food\n\n${food.join("\n")}\n`;
}
const [bauer, lim, aziz] = ["- 14: Bauer, toys", "- 3: lim, records", "- 27: Aziz, lamps"] as const;
const text = market([bauer, lim, aziz]);
const trips = "Trips\n\n1. Zoo, 12 May, 8:00\n2. Lake, 3 April, 9:30\n3. Mill, 20 April, 7:15\n";

describe("the entries of the list that is called so are sorted, and no others", () => {
  test.each([
    ["by their numbers", 'Sort the stalls in "market.md" by their numbers', market([lim, bauer, aziz])],
    ["by number, the highest first", 'Sort "Stalls" by number in descending order', market([aziz, bauer, lim])],
    ["by name, whatever their numbers are", "Sort the stalls by name", market([aziz, bauer, lim])],
    ["in order of a number", "Put the stalls in order of their numbers", market([lim, bauer, aziz])],
    ["alphabetically", 'Sort "Food" alphabetically', market([bauer, lim, aziz], ["- A: sausages", "- B: coffee"])],
  ])("%s", (_, wish, after) => {
    expect(doneAsWished("market.md", text, wish)).toBe(after);
  });

  test.each([
    ["by date", "Sort the trips by date", ["Lake, 3 April, 9:30", "Mill, 20 April, 7:15", "Zoo, 12 May, 8:00"]],
    ["by time", "Sort the list by time", ["Mill, 20 April, 7:15", "Zoo, 12 May, 8:00", "Lake, 3 April, 9:30"]],
  ])("%s, and numbered anew", (_, wish, order) => {
    const list = order.map((trip, index) => `${index + 1}. ${trip}`).join("\n");
    expect(doneAsWished("trips.txt", trips, wish)).toBe(`Trips\n\n${list}\n`);
  });

  test("by price", () => {
    expect(doneAsWished("menu.md", "## Menu\n\n- Tea: 3 €\n- Water: 2.50 €\n", "Sort the menu by price")).toBe(
      "## Menu\n\n- Water: 2.50 €\n- Tea: 3 €\n",
    );
  });
});

test.each([
  ["several lists may be meant", text, "Sort the list by number"],
  ["no list is called so", text, "Sort the tables by number"],
  ["the entries have no such value", trips, "Sort the trips by price"],
  ["an entry has two of them", "## Trips\n\n- Zoo, 3 May to 4 May\n- Lake, 1 May\n", "Sort the trips by date"],
  ["two orders are said", trips, "Sort the trips by date, then by name"],
  ["some dates have a year", "## Trips\n\n- Zoo, 3 May 2024\n- Lake, 1 May\n", "Sort the trips by date"],
  ["it is so already", market([lim, bauer, aziz]), "Sort the stalls by number"],
])("nothing is done where %s", (_, own, wish) => {
  expect(doneAsWished("market.md", own, wish)).toBeNull();
});

test("nothing is done where one of them is to stay where it is", () => {
  expect(doneAsWished("market.md", text, "Sort the stalls by number", "by number, but Bauer stays on top")).toBeNull();
});
