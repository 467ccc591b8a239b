import { expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";

const desk = `woche: 7
schichten:
  - wer: Ada Kern
    tag: Mo
    raum: "12"      # hell
  - wer: Bo Lind
    tag: Di
    raum: Keller, links
  - wer: Bo Lindner
    tag: Mi
    raum: "12"
`;
const gates = `gates:
  north:
    keeper: Cas
    code: 0417
  south:
    keeper: Dot
    code: 8812
  west:
    keeper: Eli
`;

test.each([
  [
    "of a list",
    "desk.yaml",
    desk,
    'Swap the rooms of "Ada Kern" and "Bo Lind"',
    desk.replace('"12"      #', "Keller, links      #").replace("raum: Keller, links\n", 'raum: "12"\n'),
  ],
  [
    "by a part of a name",
    "desk.yaml",
    desk,
    'Swap the days of "Ada" and "Lindner"',
    desk.replace("Mo", "Mi").replace(/Mi(?=\n    raum: "12"\n$)/, "Mo"),
  ],
  [
    "of keys",
    "gates.yml",
    gates,
    'Swap the keepers of "north" and "west"',
    gates.replace("Cas", "x").replace("Eli", "Cas").replace("x", "Eli"),
  ],
])("two things %s have each other's side", (_, path, text, wish, fresh) => {
  expect(doneAsWished(path, text, wish)).toBe(fresh);
});

test.each([
  ["they have the same", "desk.yaml", desk, 'Swap the rooms of "Ada Kern" and "Bo Lindner"'],
  ["it isn't clear who", "desk.yaml", desk, 'Swap the rooms of "Ada Kern" and "Bo"'],
  ["one has no such side", "gates.yml", gates, 'Swap the codes of "north" and "west"'],
  ["there is no such side", "gates.yml", gates, 'Swap the lamps of "north" and "west"'],
])("nothing is done where %s", (_, path, text, wish) => {
  expect(doneAsWished(path, text, wish)).toBeNull();
});
