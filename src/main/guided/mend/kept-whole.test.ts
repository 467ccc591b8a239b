import { expect, test } from "vitest";
import { keptWhole } from "./kept-whole.ts";
import type { Language } from "./program-file.ts";

const changed = (line: string, language: Language) => keptWhole([line], language).map(({ fresh }) => fresh);

test.each<[string, Language, string]>([
  ['const [name, value] = line.split("=");', "javascript", "const [name, value] = line.split(/=(.*)/s);"],
  ['const [name, value] = line.split("=", 2);', "javascript", "const [name, value] = line.split(/=(.*)/s);"],
  ['return line.split(": ")[1];', "javascript", "return line.split(/: (.*)/s)[1];"],
  ['const [title, pages] = line.split(":");', "javascript", "const [title, pages] = line.split(/:(?!.*:)/s);"],
  ["const parts = path.split('/');", "javascript", String.raw`const parts = path.split(/\/(.*)/s);`],
  ["const parts = text.split('.');", "javascript", String.raw`const parts = text.split(/\.(.*)/s);`],
  [
    '  const [day, who, note] = line.split(",");',
    "javascript",
    '  const [day, who, ...rest] = line.split(",");\n  const note = rest.join(",");',
  ],
  ['parts = line.split("=")', "python", 'parts = line.split("=", 1)'],
  ['day, who, note = line.split(",")', "python", 'day, who, note = line.split(",", 2)'],
  ['name = line.split(" ")[0]', "python", 'name = line.rsplit(" ", 1)[0]'],
  ['note = line.split(";")[2]', "python", 'note = line.split(";", 2)[2]'],
  ['value=$(echo "$line" | cut -d= -f2)', "shell", 'value=$(echo "$line" | cut -d= -f2-)'],
  ["awk -F= '{ print $2 }' \"$1\"", "shell", 'awk -F= \'{ print substr($0, index($0, "=") + 1) }\' "$1"'],
])("%s in %s keeps what has the sign in it whole", (line, language, fresh) => {
  expect(changed(line, language)).toContain(fresh);
});

test.each<[string, Language]>([
  ["words = line.split()", "python"],
  ["const signs = word.split(/=/);", "javascript"],
  ['cut -d= -f2- "$1"', "shell"],
  ['# line.split("=")', "python"],
])("%s in %s has nothing to keep", (line, language) => {
  expect(changed(line, language)).toEqual([]);
});
