import { describe, expect, test } from "vitest";
import { doneAsWished } from "./done-as-wished.ts";

const drinks = "item,size,price\nTea,small,2.50\nTea,large,3.50\nIced tea,large,4.00\n";
const walks =
  "# Walks\n\n| Date       | Walk        | Leader    |\n|------------|-------------|-----------|\n| 5 October  | Beacon Hill | Ann Boyle |\n| 19 October | Old railway | Mo Quill  |\n";
const scanner = "[scan]\ntimeout = 30\n\n[upload]\ntimeout = 30   ; seconds\nretry = yes\n";
const flats =
  '{\n  "flats": [\n    {"flat":"2A","rent":655,"deposit":1310},\n    {"flat":"2B","rent":655,"deposit":1310}\n  ]\n}\n';
const rents =
  "mill_lane:\n  - flat: 3a\n    tenant: P. Ade\n    rent: 685.00   # no parking\n  - flat: 3b\n    tenant: S. Lind\n    rent: 685.00\n";
const cards =
  "BEGIN:VCARD\nFN:Joe Pett\nTEL;TYPE=CELL:0555 730 448\nEND:VCARD\nBEGIN:VCARD\nFN:Jo Pett\nTEL;TYPE=HOME:0555 218 330\nTEL;TYPE=CELL:0555 730 484\nEND:VCARD\n";
const plan = "Putzplan\n\nKW 22   Frau Peters\nKW 23   Frau Peters\nKW 24   Herr Nowak\n";

const bar =
  "Lager 0.5 l ............ £3.20\nLager alcohol-free ..... £3.20\nCrisps, small bag ...... £1.10\nCheese crisps .......... £1.40\n  from the mill\nOlives ................. £2.00\n";
const stock = 'Nr;Ware;Einzelpreis (EUR);Ort\n1;Hocker;39,00;A\n2;Hocker, hoch;59,00;A\n3;Schirm 27";39,00;B\n';
const fair =
  "Dear all,\n\na stall costs £8, a table £5. Tea is £2.\n\nDas Sommerfest findet am Freitag,\n09.05.2025, statt. Anmeldung bis 2.5.\n";

describe("one line becomes another", () => {
  test.each([
    ["a cell, by its column", "drinks.csv", drinks, 'Set the price of "Tea" "small" to "2.80"', "2.50", "2.80"],
    ["a cell of the one row of that name", "drinks.csv", drinks, 'Set "Iced tea" to "4.20"', "4.00", "4.20"],
    [
      "a cell of a table in a text",
      "walks.md",
      walks,
      'Change the date of the "Beacon Hill" walk to "12 october"',
      "5 October ",
      "12 October",
    ],
    [
      "a cell, by what stands there",
      "walks.md",
      walks,
      'Change "Old railway" from "Mo Quill" to "Ann Boyle"',
      "Mo Quill ",
      "Ann Boyle",
    ],
    ["a setting, by its section", "scanner.ini", scanner, 'Set the "upload" timeout to "120"', "30   ;", "120   ;"],
    ["a yes in its own words", "scanner.ini", scanner, 'Set "retry" to "off"', "yes", "no"],
    [
      "a value of a record in one line",
      "flats.json",
      flats,
      'Set the rent of "flat 2B" to "690"',
      '"2B","rent":655',
      '"2B","rent":690',
    ],
    [
      "a value of a record of several lines",
      "rents.yaml",
      rents,
      'Set the rent of "P. Ade" to "700"',
      "685.00   #",
      "700.00   #",
    ],
    [
      "a number of a card",
      "cards.vcf",
      cards,
      'Set the mobile of "Jo Pett" to "0555 912 067"',
      "0555 730 484",
      "0555 912 067",
    ],
    [
      "a name in an aligned line",
      "plan.txt",
      plan,
      'Change "KW 23" from "Frau Peters" to "Herr Nowak"',
      "23   Frau Peters",
      "23   Herr Nowak",
    ],
    ["a price behind dots", "bar.txt", bar, 'Set the price of "lager" to "3.40"', "£3.20", "£3.40"],
    [
      "a price of what has a longer name besides",
      "bar.txt",
      bar,
      'Set the price of "Crisps" to "1.30"',
      "£1.10",
      "£1.30",
    ],
    [
      "a price behind Japanese dots",
      "茶.txt",
      "【茶房】\n・煎茶 …… 400円\n・茶そば … 900円\n",
      'Set the price of "茶そば" to "950円"',
      "900円",
      "950円",
    ],
    ["a cell of a column in German", "lager.csv", stock, 'Set the price of "Hocker" to "42"', "39,00", "42,00"],
    [
      "a number written with dashes",
      "ann.vcf",
      "BEGIN:VCARD\nFN:Ann Pett\nTEL;TYPE=CELL:0555-317-220\nEND:VCARD\n",
      'Set the mobile of "Ann Pett" to "0555 201 884"',
      "0555-317-220",
      "0555-201-884",
    ],
    [
      "a number written with its country",
      "ann.vcf",
      "BEGIN:VCARD\nFN:Ann Pett\nTEL;TYPE=CELL:+447700900141\nEND:VCARD\n",
      'Change the mobile of "Ann Pett" from "07700 900141" to "07700 900187"',
      "900141",
      "900187",
    ],
    ["a price of a letter, in its clause", "fair.txt", fair, 'Set the price of "stall" to "£9"', "£8", "£9"],
    [
      "a date of a letter, in its notation",
      "fair.txt",
      fair,
      'Change the date of the "Sommerfest" from "9. Mai" to "16. Mai"',
      "09.05.",
      "16.05.",
    ],
  ])("%s", (_, path, text, wish, old, fresh) => {
    expect(doneAsWished(path, text, wish)).toBe(text.replace(old, fresh));
  });
});

test("the one line of a long file is found", () => {
  const long = Array.from({ length: 20_000 }, (_, index) => `Bed ${index}: 12 plants`).join("\n");
  expect(doneAsWished("beds.txt", long, 'Set "Bed 77" to "9"')).toBe(long.replace("Bed 77: 12", "Bed 77: 9"));
});

describe("one entry goes", () => {
  test.each([
    ["a row", "drinks.csv", drinks, 'Remove "Iced tea"', "Iced tea,large,4.00\n"],
    [
      "a row of a table in a text",
      "walks.md",
      walks,
      'Remove "Old railway"',
      "| 19 October | Old railway | Mo Quill  |\n",
    ],
    ["an aligned line", "plan.txt", plan, 'Remove "KW 24"', "KW 24   Herr Nowak\n"],
    [
      "an item, by what it stands under",
      "menu.md",
      "# Menu\n\n## Lunch\n- Soup\n- Pie\n\n## Evening\n- Soup\n",
      'Remove "Soup" from the lunch list',
      "- Soup\n",
    ],
    [
      "a line with dots, and what hangs below it",
      "bar.txt",
      bar,
      'Remove "cheese crisps"',
      "Cheese crisps .......... £1.40\n  from the mill\n",
    ],
  ])("%s", (_, path, text, wish, gone) => {
    expect(doneAsWished(path, text, wish)).toBe(text.replace(gone, ""));
  });
});

test.each([
  ["several lines may be meant", "drinks.csv", drinks, 'Set the price of "Tea" to "9"'],
  ["no line is", "drinks.csv", drinks, 'Set "Coffee" to "3.10"'],
  ["it isn't said which of two values", "flats.json", flats, 'Set "flat 2B" to "690"'],
  ["what is said to stand there doesn't", "plan.txt", plan, 'Change "KW 23" from "Frau Kolb" to "Herr Nowak"'],
  ["it is so already", "scanner.ini", scanner, 'Set the "upload" timeout to "30"'],
  ["a row would come apart", "drinks.csv", drinks, 'Change "Iced tea" from "large" to "large, tall"'],
  ["it is a calendar", "a.ics", "BEGIN:VEVENT\nSUMMARY:Tea 3\nEND:VEVENT\n", 'Set "Tea" to "4"'],
  [
    "two sentences may be meant",
    "a.txt",
    "A stall costs £8. A stall with a roof costs £8.\n",
    'Set the price of "stall" to "£9"',
  ],
  ["a weekday would be wrong then", "fair.txt", fair, 'Change the date of the "Sommerfest" from "9. Mai" to "12. Mai"'],
  [
    "only a title between brackets has a sign of it",
    "茶.txt",
    "【喫茶室】\n\n・水 … 100円\n",
    'Set the price of "茶" to "300円"',
  ],
  ["a sentence would go", "a.txt", "We met Mo.\nMo was late, and then it rained for hours.\n", 'Remove "Mo"'],
])("nothing is done where %s", (_, path, text, wish) => {
  expect(doneAsWished(path, text, wish)).toBeNull();
});
