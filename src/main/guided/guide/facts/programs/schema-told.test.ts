import { expect, test } from "vitest";
import { askedCellIn } from "../entries/asked-cell.ts";
import { schemaTold } from "./schema-told.ts";

const library = `CREATE TABLE books (
  id INTEGER PRIMARY KEY,
  title VARCHAR(120) NOT NULL,
  shelf_mark VARCHAR(12) DEFAULT 'a, b; c',
  mark VARCHAR(4),
  UNIQUE (title, shelf_mark)
);
CREATE TABLE readers (id INTEGER, title VARCHAR(10), notes TEXT);

ALTER TABLE books ALTER COLUMN title TYPE VARCHAR(150), ADD COLUMN blurb CHARACTER VARYING(400);
ALTER TABLE books ALTER COLUMN title TYPE VARCHAR(180);
-- ALTER TABLE books ALTER COLUMN title TYPE VARCHAR(250);  too long
ALTER TABLE readers MODIFY title VARCHAR(20) NOT NULL;
ALTER TABLE readers RENAME COLUMN notes TO remarks;
`;

test.each([
  ["how many characters may the title of a book have by now? schema.sql", "180 length books.title"],
  ["How long can a reader's title be?", "20 length readers.title"],
  ["what's the maximum length of the shelf mark of books", "12 length books.shelf_mark"],
  ["how many letters can a book's blurb have?", "400 length books.blurb"],
  ["Wie lang darf der title bei readers sein?", "20 length readers.title"],
])("the length of a column is told as it is now: %s", (request, told) => {
  const found = schemaTold(library, request);
  const cell = found && "cell" in found ? askedCellIn(found.cell) : null;
  expect(cell && `${cell.value} ${cell.column} ${cell.row}`).toBe(told);
});

test("for other questions it is told how the column is declared", () => {
  expect(schemaTold(library, "may the title of a reader be empty?")).toMatchObject({
    part: "readers.title VARCHAR(20) NOT NULL",
  });
  expect(schemaTold(library, "how long can the remarks of a reader be?")).toMatchObject({
    part: "readers.remarks TEXT",
  });
});

test.each([
  "how many characters may a title have?",
  "how many characters does the file have? schema.sql",
  "how long was the title of a book before?",
  "how long can the notes of a reader be?",
  "how long is each title of the books?",
  "which of the books and readers has the longer title?",
])("nothing is told where it isn't clear: %s", (request) => {
  expect(schemaTold(library, request)).toBeNull();
});

test("nothing is told where a change can't be followed", () => {
  const strange = `${library}\nALTER TABLE books SHUFFLE title;\n`;
  expect(schemaTold(strange, "how many characters may the title of a book have?")).toBeNull();
});
