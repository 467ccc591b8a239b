import { describe, expect, test } from "vitest";
import { editsTold } from "../../../../../../../test/support/edits-told.ts";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidPortionCalls } from "./said-portions.ts";

const files = {
  "suppe.txt":
    "Suppe (für 4 Personen)\n\n250 g Linsen\n1,5 l Brühe\n2 Möhren\n1/2 Sellerie\nSalz\n\nAlles 40 Minuten kochen, nach 20 Minuten umrühren.\nHält 3 Tage.\n",
  "waffles.md":
    "# Waffles\n\nServes 4\n\n- 250 g flour\n- 2 eggs\n- 1 1/2 cups milk\n- salt\n\n1. Mix for 5 minutes.\n2. Bake at 180 °C.\n",
  "カレー.txt": "カレー(4人分)\n\n玉ねぎ 2個\n肉 300g\n\n弱火で20分煮る。\n",
  "bread.md": "# Bread for 2 people\n\n- 500 g flour\n- 10 g salt\n\nAdd 300 ml water.\n",
  "trio.md": "# For 3 people\n\n- 3 eggs\n- 1 cup milk\n",
  "cake.md": "# Cake\n\n- 200 g flour\n- 3 eggs\n",
  "stew.md": "# Stew\n\nfor 4 people\n\n- 2-3 carrots\n- 1 onion\n",
};
async function changed(request: string): Promise<string[]> {
  const view = viewOf(files);
  return editsTold(await saidPortionCalls(request, await view.files(), view));
}

describe("a recipe for more or fewer", () => {
  const suppe = [
    "suppe.txt:1:Suppe (für 8 Personen)",
    "suppe.txt:3:500 g Linsen",
    "suppe.txt:4:3 l Brühe",
    "suppe.txt:5:4 Möhren",
    "suppe.txt:6:1 Sellerie",
  ];
  const twice = [
    "waffles.md:3:Serves 8",
    "waffles.md:5:- 500 g flour",
    "waffles.md:6:- 4 eggs",
    "waffles.md:7:- 3 cups milk",
  ];
  test.each([
    ["Am Sonntag sind wir zu acht. Rechne mir suppe.txt bitte von 4 auf 8 Personen um, gleich in der Datei", suppe],
    ["Bitte das Rezept in suppe.txt auf 8 Personen umrechnen, danke!", suppe],
    ["Schreib suppe.txt bitte für 8 Personen statt 4", suppe],
    ["can you scale waffles.md up from 4 to 8 servings", twice],
    ["there'll be 8 of us on sunday, waffles.md is for 4. please change the recipe so it's for 8", twice],
    ["Schreib suppe.txt bitte so um, dass es für 8 Leute reicht", suppe],
    ["Please rewrite waffles.md for eight people instead of four.", twice],
    ["We'll be eight on Friday. Adjust the amounts in waffles.md for 8 people, please", twice],
    [
      "カレー.txt を4人分から6人分に直してください",
      ["カレー.txt:1:カレー(6人分)", "カレー.txt:3:玉ねぎ 3個", "カレー.txt:4:肉 450g"],
    ],
  ])("%s", async (request, edits) => {
    expect(await changed(request)).toEqual(edits);
  });

  test.each([
    "scale bread.md to 4 people",
    "scale cake.md to 4 people",
    "scale stew.md to 8 people",
    "scale waffles.md from 2 to 6 servings",
    "scale waffles.md to 8 people but only 3 eggs",
    "scale the flour in waffles.md to 8 people",
    "scale waffles.md to 8 people and add some sugar",
    "how much flour for 8 people instead of 4 in waffles.md?",
    "don't scale waffles.md to 8 people",
    "scale trio.md to 4 people",
    "there'll be 8 of us on sunday, buy more. change waffles.md so it's for 8",
    "scale it to 8 people",
  ])("nothing for: %s", async (request) => {
    expect(await changed(request)).toEqual([]);
  });
});
