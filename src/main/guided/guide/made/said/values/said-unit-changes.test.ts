import { describe, expect, test } from "vitest";
import { editsTold } from "../../../../../../../test/support/edits-told.ts";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidUnitChangeCalls } from "./said-unit-changes.ts";

const files = {
  "soup.md":
    "# Soup of uncle Lb\n\n- 2 lb carrots\n- 1.5 lb leeks, 3 cups stock\n- 1 tsp salt\n\nHeat to 200 °F. Add 3 Pounds of peas.\n",
  "hike.txt": "Zur Hütte 4 Meilen, zurück 2,5 Meilen.\nPause nach 30 min\n",
  "pie.md": "- 1/2 cup milk\n- 2 cups flour\n",
  "zenzai.txt": "水 2カップ\n砂糖 大さじ3\n",
};

async function changed(request: string): Promise<string[]> {
  const view = viewOf(files);
  return editsTold(await saidUnitChangeCalls(request, await view.files(), view));
}

const soup = (second: string) => [
  "soup.md:3:- 900 g carrots",
  `soup.md:4:- 675 g leeks, ${second}`,
  "soup.md:7:Heat to 200 °F. Add 1350 grams of peas.",
];

describe("amounts that are to be told in another unit", () => {
  test.each<[string, string[]]>([
    [
      "Please convert the pounds in soup.md to grams, 450 g a pound will do. Leave the pot in °F, it's an old one",
      soup("3 cups stock"),
    ],
    ["I'd rather have grams instead of pounds in soup.md (1 lb = 450 g). The cups stay", soup("3 cups stock")],
    [
      "Rechne bitte die Meilen in hike.txt in km um, eine Meile ist 1,6 km",
      ["hike.txt:1:Zur Hütte 6,4 km, zurück 4 km."],
    ],
    ["zenzai.txt のカップをmlに換算してください(1カップ=200ml)。大さじはそのままで", ["zenzai.txt:1:水 400ml"]],
    ["turn the cups in soup.md into ml, 240 ml per cup", ["soup.md:4:- 1.5 lb leeks, 720 ml stock"]],
  ])("%s", async (request, edits) => {
    expect(await changed(request)).toEqual(edits);
  });

  test.each([
    "convert the pounds in soup.md to grams",
    "convert the cups in pie.md to ml, 240 ml a cup",
    "convert the pounds in soup.md to grams, 450 g a pound. The garlic stays as it is",
    "convert the pounds in soup.md to grams, 450 g a pound, but leave the pounds of peas",
    "convert the pounds in soup.md to grams, 450 g a pound, rounded to the next hundred",
    "convert the pounds of leeks in soup.md to grams, 450 g a pound",
    "how many grams are the 2 pounds in soup.md? 450 g a pound",
    "put grams in brackets behind the pounds in soup.md, 450 g a pound",
    "convert the pounds in soup.md to grams, 450 g a pound, and double everything",
    "don't convert the pounds in soup.md to grams, 450 g a pound",
  ])("nothing for: %s", async (request) => {
    expect(await changed(request)).toEqual([]);
  });
});
