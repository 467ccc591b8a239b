import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { toldAmounts } from "./told-amounts.ts";

/** The amounts of each thing, under how it is called. */
function amountsIn(text: string): Record<string, Record<string, string>> {
  return Object.fromEntries(
    toldAmounts(text).map(({ label, fields }) => [
      label,
      Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    ]),
  );
}

test.each([
  [
    "# Cakes\n\n## Plum cake (Mum's)\n\n- 300 g plums\n- 4 eggs, beaten\n\nBake it.\n",
    {
      Cakes: { plums: "300 g plums", eggs: "4 eggs, beaten" },
      "Plum cake (Mum's)": { plums: "300 g plums", eggs: "4 eggs, beaten" },
    },
  ],
  [
    "Aus dem Heft\n\nSterne\n  400 g Mandeln, 5 Eiweiß\n\nStollen\n  zwei Stück, gut ruhen lassen\n  850 g Mehl\n  600 g Rosinen in Rum\n",
    {
      "Aus dem Heft": {
        Mandeln: "400 g Mandeln",
        Eiweiß: "5 Eiweiß",
        Mehl: "850 g Mehl",
        Rosinen: "600 g Rosinen in Rum",
      },
      Sterne: { Mandeln: "400 g Mandeln", Eiweiß: "5 Eiweiß" },
      Stollen: { Mehl: "850 g Mehl", Rosinen: "600 g Rosinen in Rum" },
    },
  ],
  ["肉じゃが\n\n牛肉 200g\n醤油 大さじ3\n", { 肉じゃが: { 牛肉: "牛肉 200g", 醤油: "醤油 大さじ3" } }],
  ["Waffles\n\nFlour: 250 g\n½ l milk\n", { Waffles: { Flour: "Flour: 250 g", milk: "½ l milk" } }],
  ["# Notes\n\nWe meet at 5.\n", {}],
])("the amounts of %j", (text, amounts) => {
  expect(amountsIn(text)).toEqual(amounts);
});

test("what else is said of something is told with it", () => {
  const [entry] = toldAmounts("Waffles\n\n250 g flour\nLess flour is fine.\n");
  expect(entry?.rest).toContain("Less flour is fine.");
});

property.prop([
  fc.array(fc.tuple(fc.integer({ min: 1, max: 900 }), fc.stringMatching(/^[a-z]{4,9}$/)), { minLength: 1 }),
])("each line of amounts is one of what it stands under", (amounts) => {
  const lines = amounts.map(([amount, name]) => `- ${amount} g ${name}`);
  const [entry] = toldAmounts(`# Soup\n\n${lines.join("\n")}\n`);
  expect(entry?.fields.map(({ value }) => `- ${value}`)).toEqual(lines);
});
