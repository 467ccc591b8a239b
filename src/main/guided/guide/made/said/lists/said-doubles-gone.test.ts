import { expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidDoublesGoneCalls } from "./said-doubles-gone.ts";

const view = viewOf({
  "readers.txt":
    "Readers of the letter\n\nvera@mail.example\npaul@mail.example\nvera@mail.example\nbo@mail.example\npaul@mail.example",
  "mixed.txt": "ANN@mail.example\nbo@mail.example\nann@mail.example\nann@post.example\nBo@mail.example\n",
  "mixed.csv": "name,town\nAda,Ulm\nada,Ulm\nAda,Bonn\n",
  "guests.csv": "name,table\nAda,1\nBo,2\nAda,1\nAda,2\n",
  "shop.md": "# Shopping\n\nFor Saturday:\n\n- bread\n- bread\n- tea\n",
  "nest.md": "- Fruit\n  - apple\n- Cake\n  - apple\n",
  "quoted.csv": '"a\nb"\n"c\nb"\n',
  "teams.txt": "Teams\n\nAda\nBo\n\nCem\nBo\n",
  "days.txt": "Monday\n- bread\nTuesday\n- bread\n",
  "plan.md": "# Mon\n\n- bread\n\n# Tue\n\n- bread\n- bread\n",
});

async function removed(request: string) {
  const calls = await saidDoublesGoneCalls(request, await view.files(), view);
  return calls.map(({ input }) => [input["line"], input["old_text"], input["new_text"]]);
}

const doublesOfReaders = [
  [6, "bo@mail.example\npaul@mail.example", "bo@mail.example"],
  [5, "vera@mail.example\n", ""],
];

test.each([
  "some people are in readers.txt twice. get rid of the doubles?",
  "Remove the duplicates from readers.txt please",
  "readers.txt has duplicate lines, keep only one of each",
  "in readers.txt stehen manche doppelt, kannst du die doppelten löschen?",
  "readers.txt に重複している行があるので、重複を削除してください",
  "Some people are in readers.txt twice. Can you remove the duplicates but keep the order?",
  "some addresses appear twice in readers.txt, leave just one of each",
  "dedupe readers.txt please, the order should stay the same",
  "remove repeated lines from readers.txt without changing the order",
  "readers.txt: weg mit den Dubletten, die Reihenfolge bleibt",
  "Bitte entferne die doppelten Adressen aus readers.txt, aber die Reihenfolge soll bleiben",
  "readers.txtの重複を消してください。順番はそのままで",
  "readers.txtに同じ人が2回載っています。1人ずつにしてください",
  "remove the duplicate lines in readers.txt, keep the first of each",
])("a line that stands twice stands once: %s", async (request) => {
  expect(await removed(request)).toEqual(doublesOfReaders);
});

test.each([
  "some people are in mixed.txt twice, throw out the doubles? capitals don't matter in an address. the order should stay",
  "remove the duplicates from mixed.txt, ignoring case",
  "Dedupe mixed.txt case-insensitively please, keep the order",
  "Please delete the duplicate addresses in mixed.txt. Upper and lower case make no difference.",
  "Bitte entferne die doppelten Adressen aus mixed.txt, Groß- und Kleinschreibung spielt dabei keine Rolle",
  "in mixed.txt stehen manche doppelt, lösch die doppelten, egal ob groß oder klein geschrieben",
  "mixed.txt の重複を削除してください。大文字と小文字は区別しないでください。順番はそのままで",
])("lines that differ in capitals are the same where that is said: %s", async (request) => {
  expect(await removed(request)).toEqual([
    [5, "Bo@mail.example\n", ""],
    [3, "ann@mail.example\n", ""],
  ]);
});

test("rows that differ in capitals alone", async () => {
  expect(await removed("delete the duplicate rows in mixed.csv, case doesn't matter")).toEqual([[3, "ada,Ulm\n", ""]]);
});

test("a row has to be the same in all its cells", async () => {
  expect(await removed("delete the duplicate rows in guests.csv")).toEqual([[4, "Ada,1\n", ""]]);
});

test("in a list with a heading and something said before it", async () => {
  expect(await removed("shop.md has some things twice, remove the doubles")).toEqual([[6, "- bread\n", ""]]);
});

test.each([
  "which people are in readers.txt twice? remove nobody",
  "remove the duplicates from plan.md",
  "delete the rows in guests.csv with the same name twice",
  "remove duplicate photos, they are listed in readers.txt",
  "Vera is in readers.txt twice, that's right. Remove Bo",
  "remove the duplicates",
  "remove the duplicates in readers.txt but keep the last one of each",
  "remove the duplicates from readers.txt and sort it",
  "remove the duplicates from readers.txt and put them into b.txt",
  "make a copy of readers.txt without duplicates",
  "write a script that removes the duplicates from readers.txt",
  "are there duplicates in readers.txt?",
  "Ada is listed twice in guests.csv, remove one of them",
  "vera@mail.example is in readers.txt twice, take both out",
  "some things are in nest.md twice, get rid of the doubles",
  "remove the duplicate lines from quoted.csv",
  "remove the duplicates from teams.txt",
  "remove the duplicates from days.txt",
  "remove the duplicates from mixed.txt, capitals count",
  "remove the duplicates from mixed.txt, capitals don't matter, keep the ones in capitals",
  "remove the duplicates from mixed.txt, ignoring case, and write them in small letters",
  "remove the duplicates from mixed.csv, capitals don't matter in the name",
  "mixed.txt の重複を削除して、小文字のほうを残してください",
])("nothing is done: %s", async (request) => {
  expect(await removed(request)).toEqual([]);
});
