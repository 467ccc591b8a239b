import { describe, expect, test } from "vitest";
import {
  addressee,
  asksAboutHistory,
  asksForNumber,
  asksToChange,
  asksToRun,
  asksToWrite,
  isQuestion,
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
      "to make something",
      asksToWrite,
      ["Write a poem to poem.md", "Save it as a.md", "Erstelle eine Liste", "リストを作って"],
      ["What is in a.md?", "Wie spät ist es?"],
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
      ],
      ["Write a text", "Add oats"],
    ],
    [
      "for it in all places",
      wantsEverywhere,
      ["Rename it everywhere", "in all files", "überall", "すべて置き換えて"],
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
        "The page is broken",
        "Behebe den Fehler",
        "バグを直して",
        "sum.py says '35', right would be '33'",
        "nights.js prints 4, but there are 6",
        "`python3 -m unittest test_box` doesn't pass, something in box.py must be off. put it right",
        "bash rota.sh 08 only gives me an odd message. please sort it out in the script",
        "standings.py dies with a ValueError",
        "shifts.py still has bugs",
      ],
      ["Add tea to the list", "Wie viele Zeilen?", "Fix the typos in a.md", "Korrigiere die Rechtschreibfehler"],
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

describe("a question", () => {
  test.each([
    ["What is in a.md?"],
    ["how many photos are there"],
    ["Please tell me who Anna is"],
    ["Wie viele Zeilen hat a.md?"],
    ["Wer ist Anna"],
    ["on which port does it listen? i set that somewhere"],
    ["From when is the new price valid"],
    ["for the report: what time did run 7 start? it's in the log"],
    ["合宿の集合時間は何時になりましたか？どこかに書いてあるはずです"],
    ["誰ですか"],
    ["いつからか教えてもらえますか"],
    ["when does it open"],
    ["Could it be that the oven is broken?"],
    ["Can the dog have cheese?"],
    ["look at the log and say what went wrong"],
    ["Stellt er das aus?"],
    ["Wann bringen sie das Sofa?"],
    ["Wie lange machen sie Pause laut plan.md?"],
    ["i need the tracking number of the floor lamp"],
    ["priya is on holiday, who do i ring about an invoice and whats the extension"],
    ["for the sports day i need the number of members per section from members.csv please"],
    ["ich brauche mal die telefonnummer vom tierarzt"],
  ])("is '%s'", (request) => {
    expect(isQuestion(request)).toBe(true);
  });

  test.each([
    ["Add oats to the list"],
    ["Can you add oats to the list?"],
    ["Could you please delete the line?"],
    ["where is the tea? add it to the list"],
    ["部費を700円に変更してもらえますか？"],
    ["音源をパート別のフォルダに移してもらえますか。メモは今の場所のままで"],
    ["When I run `node --test` two tests are red. The tests are right, so split.js has to be put in order"],
    ["Kannst du den Titel ändern?"],
    ["Mo Lang hat eine neue Nummer. Trägst du die bitte in liste.csv ein? Die alte kann weg"],
    ["Legst du mir eine Datei dafür an?"],
    ["Lösche die Zeile"],
    ["From July it costs 52. Can the new price go everywhere we show it: price list, site?"],
    ["could the title of plan.md be changed to Plan B?"],
    ["happy new year! the notices should say 2025 now, in index.html"],
    ["Write a poem"],
    ["i need the number of members per section in totals.csv"],
    ["the sum in total.js is wrong, what is broken there"],
  ])("isn't '%s'", (request) => {
    expect(isQuestion(request)).toBe(false);
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
