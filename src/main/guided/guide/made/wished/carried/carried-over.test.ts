import { describe, expect, test } from "vitest";
import { doneByWishes as done } from "../../../../../../../test/support/done-by-wishes.ts";

const hall = `{
  "shelf": "hall",
  "tools": [
    { "what": "saw", "maker": "Bahco", "year": 2019 },
    { "what": "drill", "maker": "Bosch", "year": 2021 },
    { "what": "drill", "maker": "Makita", "year": 2022 }
  ]
}
`;
const cellar = `{ "shelf": "cellar", "tools": [{"what": "vice", "maker": "Bosch", "year": 2001}] }`;

describe("what goes from one file to another", () => {
  test.each([
    ["the names of the files", 'Move "Bosch drill" from "store/hall.json" to "cellar.json"'],
    ["these without their endings", 'Move "Bosch drill" from "hall" to "cellar"'],
  ])("is a record of JSON that is told by %s, in the form of the others there", async (_, wish) => {
    const files = { "store/hall.json": hall, "store/cellar.json": cellar };
    expect(await done(files, "the bosch drill is in the cellar now, no more in the hall", [wish])).toEqual({
      "store/hall.json": hall.replace('    { "what": "drill", "maker": "Bosch", "year": 2021 },\n', ""),
      "store/cellar.json": cellar.replace("}] }", '}, {"what": "drill", "maker": "Bosch", "year": 2021}] }'),
    });
  });

  test("is the last text of a list of JSON, and leaves no comma behind; an empty list is filled", async () => {
    const files = {
      "a.json": '{\n  "open": [\n    "Paint door",\n    "Oil hinge"\n  ]\n}\n',
      "b.json": '{\n  "open": []\n}',
    };
    expect(
      await done(files, "move oil hinge from a.json to b.json", ['Move "Oil hinge" from "a.json" to "b.json"']),
    ).toEqual({
      "a.json": '{\n  "open": [\n    "Paint door"\n  ]\n}\n',
      "b.json": '{\n  "open": [\n    "Oil hinge"\n  ]\n}',
    });
  });

  test("is nothing where two records are called so, or the other list has none of that key", async () => {
    const files = { "hall.json": hall, "cellar.json": cellar, "attic.json": '{ "things": [] }' };
    expect(
      await done(files, "the drill goes to cellar.json", ['Move "drill" from "hall.json" to "cellar.json"']),
    ).toEqual({});
    expect(await done(files, "the saw goes to attic.json", ['Move "saw" from "hall.json" to "attic.json"'])).toEqual(
      {},
    );
  });

  test("is nothing where the names may mean something within one of the files", async () => {
    const files = { "hall.json": hall, "cellar.json": cellar, "plan.md": "# hall\n\n- hoover\n\n# cellar\n\n- mop\n" };
    expect(
      await done(files, "the saw goes from the hall to the cellar", ['Move "saw" from "hall" to "cellar"']),
    ).toEqual({});
  });

  const north = "team: north\nmembers:\n  - name: Ada Moor\n    role: lead\n  - name: Bo Lind\n    role: guest\n";
  const south = "members:\n- name: Cy Dorn\n  role: lead\n\n- name: Di Berg\n  role: guest\n\nplace: hall\n";

  test("is a record of YAML, indented as the others there and as far apart", async () => {
    const files = { "north.yaml": north, "south.yaml": south };
    expect(
      await done(files, "Bo Lind moves from north.yaml to south.yaml", [
        'Move "Bo Lind" from "north.yaml" to "south.yaml"',
      ]),
    ).toEqual({
      "north.yaml": "team: north\nmembers:\n  - name: Ada Moor\n    role: lead\n",
      "south.yaml": south.replace("\n\nplace", "\n\n- name: Bo Lind\n  role: guest\n\nplace"),
    });
  });

  test("is the only text of a list of YAML, which is an empty one then", async () => {
    const files = { "one.yml": "open:\n  - Sweep\ndone: []\n", "two.yml": "open:\n  - Mop\n" };
    expect(
      await done(files, "sweep goes from one.yml to two.yml", ['Move "Sweep" from "one.yml" to "two.yml"']),
    ).toEqual({
      "one.yml": "open: []\ndone: []\n",
      "two.yml": "open:\n  - Mop\n  - Sweep\n",
    });
  });

  const lent = "no,book,who,since\n3,Heron,Okoye,2024-05-02\n7,Atlas,Okonkwo,2024-05-09\n9,Atlas,Okoye,2024-05-09\n";
  const back = "no,book,who,since,returned\n1,Birds,Sy,2024-04-01,2024-04-20\n2,Moss,Ade,2024-04-03,2024-04-27\n";
  const request =
    "Mr Okoye brought back his atlas, move it from lent.csv to back.csv. the returned date is 4 june 2024";

  test.each([
    [
      "another wish",
      ['Move "Mr Okoye\'s atlas" from "lent.csv" to "back.csv"', 'Set the "returned" date to "4 June 2024"'],
    ],
    ["the request", ['Move "Mr Okoye\'s atlas" from "lent.csv" to "back.csv"']],
  ])("is a row that gets one more column, as %s says it", async (_, wishes) => {
    expect(await done({ "lent.csv": lent, "back.csv": back }, request, wishes)).toEqual({
      "lent.csv": lent.replace("9,Atlas,Okoye,2024-05-09\n", ""),
      "back.csv": `${back}9,Atlas,Okoye,2024-05-09,2024-06-04\n`,
    });
  });

  test("is no row of which nobody says what is to stand in one more column", async () => {
    const asked = "Mr Okoye brought back his atlas, move it from lent.csv to back.csv";
    expect(
      await done({ "lent.csv": lent, "back.csv": back }, asked, [
        'Move "Mr Okoye\'s atlas" from "lent.csv" to "back.csv"',
      ]),
    ).toEqual({});
  });
});

describe("the kind of a thing", () => {
  const files = {
    "index.html": '<ul>\n  <li><a href="map.html">Map</a></li>\n  <li><a href="shop.html">Shop</a></li>\n</ul>\n',
    "news.md": "- [Map](map.html)\n- [Shop](shop.html)\n",
  };

  test.each(['Remove the "shop link" from the pages', 'Remove the "Shop-Link"'])(
    "is no part of its name: %s",
    async (wish) => {
      expect(await done(files, "take the shop link out of both files", [wish])).toEqual({
        "index.html": '<ul>\n  <li><a href="map.html">Map</a></li>\n</ul>\n',
        "news.md": "- [Map](map.html)\n",
      });
    },
  );
});
