import { expect, test } from "vitest";
import { ownedValue } from "./owned-value.ts";

const texts = [
  {
    path: "README.md",
    text: "# Allotments\n\nContact: Mara Quist, mara@plots.example, 0555 201 44\nGate: Jim Toth, 0555 201 99\n",
  },
  { path: "名簿.csv", text: "氏名,役,メール\n高橋 美咲,会長,misaki@h.example.jp\n佐藤 健一,,ken1@mail.example.com\n" },
  {
    path: "trades.md",
    text: "## Dentist\n\nDr. Iris Poe\nTel: 0555 77 88 99\n\n## Plumber\n\nSince: 2021-04-03\nTel: 0555 10 20 30\n",
  },
  { path: "family.csv", text: "name,phone\nPia Lund,0555 61 61 61\nRolf Lund,0555 61 61 61\n" },
  {
    path: "parents.csv",
    text: "child,parent,phone,room\nSami,Rania Haddad,0161 496 0127,12\nMaya,Colin Birch,0161 496 0345,9\n",
  },
  { path: "letter.txt", text: "Dear all,\n\nwrite to mara@plots.example.\n" },
];

test.each([
  ["Mara's mail changed to quist@plots.example", "mara@plots.example", ["README.md", "letter.txt"]],
  ["名簿.csvの佐藤さんのメールアドレスを sato@example.jp に変更してください。", "ken1@mail.example.com", ["名簿.csv"]],
  ["the dentist has a new number, it's 0555 11 22 33", "0555 77 88 99", ["trades.md"]],
  ["Rania Haddad has a new phone number, 0161 496 0732", "0161 496 0127", ["parents.csv"]],
  ["Jim Toth hat jetzt die Nummer 0555 90 90 90", "0555 201 99", ["README.md"]],
  ["the plumber's number is wrong, it should be 0555 10 20 33. Correct it please", "0555 10 20 30", ["trades.md"]],
])("%s: for %s", (request, old, paths) => {
  expect(ownedValue(request, texts)).toMatchObject({ replacement: { find: old }, paths });
});

test.each([
  "Mara steps down, Nia is the contact now, her number is 0555 310 77",
  "Please add Nia, 0555 310 77",
  "Jim has a second number now: 0555 310 77",
  "Mara and Jim have a new number: 0555 310 77",
  "Ola's new number is 0555 310 77",
  "our mail is new@plots.example now",
  "Jim moved to 12 Elm Road, his number is 0555 310 77 now",
  "Pia's number is 0555 310 77 now",
  "Jim's number changed from 0555 201 99 to 0555 310 77",
  "What is Jim's new number? I only have 0555 310 77",
  "is Jim's number now 0555 310 77?",
  "Create a file jim.md with Jim's new number 0555 310 77",
  "Jim will have a new number from May: 0555 310 77",
  "put Jim's new number 0555 310 77 under the old one",
  "Mara's new mail is mara@new.example, keep the old one for now",
  "we changed dentist, the new one is at 0555 310 77",
  "the new dentist has 0555 310 77",
  "the dentist changed, it's 0555 310 77 now",
  "Der neue Dentist hat die 0555 310 77",
  "新しい会長のメールは new@example.jp です",
  "佐藤さんの奥さんのメールは new@example.jp に変わりました",
  "会長が変わりメールは new@example.jp になりました",
  "佐藤さんは退会して、新しい会長のメールは new@example.jp です",
])("isn't clear in: %s", (request) => {
  expect(ownedValue(request, texts)).toBeNull();
});
