import { namedDate } from "../../request/dates/request-dates.ts";
import { wantedWords } from "../../request/words/wanted-words.ts";
import { wholeWord } from "../../request/words/word-pattern.ts";
import { isSameNoun, wordsOf } from "../../request/words/words.ts";
import type { CellOfFile, ReadFile } from "./passed-on.ts";

const phone =
  /^(?:phone(?: ?(?:number|no\.?))?|tel(?:\.|ephone)?(?: ?(?:number|no\.?))?|mobile|cell|number|telefon(?:nummer)?|handy(?:nummer)?|nummer|mobil|電話(?:番号)?|携帯)$/iu;
const mail = /^(?:e-?mail(?: ?address)?|mail|e-?mail-?adresse|メール(?:アドレス)?)$/iu;
const asked: readonly { said: RegExp; column: RegExp }[] = [
  {
    said: /(?<!\p{L})(?:phone|telephone|mobile|cell|number|(?:telefon|handy)?nummer)(?!\p{L})|電話番号|番号/iu,
    column: phone,
  },
  { said: /(?<!\p{L})(?:e-?mail|mail address|e-?mail-?adresse)(?!\p{L})|メール/iu, column: mail },
];
const field = String.raw`(?<field>(?:(?:phone|telephone|mobile|cell) )?number|phone|e-?mail(?: address)?|(?:telefon|handy)?nummer|e-?mail-?adresse)`;
/** "The number of the man who mended it in March". */
const ways: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})${field} (?:of|for) (?:the|that) (?:\p{L}+ ){1,3}?(?:who|that|which) (?<deed>[^.?!;\n]+)`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})${field} (?:von|des|der|vom) (?:(?:dem|der|des) )?(?:\p{L}+ ?){1,2}, (?:der|die|das) (?<deed>[^.?!;\n]+)`,
    "iu",
  ),
  /(?<deed>[^。、\n]+?た)(?:人|方|業者)(?:さん)?の(?<field>電話番号|番号|メール(?:アドレス)?)/u,
];
const asksForOther = /(?<!\p{L})(?:not|n['’]t|or|before|after|nicht|oder|vor|nach)(?!\p{L})|以外|ではなく/iu;
const shortestName = 3;

/** Whether a request asks for the number, or the mail, of whoever did something. */
export function asksWhoDidIt(request: string): boolean {
  return ways.some((way) => way.test(request));
}

/**
 * The number, or the mail, of whoever did something in a month: who it was by the one line of that month that speaks of the thing, and the number by a list of people. A small model takes somebody of another year, or
 * of nearly the same name. Null where several lines or people may be meant.
 */
export function whoDidIt(request: string, read: readonly ReadFile[]): readonly [CellOfFile, CellOfFile] | null {
  const groups = ways.map((way) => way.exec(request)?.groups).find((each) => each !== undefined);
  const deed = groups?.["deed"] ?? "";
  const date = namedDate(deed);
  const wanted = asked.find(({ said }) => said.test(groups?.["field"] ?? ""));
  if (!wanted || !date || date.month === null || asksForOther.test(deed)) return null;
  const things = wantedWords(request).filter((word) => word.length > 1 && namedDate(`1 ${word}`) === null);
  const lines = read.flatMap(({ path, text, table }) =>
    table
      ? []
      : text.split(/\r?\n/).flatMap((line) => {
          const own = wordsOf(line);
          const isOfThing = things.some((word) => own.some((other) => isSameNoun(word, other)));
          return isOfThing && namedDate(line)?.month === date.month ? [{ path, line }] : [];
        }),
  );
  const [only, ...others] = lines;
  if (!only || others.length > 0) return null;
  const people = read.flatMap((file) => peopleIn(file, wanted.column, only.line));
  const [found, ...more] = people;
  if (!found || more.length > 0) return null;
  const day =
    only.line
      .replace(/^[\s*•-]+/u, "")
      .split(/[:：]/u)[0]
      ?.trim() ?? "";
  return [
    {
      path: only.path,
      cell: {
        value: found.name,
        column: day,
        row: things.find((word) => only.line.toLowerCase().includes(word)) ?? "",
      },
    },
    found.next,
  ];
}

/** Those of a list of people whose name stands in a line. */
function peopleIn({ path, table }: ReadFile, called: RegExp, line: string): { name: string; next: CellOfFile }[] {
  if (!table) return [];
  const [at, ...others] = table.columns.flatMap((name, index) => (called.test(name.trim()) ? [index] : []));
  if (at === undefined || others.length > 0) return [];
  return table.rows.flatMap((row) => {
    const label = row.find((cell) => /\p{L}{2}|\p{scx=Han}/u.test(cell))?.trim() ?? "";
    const names = (label.match(/\p{Lu}[\p{L}'’-]+|[\p{scx=Han}\p{scx=Katakana}]+/gu) ?? []).filter(
      (name) => name.length >= shortestName || /\p{scx=Han}/u.test(name),
    );
    const name = names.find((each) => wholeWord(each).test(line));
    const value = row[at]?.trim() ?? "";
    const column = table.columns[at]?.trim() ?? "";
    return name === undefined || value === "" ? [] : [{ name, next: { path, cell: { value, column, row: label } } }];
  });
}
