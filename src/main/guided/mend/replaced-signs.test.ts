import { expect, test } from "vitest";
import type { Language } from "./program-file.ts";
import { replacedSigns } from "./replaced-signs.ts";

const changed = (program: string, language: Language) =>
  replacedSigns(program.split("\n"), language).map(({ from, old, fresh }) => ({ from, old, fresh }));

test("each place is replaced, and not the first one only", () => {
  expect(
    changed('const slug = (title) =>\n  title\n    .replace(" ", "-")\n    .replace("&", "and");', "javascript"),
  ).toEqual([
    {
      from: 2,
      old: '    .replace(" ", "-")\n    .replace("&", "and");',
      fresh: '    .replaceAll(" ", "-")\n    .replaceAll("&", "and");',
    },
  ]);
  expect(changed('x = x.replace(" ", "_", 1)', "python")).toEqual([
    { from: 0, old: 'x = x.replace(" ", "_", 1)', fresh: 'x = x.replace(" ", "_")' },
  ]);
  expect(changed("x.replace(/ /, '-')", "javascript")).toEqual([]);
  expect(changed("x = x.replace(' ', '_')", "python")).toEqual([]);
});

test("a letter that was forgotten among its like is put with them", () => {
  const chain = 't.replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue")';
  expect(changed(chain, "javascript").map(({ fresh }) => fresh)).toContain(`${chain}.replaceAll("ß", "ss")`);
  expect(changed("LETTERS = {'ä': 'ae', 'ü': 'ue', 'ß': 'ss'}", "python").map(({ fresh }) => fresh)).toContain(
    "LETTERS = {'ä': 'ae', 'ü': 'ue', 'ß': 'ss', 'ö': 'oe'}",
  );
  expect(changed(`${chain}.replaceAll("ß", "ss")`, "javascript")).toEqual([]);
  expect(changed('t.replaceAll("ä", "ae")', "javascript")).toEqual([]);
  expect(changed('t = t.replace("ä", "a").replace("ö", "o").replace("ü", "u")', "python")).toEqual([]);
});

test("both mistakes may be mended at once", () => {
  const [, both] = changed('t.replace("ä", "ae").replace("ö", "oe").replace("ü", "ue")', "javascript");
  expect(both?.fresh).toBe('t.replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue").replaceAll("ß", "ss")');
});
