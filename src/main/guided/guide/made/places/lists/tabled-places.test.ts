import { describe, expect, test } from "vitest";
import { placed } from "../../../../../../../test/support/placed.ts";

const plots = {
  "plots.csv": "plot,bed,owner\nRose,north,Kim\nRosemary,south,Lee\nThyme,south,Kim\n",
  "new/rose.jpg": "1",
  "new/rosemary.jpg": "2",
  "new/thyme.jpg": "3",
};
const all = {
  "new/rose.jpg": "north/rose.jpg",
  "new/rosemary.jpg": "south/rosemary.jpg",
  "new/thyme.jpg": "south/thyme.jpg",
};

describe("a table tells the folder of each file, as it is shown of one", () => {
  test.each([
    "sort the pictures by bed please: plots.csv says which is where, so new/rose.jpg has to go to north/rose.jpg and so on",
    "plots.csv has the bed of each. Move the pictures there, new/rose.jpg goes to north/ for example",
    "Sortier die Bilder bitte nach Beet, plots.csv sagt, was wo steht: new/rose.jpg kommt nach north/rose.jpg",
    "plots.csvのとおりに写真を移動してください。new/rose.jpgはnorth/rose.jpgへ",
  ])("%s", async (request) => {
    expect(await placed(request, plots)).toEqual(all);
  });

  const more = { ...plots, "new/ivy.jpg": "4", "new/note.txt": "5", "rose.jpg": "6" };
  test("what has no row stays where that is said", async () => {
    const request =
      "sort the pictures by bed, plots.csv says which is where, so new/rose.jpg goes to beds/north/rose.jpg. what isn't in the list stays in new, I have to ask first";
    expect(await placed(request, more)).toEqual({
      "new/rose.jpg": "beds/north/rose.jpg",
      "new/rosemary.jpg": "beds/south/rosemary.jpg",
      "new/thyme.jpg": "beds/south/thyme.jpg",
    });
  });

  const way = "so new/rose.jpg has to go to north/rose.jpg";
  test.each([
    ["a file has no row", `sort the pictures by bed, plots.csv says which is where, ${way}`, more],
    ["some are meant", `sort the pictures of Kim by bed, plots.csv says which is where, ${way}`, plots],
    ["one is held back", `sort the pictures by bed, plots.csv says where, ${way}. the thyme I still need`, plots],
    ["one bed is meant", `sort the pictures of the south bed by plots.csv, ${way}`, plots],
    ["what is shown isn't in the table", "sort the pictures by plots.csv, new/rose.jpg goes to west/rose.jpg", plots],
    [
      "a file has two rows",
      `sort the pictures by bed, plots.csv says which is where, ${way}`,
      { ...plots, "plots.csv": `${plots["plots.csv"]}Thyme,north,Lee\n` },
    ],
    ["they are copied", `copy the pictures by bed, plots.csv says which is where, ${way}`, plots],
    ["it is asked", `plots.csv says which is where, does new/rose.jpg have to go to north/rose.jpg?`, plots],
  ])("but it is left open where %s", async (_, request, texts) => {
    expect(await placed(request, texts)).toBeNull();
  });
});
