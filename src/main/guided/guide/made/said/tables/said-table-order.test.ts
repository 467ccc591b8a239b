import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidTableOrderCalls } from "./said-table-order.ts";

const files = {
  "quiz.md":
    "# Pub quiz\n\n| Rank | Table | Score |\n| ---: | --- | ---: |\n| 1 | Owls | 31 |\n| 2 | The Kettle | 44 |\n| 3 | Nib | 38 |\n\n## Prizes\n\n| Prize | Value |\n| --- | --- |\n| Cake | 12 |\n| Book | 9 |\n| Mug | 4 |\n",
  "mitglieder.csv":
    "Name;Eintritt;Beitrag\nUhl, Ines;03.05.2019;24,00\nAbt, Jan;17.11.2011;12,00\nDorn, Eva;01.02.2023;24,00\nSumme;;60,00\n",
  "quiz.py": "rows = sorted(rows)\n",
  "books.csv": "no,title,pages\n1,Owl,300\n2,Ash,120\n3,Elm,210\n",
  "役員.csv": "役,氏名,年齢\n会計,山田,61\n会長,佐藤,70\n副会計,林,48\n",
  "売上.csv": "品名,個数,金額\nりんご,3,450\nなし,10,1200\nもも,7,980\n",
};

async function rowsFor(request: string): Promise<unknown[]> {
  const view = viewOf(files);
  const calls = await saidTableOrderCalls(request, await view.files(), view);
  return calls.flatMap(({ input: { new_text: text } }) => (typeof text === "string" ? text.split("\n") : []));
}

const byScore = ["| 1 | The Kettle | 44 |", "| 2 | Nib | 38 |", "| 3 | Owls | 31 |"];
const sum = "Summe;;60,00";
const [uhl, abt, dorn] = ["Uhl, Ines;03.05.2019;24,00", "Abt, Jan;17.11.2011;12,00", "Dorn, Eva;01.02.2023;24,00"];

describe("a table that is to be in order", () => {
  test.each([
    ["Sort quiz.md by score, best first, and renumber the ranks", byScore],
    ["please sort the quiz in quiz.md by score, highest first", byScore],
    ["in quiz.md the prizes should be ordered by value", ["| Mug | 4 |", "| Book | 9 |", "| Cake | 12 |"]],
    ["Sortier die Mitglieder in mitglieder.csv nach Eintritt, die neuesten zuerst", [dorn, uhl, abt, sum]],
    ["mitglieder.csv bitte nach dem Datum in Eintritt sortieren, die neuesten zuerst", [dorn, uhl, abt, sum]],
    ["mitglieder.csv bitte nach Beitrag sortieren", [abt, uhl, dorn, sum]],
    ["quiz.md is a mess, can you sort it by score, highest first? The prizes stay as they are", byScore],
    ["Sort mitglieder.csv by Eintritt, newest first, but keep the sum at the end", [dorn, uhl, abt, sum]],
    ["売上.csvを金額の高い順に並べてください", ["なし,10,1200", "もも,7,980", "りんご,3,450"]],
    ["役員.csvを年齢の高い順に並べてください", ["会長,佐藤,70", "会計,山田,61", "副会計,林,48"]],
    ["売上.csvを金額の高い順に並べ替えていただけますか", ["なし,10,1200", "もも,7,980", "りんご,3,450"]],
    ["sort books.csv by pages and number them from 1 again", ["1,Ash,120", "2,Elm,210", "3,Owl,300"]],
  ])("%s", async (request, rows) => expect(await rowsFor(request)).toEqual(rows));

  test.each([
    ["its numbers may be names", "sort books.csv by pages"],
    ["it isn't said what is best", "sort books.csv by pages, best first, and number them from 1"],
    ["no column is called so", "sort quiz.md by age"],
    ["only some are meant", "sort only the first 2 rows of quiz.md by score"],
    ["more is wanted", "sort quiz.md by score and delete the last row"],
    ["it goes into another file", "write the quiz in quiz.md sorted by score to sorted.md"],
    ["it is to be told", "show me quiz.md sorted by score"],
    ["it is asked", "what does quiz.md look like sorted by score?"],
    ["it isn't wanted", "don't sort quiz.md by score"],
    ["somebody has done so", "I sorted quiz.md by score already"],
    ["somebody does so", "Ich sortiere mitglieder.csv selbst nach Beitrag"],
    ["it is for later", "sort quiz.md by score once Ida has counted them again"],
    ["a program is to do so", "Sort quiz.md by score in quiz.py"],
    ["it is a copy", "sort a copy of quiz.md by score"],
    ["a row stays", "Sort quiz.md by score, but leave the Owls at the top"],
    ["places stay", "sort quiz.md by score, but keep the ranks as they are"],
    ["it is by something else", "sort mitglieder.csv by name length"],
    ["it isn't read which way round", "sort quiz.md by score, boldest first"],
    ["what is oldest may come last", "sort mitglieder.csv by Beitrag, oldest first"],
    ["more is to be done", "mitglieder.csv bitte nach Beitrag sortieren und die ausgetretenen raus"],
    ["the first place isn't that of the fewest points", "put quiz.md in order of score"],
    ["it is the other way round than something", "sort mitglieder.csv by Beitrag in reverse"],
    ["it is shown", "売上.csvを金額の高い順に並べて表示してください"],
  ])("stays as it is where %s", async (_, request) => expect(await rowsFor(request)).toEqual([]));
});
