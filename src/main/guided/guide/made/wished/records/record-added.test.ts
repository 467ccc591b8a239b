import { describe, expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";

const shed = `# who has what
tools:
  - what: Rake
    place: hook 3
    lent: no   # yet
  - what: Spade
    place: hook 4
    lent: yes
    note: handle loose
seeds:
  - sort: "Peas"
    grams: 250
    price: 3.20
  - sort: "Kale"
    grams: 40
    price: 2.00
`;
const kurse = `kurse:
  - titel: Töpfern
    zeit: 18:00-20:00
    raum: Werkstatt

  - titel: Chor
    zeit: 19:30-21:00
    raum: Aula
#  - titel: Yoga
#    zeit: 9:00-10:00
`;
const names = "guests:\n- name: Ann\n  seats: 2\n- name: Cas\n  seats: 1\n";

describe("one more thing with the keys of the others", () => {
  test.each([
    [
      "at the end of its list",
      "shed.yaml",
      shed,
      'Add "hoe, hook 7, no" under "tools"',
      "    note: handle loose\n",
      "    note: handle loose\n  - what: Hoe\n    place: hook 7\n    lent: no\n",
    ],
    [
      "in the quotes and with the decimals of the others",
      "shed.yaml",
      shed,
      'Add "leek, 15 grams, 4" under "seeds"',
      "    price: 2.00\n",
      '    price: 2.00\n  - sort: "Leek"\n    grams: 15\n    price: 4.00\n',
    ],
    [
      "behind another one",
      "shed.yaml",
      shed,
      'Add "beans, 300, 2,80" after "Peas"',
      "    price: 3.20\n",
      '    price: 3.20\n  - sort: "Beans"\n    grams: 300\n    price: 2.80\n',
    ],
    [
      "as the others stand apart",
      "kurse.yml",
      kurse,
      'Add "Filzen, 17:00-18:30, Raum Werkstatt" under "Kurse"',
      "    raum: Aula\n",
      "    raum: Aula\n\n  - titel: Filzen\n    zeit: 17:00-18:30\n    raum: Werkstatt\n",
    ],
    [
      "at the top",
      "names.yml",
      names,
      'Add "Ben, 4 seats" at the top',
      "guests:\n",
      "guests:\n- name: Ben\n  seats: 4\n",
    ],
    ["of the only list", "names.yml", names, 'Add "Dot", "3"', "  seats: 1\n", "  seats: 1\n- name: Dot\n  seats: 3\n"],
  ])("%s", (_, path, text, wish, old, fresh) => {
    expect(doneAsWished(path, text, wish)).toBe(text.replace(old, fresh));
  });

  test("the request may say which list", () => {
    const request = "We got new seeds: cress, 20 g, 1.50. Please put them down";
    expect(doneAsWished("shed.yaml", shed, 'Add "cress, 20 g, 1.50"', request)).toBeNull();
    expect(doneAsWished("shed.yaml", shed, 'Add "cress, 20, 1.50"', request)).toBe(
      `${shed}  - sort: "Cress"\n    grams: 20\n    price: 1.50\n`,
    );
  });
});

test.each([
  ["a side is missing", "shed.yaml", shed, 'Add "hoe, hook 7" under "tools"'],
  ["a side is of another kind", "shed.yaml", shed, 'Add "leek, a few, 4" under "seeds"'],
  ["the sides stand in another order", "kurse.yml", kurse, 'Add "Filzen, Aula, 17:00-18:30" under "Kurse"'],
  ["it is there", "shed.yaml", shed, 'Add "kale, 30, 2.50" under "seeds"'],
  ["there is no such list", "shed.yaml", shed, 'Add "hoe, hook 7, no" under "lamps"'],
  ["it isn't said which list", "shed.yaml", shed, 'Add "hoe, hook 7, no"'],
  ["it would need quotes", "shed.yaml", shed, 'Add "hoe, hook: 7, no" under "tools"'],
])("nothing is added where %s", (_, path, text, wish) => {
  expect(doneAsWished(path, text, wish)).toBeNull();
});

test("the old value says which line of a thing is meant", () => {
  expect(doneAsWished("shed.yaml", shed, 'Change "Kale" from "40" to "55"')).toBe(
    shed.replace("grams: 40", "grams: 55"),
  );
  expect(doneAsWished("shed.yaml", shed, 'Change "Kale" from "250" to "55"')).toBeNull();
});
