import { describe, expect, test } from "vitest";
import { doneByWishes } from "../../../../../../test/support/done-by-wishes.ts";

/** The text of a menu once a wish of a request is done. */
async function done(text: string, request: string, wish: string): Promise<string | null> {
  const { "menu.md": after = text } = await doneByWishes({ "menu.md": text }, request, [wish]);
  return after;
}

describe("all prices of a part change by how much a wish says", () => {
  const menu = "# Menu\n\n## Hot\n\n- Tea: 3 €\n- Cocoa, 2 marshmallows: 4.50 €\n\n## Cold\n\n- Cola: 3 €\n";
  const dearer = menu.replace("Tea: 3 €", "Tea: 4 €").replace("4.50 €", "5.50 €");

  test.each([
    'Increase the price of everything under "Hot" by "1 euro"',
    'Raise all prices under "Hot" by "1"',
    'Add "1 euro" to every price under "Hot"',
  ])("%s", async (wish) => {
    const request = "everything under Hot has to cost 1 euro more. rest of menu.md stays";
    expect(await done(menu, request, wish)).toBe(dearer);
  });
});
