import { expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";

const cards =
  'last,first,street,town,postcode,2024\nPott,Ralph,8 Tanyard Lane,Ripley,DE5 3FT,sent\nPott,Ruth,51 Queen Street,Derby,DE1 3DL,sent\nPrice,Ruth,"Flat 3, 20 Mill Road",Leeds,LS6 2AB,no\n';
const kunden = "name;strasse;plz;ort\nMeier Tim;Am Hang 3;12345;Neustadt\nMeier Eva;Weg 1;54321;Altdorf\n";

test.each([
  [
    "by both names",
    "cards.csv",
    cards,
    'Set the address of "Ruth Pott" to "14 Larch Close, Denby, DE5 8QR"',
    "",
    "51 Queen Street,Derby,DE1 3DL",
    "14 Larch Close,Denby,DE5 8QR",
  ],
  [
    "by what the request says of somebody",
    "cards.csv",
    cards,
    'Set the address of "aunt ruth" to "14 Larch Close, Denby, DE5 8QR"',
    "aunt ruth (price) has moved to 14 Larch Close in Denby",
    '"Flat 3, 20 Mill Road",Leeds,LS6 2AB',
    '"14 Larch Close",Denby,DE5 8QR',
  ],
  [
    "in quotes where it has a comma",
    "cards.csv",
    cards,
    'Set the address of "Ralph Pott" to "Flat 2, 1 Elm Row, Denby, DE5 8QR"',
    "",
    "8 Tanyard Lane,Ripley,DE5 3FT",
    '"Flat 2, 1 Elm Row",Denby,DE5 8QR',
  ],
  [
    "as it is said in German",
    "kunden.csv",
    kunden,
    'Set the address of "Eva Meier" to "Hauptstr. 5, 10115 Berlin"',
    "",
    "Weg 1;54321;Altdorf",
    "Hauptstr. 5;10115;Berlin",
  ],
])("an address goes into its columns, %s", (_, path, text, wish, request, old, fresh) => {
  expect(doneAsWished(path, text, wish, request)).toBe(text.replace(old, fresh));
});

test.each([
  ["several may be meant", kunden, 'Set the address of "Familie Meier" to "Hauptstr. 5, 10115 Berlin"'],
  ["a part of it isn't said", kunden, 'Set the address of "Eva Meier" to "Hauptstr. 5, Berlin"'],
  ["nobody is called so", kunden, 'Set the address of "Ida Meier" to "Hauptstr. 5, 10115 Berlin"'],
])("nothing is done where %s", (_, text, wish) => {
  expect(doneAsWished("kunden.csv", text, wish)).toBeNull();
});
