import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { withCall } from "../../written/with-call.ts";
import { wishedCalls } from "./wished-calls.ts";

/** The text of a menu once a wish of a request is done. */
async function done(text: string, request: string, wish: string): Promise<string | null> {
  const view = viewOf({ "menu.md": text });
  const calls = await wishedCalls(request, [wish], await view.files(), view);
  return calls.reduce<string | null>((all, call) => (all === null ? null : withCall(all, call)), text);
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
