import { expect, test } from "vitest";
import { wordForms } from "./word-forms.ts";

const text = "Dwarfs live here. A Dwarf digs.\nid: dwarf_2, big-dwarf, dwarfish\n";
const renamed = { find: "Dwarfs", put: "Gnomes" };

test("a word that is meant everywhere is meant in the singular, too", () => {
  expect(wordForms(renamed, text, "call the Dwarfs Gnomes everywhere")).toEqual([{ find: "Dwarf", put: "Gnome" }]);
  expect(wordForms(renamed, text, "call the Dwarfs Gnomes in the title")).toEqual([]);
});

test("where its identifiers are spoken of, each that has it as a part is meant", () => {
  expect(wordForms(renamed, text, "Dwarfs are Gnomes now, everywhere, the ids too").slice(1)).toEqual([
    { find: "dwarf_2", put: "gnome_2" },
    { find: "big-dwarf", put: "big-gnome" },
  ]);
});

test("what people read for a code is told by what they are to read", () => {
  const code = { find: "iron_key", put: "brass_key" };
  const said = "rename iron_key to brass_key, players should read Brass Key";
  expect(wordForms(code, "iron_key: Iron Key", said)).toEqual([{ find: "Iron Key", put: "Brass Key" }]);
  expect(wordForms(code, "iron_key: Iron Key", "rename iron_key to brass_key")).toEqual([]);
});

test.each([
  ["Room 1", "Room 2"],
  ["Bus", "Train"],
  ["the mill", "the barn"],
])("%s is none that has others", (find, put) => {
  expect(wordForms({ find, put }, `${find} Bu`, "everywhere")).toEqual([]);
});

test("an option is read by its name, as the language writes it", () => {
  const option = { find: "--all", put: "--take-all" };
  const python = 'import argparse\nparser.add_argument("--all")\nif args.all: all()\n';
  expect(wordForms(option, python, "rename it")).toEqual([{ find: "args.all", put: "args.take_all" }]);
  expect(wordForms(option, "if (options.all) take()", "")).toEqual([{ find: "options.all", put: "options.takeAll" }]);
});
