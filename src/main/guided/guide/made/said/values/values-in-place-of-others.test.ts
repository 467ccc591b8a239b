import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidValueCalls } from "./said-values.ts";

describe("a day that is said in a sentence of its own", () => {
  test.each([
    "Die Halle ist am 3. Mai leider schon vergeben, deshalb verschieben wir den Flohmarkt auf den 10. Mai. In aushang.html müsste überall der neue Tag stehen.",
    "Am 3. Mai geht es nicht, wir verlegen den Flohmarkt auf den 10. Mai (aushang.html).",
    "The hall is taken on 3. Mai, so the Flohmarkt moves to 10. Mai. Please put the new day into aushang.html.",
  ])("may take the place of one that doesn't suit: %s", async (request) => {
    const fair = viewOf({
      "aushang.html": "<h1>Flohmarkt am 3. Mai</h1>\n<p>Am 3. Mai geht es um 9 Uhr in der Halle los.</p>\n",
    });
    const calls = await saidValueCalls(request, await fair.files(), fair);
    expect(calls.map(({ input }) => input["new_text"])).toEqual([
      "<h1>Flohmarkt am 10. Mai</h1>",
      "<p>Am 10. Mai geht es um 9 Uhr in der Halle los.</p>",
    ]);
  });

  test.each([
    "Am 3. Mai ist Flohmarkt, am 10. Mai räumen wir auf. Trag das in aushang.html ein.",
    "Am 3. Mai klappt es, am 10. Mai nicht. Was steht in aushang.html?",
  ])("isn't one of two days that both are meant: %s", async (request) => {
    const fair = viewOf({ "aushang.html": "<h1>Flohmarkt am 3. Mai</h1>\n<p>Am 3. Mai geht es los.</p>\n" });
    expect(await saidValueCalls(request, await fair.files(), fair)).toEqual([]);
  });
});
