import { expect, test } from "vitest";
import { asSourcesSay } from "./as-sources-say.ts";

const minutes = `# Minutes

- ACTION Rosa: book the stall (until 2 May)
- ACTION Emil: buy seeds, pots and labels (until 10 May)
- ACTION Jun: get two offers (until 15 May)
`;

test("cells of a table that is made of lines are whole", () => {
  const written = "who,what,until\nRosa,book the stall,2 May\nEmil,buy seeds,10 May\nJun,get two offers,15 May\n";
  expect(asSourcesSay("actions.csv", written, [minutes], "pull the actions out")).toBe(
    'who,what,until\nRosa,book the stall,2 May\nEmil,"buy seeds, pots and labels",10 May\nJun,get two offers,15 May\n',
  );
});

test("what a column is called isn't said again in each of its cells", () => {
  const written = "who,until\nRosa,until 2 May\nEmil,until 10 May\nJun,until 15 May\n";
  expect(asSourcesSay("a.csv", written, [minutes], "")).toBe("who,until\nRosa,2 May\nEmil,10 May\nJun,15 May\n");
});

test("a table that has all is written as it was", () => {
  const written = 'who,what\n"Rosa",book the stall\n"Emil","buy seeds, pots and labels"\n"Jun",get two offers\n';
  expect(asSourcesSay("actions.csv", written, [minutes], "")).toBe(written);
});

test("names that begin with what their column is called stay", () => {
  const written = "Team,points\nTeam A,3\nTeam B,4\nTeam C,1\n";
  expect(asSourcesSay("teams.csv", written, ["Team A: 3\nTeam B: 4\nTeam C: 1\n"], "")).toBe(written);
});

test("a note in small letters or in capitals doesn't become a letter's way of writing", () => {
  const notes = ["we meet at anna's house\nPLEASE WATER THE PLANTS\n"];
  const letter = "We meet at Anna's house on Sunday.\nPlease water the plants\n";
  expect(asSourcesSay("letter.txt", letter, notes, "turn notes.txt into a letter")).toBe(letter);
});

test.each([
  ["a row is of no line", "who,what\nRosa,book the stall\nEmil,buy seeds\nFay,write\n"],
  ["there are few rows", "who,what\nRosa,book the stall\nEmil,buy seeds\n"],
])("they stay as they are where %s", (_, written) => {
  expect(asSourcesSay("actions.csv", written, [minutes], "pull the actions out")).toBe(written);
});

test("lines of a source keep their capitals, unless others are wanted", () => {
  const written = '<a href="recipes/pancakes.txt">Fluffy Pancakes</a>\n<a>Pancakes</a>\n';
  const sources = ["Fluffy pancakes\n\n2 eggs\n"];
  expect(asSourcesSay("index.html", written, sources, "a link to each recipe")).toBe(
    written.replace("Fluffy Pancakes", "Fluffy pancakes"),
  );
  expect(asSourcesSay("index.html", written, sources, "a link to each recipe, in title case")).toBe(written);
  expect(asSourcesSay("a.md", "Fluffy pancakes\n", ["fluffy pancakes\n"], "write it down")).toBe("Fluffy pancakes\n");
});
