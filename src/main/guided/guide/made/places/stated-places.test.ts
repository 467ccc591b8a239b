import { describe, expect, test } from "vitest";
import { placed } from "../../../../../../test/support/placed.ts";

const loans = {
  "loans/L1.md": "# Drill\n\nState: returned\nBy: Ruth\n\nWas scratched.\n",
  "loans/L2.md": "# Saw\n\nState: lent\nBy: Sven\n\nTo be returned soon.\n",
  "loans/L3.md": "# Tent\n\nState: missing\nBy: Ruth\n\nWas returned, then lost.\n",
  "loans/L4.md": "# Lamp\n\nState: Returned\nBy: Omar\n\nFine.\n",
  "returned.txt": "Everything has to be returned by June.\n",
};
const back = { "loans/L1.md": "loans/back/L1.md", "loans/L4.md": "loans/back/L4.md" };

describe("files go by what they say of themselves, and others stay by what they say", () => {
  test.each([
    "move all the returned loans to loans/back, the state line counts. missing ones stay where they are",
    "move the returned loans to loans/back, the missing ones stay here",
    "Verschieb die loans, die returned sind, nach loans/back, die State-Zeile zählt. Die missing bleiben hier",
  ])("%s", async (request) => {
    expect(await placed(request, loans)).toEqual(back);
  });

  test.each([
    "move the returned loans to loans/back, those of Ruth stay here",
    "move the returned loans to loans/back, the scratched ones stay here",
    "move the returned loans to loans/back, the broken ones stay here",
    "move the returned loans to loans/back, except the missing ones",
    "move the returned loans to loans/back, the drill stays here",
  ])("it is left open whether others are meant: %s", async (request) => {
    expect(await placed(request, loans)).toBeNull();
  });
});
