import { expect, test } from "vitest";
import { withSqlQuotes } from "./sql-quotes.ts";

test("a quote within a word is written twice in SQL, and only there", () => {
  expect(withSqlQuotes("a.sql", String.raw`VALUES ('Don\'t');`)).toBe("VALUES ('Don''t');");
  expect(withSqlQuotes("a.sql", String.raw`LIKE '50\%' ESCAPE '\';`)).toBe(String.raw`LIKE '50\%' ESCAPE '\';`);
  expect(withSqlQuotes("a.py", String.raw`'Don\'t'`)).toBe(String.raw`'Don\'t'`);
});
