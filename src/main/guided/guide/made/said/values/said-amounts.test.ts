import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidAmountCalls } from "./said-amounts.ts";

const files = {
  "menu.html": `<h2>Cakes</h2>
<li>Ginger loaf <b>£2.90</b></li>
<li>Almond slice, gluten free <b>£3.90</b></li>
<h2>Savoury</h2>
<li>Potato cakes <b>£6.40</b></li>
`,
  "preise.csv": 'artikel;art;preis\nÄpfel;Obst;2,40\n"Birnen; reif";Obst;1,75\nMöhren;Gemüse;1,80\n',
  "kartoffeln.csv":
    "Artikel;Einheit;Preis\nÄpfel;kg;2,40\nKartoffeln fest;kg;1,80\nKartoffeln mehlig;kg;1,90\nKartoffeln fest;5-kg-Sack;7,50\nKartoffelsalat;500 g;4,20\nSüßkartoffeln;kg;3,60\n",
  "cents.csv": "item,price_cents\ntea,240\nmilk,100\n",
  "yen.md": "- お茶 125円\n- 水 110円\n",
  "haare.md": "## Schnitt\n\n- Damen: 45 €\n- Kinder: 18 €\n\n## Farbe\n\n- Tönung: 35 €\n",
  "hire.md": "# Hire\n\n- Tent: 20 €\n- Boat: 35 €\n",
};

async function changed(request: string): Promise<unknown[]> {
  const view = viewOf(files);
  const calls = await saidAmountCalls(request, await view.files(), view);
  return calls.map(({ input }) => input["new_text"]);
}

describe("prices that change by so much", () => {
  test.each<[string, string[]]>([
    [
      "butter got expensive.. put 30p onto everything under Cakes in menu.html, but the gluten free ones keep their price",
      ["<li>Ginger loaf <b>£3.20</b></li>"],
    ],
    ["In preise.csv wird alles Obst 20 Cent teurer", ["Äpfel;Obst;2,60", '"Birnen; reif";Obst;1,95']],
    ["alle Preise in preise.csv um 10 % erhöhen, Möhren bleiben", ["Äpfel;Obst;2,64", '"Birnen; reif";Obst;1,93']],
    [
      "In kartoffeln.csv werden die losen Kartoffeln (alle drei Sorten, pro kg) 20 Cent teurer. Säcke, Kartoffelsalat und Süßkartoffeln bleiben beim alten Preis!",
      ["Kartoffeln fest;kg;2,00", "Kartoffeln mehlig;kg;2,10"],
    ],
    ["the boat prices in hire.md go up by 10 €. raise all of them by 10 €", ["- Boat: 45 €"]],
    ["the tent in hire.md is 5 € more", ["- Tent: 25 €"]],
    ["yen.mdの値段を全部20%値上げして", ["- お茶 150円", "- 水 132円"]],
    ["take 5 euros off all prices in hire.md", ["- Tent: 15 €", "- Boat: 30 €"]],
    ["ab April kostet jeder Schnitt in haare.md 3 € mehr, Farbe bleibt gleich", ["- Damen: 48 €", "- Kinder: 21 €"]],
    ["Alle Schnitte in haare.md werden 2 Euro teurer, Kinder bleiben bei 18 €", ["- Damen: 47 €"]],
    ["raise the prices in hire.md by 5%", ["- Tent: 21 €", "- Boat: 36.75 €"]],
  ])("%s", async (request, lines) => {
    expect(await changed(request)).toEqual(lines);
  });

  test.each([
    "raise all prices in hire.md by 5%, but the canoes keep theirs",
    "don't raise all prices in hire.md by 5%",
    "raise the tent from 20 to 25 € in hire.md, that's 5 € more",
    "raise all prices in cents.csv by 30 cents",
    "yen.mdの値段を全部10%値上げして",
    "take 30 € off all prices in hire.md",
    "raise all prices in hire.md by 2 to 3 €",
    "put 2 more boats on the list in hire.md",
  ])("%s: nothing", async (request) => {
    expect(await changed(request)).toEqual([]);
  });
});

test("prices are found in the one file that has them, and not in what was put aside beside it", async () => {
  const shop = {
    "prices.csv": "item,category,price\nRye,bread,4.90\nTart,cake,3.20\n",
    "prices_2024.csv": "item,category,price\nRye,bread,4.70\nTart,cake,3.20\n",
    "suppliers.md": "- Flour: 25 kg 19.80\n",
  };
  const lines = async (request: string, more: Record<string, string> = {}) => {
    const view = viewOf({ ...shop, ...more });
    return (await saidAmountCalls(request, await view.files(), view)).map(({ input }) => input["new_text"]);
  };
  const request = "raise the price of everything in the bread category by 20 cents";
  expect(await lines(request)).toEqual(["Rye,bread,5.10"]);
  expect(await lines(`${request}, everywhere`)).toEqual([]);
  expect(await lines(request, { "cafe.csv": "item,category,price\nToast,bread,2.50\n" })).toEqual([]);
});
