import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { entryIn } from "./entry-in.ts";

const kiosk =
  "KIOSK AT THE LAKE\n\nDrinks\nTea (pot) ............. £2.60\nTea (mug) ............. £1.40\nLager 0.5 l ........... £3.90\nLager alcohol-free .... £3.70\n\nBoats\nRowing boat ........... £9.00 per hour\nPedal boat ............ £12.00 per hour\n";
const pool = "# Freibad\n\nEintritt\n\n- Erwachsene: 4,50 €\n- Kinder: 2,50 €\n- Familien: 10 €\n";
const tea = "【茶房】\n・煎茶 …… 400円\n・茶そば … 900円\n・煎茶セット … 700円\n";

async function told(path: string, text: string, question: string): Promise<string | null> {
  return (await entryIn(path, null, question, viewOf({ [path]: text })))?.told ?? null;
}

describe("a price is told out of a list in plain text", () => {
  test.each([
    ["kiosk.txt", kiosk, "how much is a pot of tea?", "£2.60"],
    ["kiosk.txt", kiosk, "what does the lager cost", "£3.90"],
    ["kiosk.txt", kiosk, "How much is the pedal boat?", "£12.00 per hour"],
    ["preise.md", pool, "was kostet der Eintritt für Kinder?", "2,50 €"],
    ["品書き.txt", tea, "煎茶はいくらですか", "400円"],
  ])("%s", async (path, text, question, price) => {
    expect(await told(path, text, question)).toContain(price);
  });
});

describe("none is told", () => {
  test.each([
    ["of two things", kiosk, "how much is a tea?"],
    ["of what isn't there", kiosk, "how much is a sailing boat?"],
    ["for something else about it", kiosk, "when can I get a pedal boat?"],
    ["where a line says that one has changed", `${kiosk}\nLager is now £4.10!\n`, "what does the lager cost"],
    ["where there is only a line with one", "Rent: £650.00\n\nThe keys are at the bar.\n", "how much is the rent"],
  ])("%s", async (_, text, question) => {
    expect(await told("kiosk.txt", text, question)).toBeNull();
  });
});
