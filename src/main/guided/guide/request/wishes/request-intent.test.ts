import { describe, expect, test } from "vitest";
import {
  addressee,
  asksAboutHistory,
  asksForGist,
  asksForMore,
  asksForReason,
  asksForNames,
  asksForNumber,
  asksForThings,
  asksOnlyToCount,
  asksToChange,
  asksToRun,
  asksToWrite,
  isAboutGivenText,
  meantForms,
  speaksOfFiles,
  wantsEverywhere,
  wantsMending,
  wantsReplacing,
  wantsTestToPass,
} from "./request-intent.ts";

describe("what a request asks for, in English, German and Japanese", () => {
  test.each<[string, (request: string) => boolean, string[], string[]]>([
    [
      "to run something",
      asksToRun,
      ["Run the script", "please execute build.sh", "Führ das Skript aus", "スクリプトを実行して"],
      ["What does the script do?", "Add a line", "Add the line '- 1.3.0: faster start' to a.md"],
    ],
    [
      "for several things",
      asksForThings,
      [
        "what should we pack for the hike?",
        "What do I have to take along on Friday",
        "what does Una need for her cake?",
        "was muss ich zum Ausflug mitbringen?",
        "Welche Zutaten kommen in den Teig?",
        "遠足の持ち物は何ですか",
      ],
      ["what time do we have to be there?", "what is the price?", "Wer bringt den Kuchen mit?", "what did she say?"],
    ],
    [
      "to make something",
      asksToWrite,
      [
        "Write a poem to poem.md",
        "Save it as a.md",
        "Erstelle eine Liste",
        "Leg dafür bitte „März.txt“ an",
        "リストを作って",
      ],
      ["What is in a.md?", "Wie spät ist es?", "Der Leguan an der Wand, wie heißt er?"],
    ],
    [
      "that a test passes",
      wantsTestToPass,
      [
        "The test fails, please mend it",
        "Make the tests pass",
        "Der Test schlägt fehl, er ist rot",
        "テストが通らない",
        "please make test_shifts.py pass",
        "total.test.js should be green again",
        "I wrote tests for pounds and sticks of butter (node --test) but grams.js doesn't know these units yet. Can you add them?",
      ],
      ["Write a text", "Add oats", "I wrote a test for class 7b, print it"],
    ],
    [
      "for it in all places",
      wantsEverywhere,
      ["Rename it everywhere", "in all files", "update every one that says so", "überall", "すべて置き換えて"],
      ["Replace tea with rice", "Add tea to the list", "What is tea?"],
    ],
    [
      "for something in the place of another",
      wantsReplacing,
      ["Replace tea with rice", "rice instead of tea", "Ersetze Tee durch Reis", "お茶を米に置き換えて"],
      ["Add tea to the list", "What is tea?"],
    ],
    [
      "for a mistake to be mended",
      wantsMending,
      [
        "Fix the bug in sum.py",
        "According to fuel.py it takes 1562 litres, which is nonsense. Can you correct it?",
        "fuel.py rechnet zu viel aus, kannst du das korrigieren?",
        "The page is broken",
        "Behebe den Fehler",
        "バグを直して",
        "museum/report.py works when I cd into its folder, but the cron job starts it from somewhere else and then it doesn't find its files. Can you make it work no matter where it's started from?",
        "sum.py says '35', right would be '33'",
        "bash stock.sh stock.csv says enough for everything, even for the napkins where there are 2 left. and it leaves a strange file behind each time. More than 10 is enough, everything else should say ORDER",
        "nights.js prints 4, but there are 6",
        "`python3 -m unittest test_box` doesn't pass, something in box.py must be off. put it right",
        "bash rota.sh 08 only gives me an odd message. please sort it out in the script",
        "standings.py dies with a ValueError",
        "shifts.py still has bugs",
        "node ranking.js heat3.csv puts girls with over a minute on top. fastest has to be first!",
        "please make test_shifts.py pass",
        "get the failing tests to pass",
      ],
      [
        "count.py counts the visitors; there has to be a total at the end",
        "Add tea to the list",
        "Wie viele Zeilen?",
        "Fix the typos in a.md",
        "Korrigiere die Rechtschreibfehler",
      ],
    ],
    [
      "about what git keeps",
      asksAboutHistory,
      ["Commit this", "who changed this last? see git", "Wer hat das geändert?", "コミットして"],
      ["Add tea", "What is a.md about?"],
    ],
    [
      "for a number",
      asksForNumber,
      ["How many photos are there?", "What is the total?", "Wie viele Zeilen?", "合計は？"],
      ["Add tea to the list", "Who is Anna?"],
    ],
    [
      "for something to be different",
      asksToChange,
      ["Add tea to the list", "Delete the line", "Ändere den Titel", "行を追加して"],
      ["What is in the list?", "Who is Anna?"],
    ],
    [
      "about files without naming one",
      speaksOfFiles,
      ["Which folder is largest?", "all my photos", "Welche Dateien gibt es?", "ファイルはいくつ"],
      ["How are you?", "Who wrote Faust?"],
    ],
  ])("%s", (_, asks, meant, others) => {
    expect([...meant, ...others].filter(asks)).toEqual(meant);
  });
});

test.each<[string, string[]]>([
  ["Add oats to the list", ["add"]],
  ["Füge Hafer hinzu", ["add"]],
  ["オーツを追加", ["add"]],
  ["Delete the tea line", ["delete"]],
  ["Lösche die Zeile mit Tee", ["delete"]],
  ["Replace tea with rice", ["replace"]],
  ["Ersetze Tee durch Reis", ["replace"]],
  ["Sort the list by name", ["rewrite"]],
  ["Übersetze den Text", ["rewrite"]],
  ["Translate the text", ["rewrite"]],
  ["Fix the bug", ["fix"]],
  ["Add oats, but don't delete the tea", ["add"]],
  ["Put the line 'x' at the top of a.md", ["add"]],
  ["Every post needs a line 'x'", ["add"]],
  ["Put Ann on the guest list", ["add"]],
  ["put oats in shopping.txt", ["add"]],
  ["Trag den Termin in plan.md ein", ["add"]],
  ["Trägst du den Termin in plan.md ein?", ["add"]],
  ["Put a star in front of the title in a.md", []],
  ["Put the meeting on friday in plan.md", []],
  ["put the price of tea at 3 in menu.csv", []],
  ["Set the port to 80", []],
  ["Add oats and delete the tea", []],
  ["throw the old address out of contacts.txt", ["delete"]],
  ["get rid of the debug lines", ["delete"]],
])("the shapes of an edit that '%s' means are %j", (request, forms) => {
  expect(meantForms(request)).toEqual(forms);
});

test.each([
  ["Ask the scout how many there are", "scout", "how many there are"],
  ["Could scout look into it?", "scout", "look into it?"],
  ["please have builder mend it", "builder", "mend it"],
  ["Scout, what is here?", "scout", ", what is here?"],
  ["@builder: mend it", "builder", ": mend it"],
  ["Lass den scout nachsehen", "scout", "nachsehen"],
  ["scoutに聞いて", "scout", "聞いて"],
])("'%s' is for %j, to do %j", (request, name, rest) => {
  expect(addressee(request)).toEqual({ name, rest });
});

test.each(["Get builder.txt", "What does the scout do?"])("'%s' is for nobody", (request) => {
  expect(addressee(request)).toBe(null);
});

test("files are to have other names where one of them becomes another one, or they are named after something", () => {
  const named = [
    "rec_001.wav becomes 'Morning tune.wav' and so on",
    "x1.pdf is to be called Rent.pdf, and so on",
    "Minutes May.md should become 2024-05 minutes.md",
    "name the photos by their date",
  ];
  const others = [
    "a.md should be called by main.js",
    "old.md becomes part of plan.md",
    "main.js becomes slow after util.js",
    "a.txt wird nach b.txt kopiert",
    "a.md soll dann in b.md stehen",
    "name the documents with errors in them",
  ];
  expect(named.filter((request) => !asksForNames(request))).toEqual([]);
  expect(others.filter(asksForNames)).toEqual([]);
});

test("German words that begin with an umlaut are read like others", () => {
  expect(asksForGist("gib mir einen Überblick")).toBe(true);
  expect(asksForMore("ich brauche einen Überblick")).toBe(true);
  expect(asksForMore("where do we meet? its all in chat.txt")).toBe(false);
  expect(isAboutGivenText("übersetze „The lamp is broken“ ins Deutsche")).toBe(true);
  expect(isAboutGivenText('is this spelled right? if not correct it: "I recieved the parcel"')).toBe(true);
  expect(isAboutGivenText('can you fix this error: "NameError: name total is not defined"')).toBe(false);
  expect(isAboutGivenText('Is this correct: "The rent is 850 euros"?')).toBe(false);
  expect(isAboutGivenText('"recieve" is spelled wrong in all letters, fix the word "recieve"')).toBe(false);
  expect(isAboutGivenText("「おやすみなさい」は英語で何と言いますか")).toBe(true);
  expect(isAboutGivenText("Wie sagt man „gute Nacht, Ida“ auf Japanisch?")).toBe(true);
});

test("who wants a recipe to be for others doesn't only want a number", () => {
  expect(asksOnlyToCount("Rechne das Rezept in waffeln.md bitte von 4 auf 6 Personen um, gleich dort")).toBe(false);
  expect(asksOnlyToCount("Rechne bitte, um wie viel die Miete gestiegen ist")).toBe(true);
  expect(asksOnlyToCount("Rechne mir die Miete aus")).toBe(true);
});

test.each([
  ["may she upload pictures? tell me why or why not", true],
  ["I need the answer and the reason", true],
  ["Darf ich samstags mähen, und aus welchem Grund nicht?", true],
  ["なぜ休みですか", true],
  ["when was the chimney swept?", false],
  ["for some reason the tap drips, who do I ring?", false],
  ["wie hoch ist die Grundsteuer?", false],
])("whether the reason is wanted: %s", (request, isWanted) => {
  expect(asksForReason(request)).toBe(isWanted);
});
