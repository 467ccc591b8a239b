import { describe, expect, test } from "vitest";
import { editsTold } from "../../../../../../../test/support/edits-told.ts";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidScaledCalls } from "./said-scaled.ts";

const files = {
  "lasagne.md":
    "# Lasagne\n\n## Ragù\n\n- 600 g Hack\n- 1,5 l Brühe\n- Salz\n\n## Béchamel\n\n- 40 g Butter\n- 500 ml Milch\n",
  "gratin.md": "# Gratin\n\n## Béchamel\n\n- 30 g Butter\n- 400 ml Milch\n",
  "waffles.md": "# Waffles\n\nServes 4\n\n- 250 g flour\n- 2 eggs\n- salt\n\nBake each for 4 minutes.\n",
  "punch.md": "# Punch\n\n## Fruit\n\n- 2-3 oranges\n- 1 lemon\n\n## Tea\n\n- 4 bags of tea\n",
};

async function changed(request: string): Promise<string[]> {
  const view = viewOf(files);
  return editsTold(await saidScaledCalls(request, await view.files(), view));
}

describe("amounts that are to be so many times as much", () => {
  test("are those of the section that is said", async () => {
    expect(await changed("Bitte bei der Lasagne das Ragù halbieren, die Béchamel reicht so")).toEqual([
      "lasagne.md:5:- 300 g Hack",
      "lasagne.md:6:- 0,75 l Brühe",
    ]);
    expect(await changed("double the Béchamel of the gratin")).toEqual([
      "gratin.md:5:- 60 g Butter",
      "gratin.md:6:- 800 ml Milch",
    ]);
    expect(await changed("punch.mdのTeaを3倍にして")).toEqual(["punch.md:10:- 12 bags of tea"]);
  });

  test("are all of a recipe, with for how many it is", async () => {
    const twice = ["waffles.md:5:- 500 g flour", "waffles.md:6:- 4 eggs", "waffles.md:3:Serves 8"];
    expect(await changed("double the amounts in waffles.md, please")).toEqual(twice);
    expect(await changed("we'll be 8 on sunday, not 4. can you double the amounts in waffles.md?")).toEqual(twice);
    expect(await changed("we'll be 12 on sunday. can you double the amounts in waffles.md?")).toEqual([]);
  });

  test.each([
    "double the Béchamel",
    "double the fruit in the punch",
    "double the gratin",
    "don't double the tea of the punch",
    "double the tea of the punch and add honey",
    "double the bags of tea in the punch",
    "double the tea of the punch but only 6 bags",
    "double the tea of the punch. The fruit gets 3 lemons",
    "double-check the tea of the punch",
    "why did you double the tea of the punch?",
    "triple the tea of the punch, without the bags",
  ])("%s: nothing", async (request) => {
    expect(await changed(request)).toEqual([]);
  });
});
