import { expect, test } from "vitest";
import { linesToChange, narrowPart } from "./narrow-part.ts";

function around(path: string, text: string, said: string) {
  const found = linesToChange(path, text).find(({ line }) => line.text.includes(said));
  if (!found) throw new Error(`There is no line with ${said}.`);
  const { part, lines } = narrowPart(path, text, found.part);
  return { text: part.text, beginnings: lines.map(({ beginning }) => beginning), gaps: lines.map(({ gap }) => gap) };
}

test("a setting comes with those beside it and what they belong to, each led by its name", () => {
  const hens = "coops:\n  - coop: 1\n    hens: 4\n    feed: corn\n  - coop: 2\n    hens: 6\n    feed: wheat\n";
  const second = {
    text: "  - coop: 2\n    hens: 6\n    feed: wheat\n",
    beginnings: ["  - coop:", "    hens:", "    feed:"],
  };
  expect(around("coops.yaml", hens, "hens: 6")).toMatchObject(second);
  expect(around("coops.yaml", hens, "coop: 2")).toMatchObject(second);
  expect(around("lamp.json", '{\n  "hall": {\n    "watts": 8,\n    "hours": 3\n  }\n}\n', "watts").beginnings).toEqual([
    '  "hall": {\n    "watts":',
    '    "hours":',
  ]);
});

test("the name of a section is given", () => {
  const text = "[kiln.1]\ntop = 900\n\n[kiln.2]\ntop  = 1200\nsoak = 20\n";
  expect(around("kilns.toml", text, "soak")).toMatchObject({
    text: "[kiln.2]\ntop  = 1200\nsoak = 20\n",
    beginnings: ["[kiln.2]\ntop  =", "soak ="],
  });
});

test("the blanks between a name and its value are known", () => {
  expect(around("lamp.env", "WATTS=8\nHOURS = 3\n", "WATTS").gaps).toEqual([""]);
  expect(around("lamp.ini", "watts  =   8\n", "watts").gaps).toEqual(["   "]);
});

test("a row comes with the names of its columns, and is led by its first cell", () => {
  expect(around("boats.csv", "name;berth\nHeron;4\nPlover;7\n", "Plover")).toMatchObject({
    text: "name;berth\n[…]\nPlover;7\n",
    beginnings: ["name;berth\n[…]\nPlover;"],
  });
  expect(
    around("boats.md", "# Boats\n\n| Boat | Berth |\n|---|---|\n| Heron | 4 |\n| Plover | 7 |\n", "Plover"),
  ).toMatchObject({
    text: "| Boat | Berth |\n|---|---|\n[…]\n| Plover | 7 |\n",
    beginnings: ["| Boat | Berth |\n|---|---|\n[…]\n| Plover |"],
  });
});

test("of a text it is the line alone, an item with its sign", () => {
  const text = "# Rules\n\nThe gate closes at nine.\n\n- [ ] oil the hinges\n- [ ] sweep\n";
  expect(around("rules.md", text, "gate")).toMatchObject({ text: "The gate closes at nine.\n", beginnings: [""] });
  expect(around("rules.md", text, "sweep")).toMatchObject({ text: "- [ ] sweep\n", beginnings: ["-"] });
});

test("a record that is long is too much to be written for one of its lines", () => {
  const many = Array.from({ length: 20 }, (_, index) => `  lamp${index}: ${index}`).join("\n");
  expect(around("lamps.yaml", `lamps:\n${many}\n`, "lamp7")).toMatchObject({
    text: "  lamp7: 7\n",
    beginnings: ["  lamp7:"],
  });
});

test("titles can't become others", () => {
  const linesOf = (path: string, text: string) => linesToChange(path, text).map(({ line }) => line.text);
  expect(linesOf("rules.md", "# Rules\n\nBe kind.\n")).toEqual(["Be kind."]);
  expect(linesOf("boats.md", "| Boat | Berth |\n|------|------:|\n| Heron | 4 |\n")).toEqual(["| Heron | 4 |"]);
  expect(linesOf("home.ics", "BEGIN:VEVENT\nSUMMARY:Dentist\nEND:VEVENT\n")).toEqual([]);
});
