import { indentOf } from "../../forms/indent.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../../guide/request/words/words.ts";
import { quotedPhrases } from "../../guide/request/words/search-words.ts";
import { changeTo, readsOf } from "./changed-program.ts";
import type { DataReading, ProgramWithData, Twin } from "./data-reading.ts";
import { rowsOf } from "./rows-of.ts";

/** What tells lines that are to be left out, and how a program would see it in a line or in a row. */
type Mark = { isIn(line: string): boolean; line: string | null; cell: { text: string; column: string | null } | null };

const verb = String.raw`(?:skip|ignore|disregard|drop|leave (?:\p{L}+ ){0,4}out)`;
/** It is wished, and not told of the program: "it ignores the refunds" wants them in. */
export const leavesOut = new RegExp(
  [
    String.raw`(?<!\p{L}|(?:n['’]?t|\b(?:not|never)) )(?:should|must|ha(?:s|ve) to|needs? to|ought to|(?:it|them|this|that|script|program|supposed|meant|able|\S\.\w+) to|please|just|simply|(?:can|could) (?:you|it)|make it|let it|have it) (?:(?:just|simply|also|then|please|it|both) ){0,2}${verb}(?!\p{L})`,
    String.raw`(?:^|[.!?;,:]\s+)${verb}(?!\p{L})`,
    String.raw`(?<!\p{L}|n['’]?t |\b(?:not|never) )be (?:skipped|ignored|disregarded|dropped|left out)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:should|must|may|do|are|ought)(?:n['’]?t| not| never) (?:to )?(?:be )?(?:count|counted|included)(?!\p{L}| (?:twice|double|again|more than|as|for|towards|under|among|separately)(?!\p{L}))`,
    String.raw`(?:überspringen|übersprungen werden|ignorieren|ignoriert werden|weglassen|weggelassen werden|auslassen|nicht (?:mit)?(?:ge)?zähl(?:en|t werden))(?!\p{L})`,
    "飛ばして|飛ばすように|無視して|無視するように|除いて|スキップして|スキップするように",
  ].join("|"),
  "imu",
);
/** Others than those that are named, some of them only, or more than that they are left out. */
const saysOtherwise = new RegExp(
  [
    String.raw`(?<!\p{L})(?:that|which|who|whose) (?:(?!should|must)\p{L}+ )?(?:\p{L}+n['’]?t|not)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:n['’]?t|not) (?:start|begin|contain|hav|mark|match)\p{L}*`,
    String.raw`(?<!\p{L})(?:without|except|unless|other than|apart from|all but|only|no|non|lacking|duplicate\p{L}*|repeated|außer|ohne|nur|doppelt\p{L}*|statt)(?!\p{L})`,
    "以外|(?<!いた)だけ|のみ|ない行",
  ].join("|"),
  "iu",
);
const pointsBack =
  /(?<!\p{L})(?:them|they|those|these|such|both|diese|solche|sie|(?:skip|ignore|drop) (?:it|that))(?!\p{L})|それら|これら/iu;
const goesOn = new RegExp(
  [
    String.raw`(?<!\p{L})(?:but|and|then|also|instead(?! of)|after|before|until|above|below|between|behind|from|first|second|last|once|when|if|aber|und|dann|nach|vor|bis|wenn|falls)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:in|for|im|für) (?:(?:the|each|its|den|die|das|dem|jede\p{L}*) )?(?:totals?|sums?|averages?|mean|median|counts?|statistics?|summe|durchschnitt|mittelwert)(?!\p{L})`,
    "てから|その後|さらに|その上",
  ].join("|"),
  "iu",
);
const signs = ["#", "//", "--", "%", "*", ";", "!"];

/** Lines that a request wants left out, by a sign that they begin with, a value in them, or that they are empty; null where it names none that there are. */
export function leftOutLines(request: string, { program, data }: ProgramWithData): DataReading | null {
  const lines = data.text.split("\n");
  const isEnd = (at: number) => at === lines.length - 1 && lines[at] === "";
  const isThere = (mark: Mark) => lines.some((line, at) => !isEnd(at) && mark.isIn(line));
  const marks = telling(request)
    .map((part) => marksIn(part, data.text).filter(isThere))
    .find((found) => found.length > 0);
  if (!marks) return null;
  const without = (out: readonly Mark[]) =>
    lines.filter((line, at) => isEnd(at) || !out.some((mark) => mark.isIn(line))).join("\n");
  const taken = without(marks);
  const isOut = (line: string, at: number) => !isEnd(at) && marks.some((mark) => mark.isIn(line));
  // what is only right for these lines where they stand isn't meant
  const twice = [...lines.slice(0, -1), ...lines.slice(-1).filter((line) => line !== ""), ...lines.filter(isOut), ""];
  const each: Twin[] =
    marks.length < 2
      ? [{ given: twice.join("\n"), taken }]
      : marks.map((mark) => ({ given: without(marks.filter((other) => other !== mark)), taken }));
  return {
    path: data.path,
    twins: [{ given: null, taken }, ...each],
    changes: program.path.endsWith(".py") ? leavingOut(program, marks) : [],
  };
}

/**
 * What a request wants left out, in the sentence that says so, or else with the one before it: "It crashes on TBD. Skip those." None where a sentence
 * says of some of them only, of others, or that more is to be done with them.
 */
function telling(request: string): string[] {
  const sentences = request.split(/(?<=[^\s][.!?]|。)\s+|\n+/u);
  const at = sentences.findIndex((sentence) => leavesOut.test(sentence));
  const sentence = sentences[at] ?? "";
  const others = sentences.filter((other, index) => index !== at && leavesOut.test(other));
  const isOther = (text: string) => saysOtherwise.test(text.replace(leavesOut, " "));
  const [, behind = ""] = sentence.split(leavesOut);
  if (at === -1 || others.length > 0 || isOther(sentence) || goesOn.test(behindMarks(behind))) return [];
  const before = sentences[at - 1];
  return before === undefined || isOther(before) || !pointsBack.test(sentence)
    ? [sentence]
    : [sentence, `${before} ${sentence}`];
}

/** "skip lines with # and the rows with TBD" says two of them, and nothing more. */
function behindMarks(text: string): string {
  return text.replaceAll(
    /(?<!\p{L})(?:and|und) (?=(?:(?:the|all|any|also|die|alle) )*(?:lines?|rows?|entries|blank|empty|comment\p{L}*|zeilen?|leere\p{L}*|["'\u0060#%;!*/-]|\p{Lu}{2})|(?:the|die) \S+ (?:lines?|rows?|ones|entries|zeilen?))/gu,
    " ",
  );
}

function marksIn(request: string, text: string): Mark[] {
  const said = new Set(
    request.match(/(?<!\S)["'\u0060(]?(?:#|\/\/|--|%|\*|;|!)["'\u0060)]?(?=\s|[.,;]|$)/gu)?.map(bare),
  );
  if (/(?<!\p{L})(?:comment(?:s|ed)?|kommentar\p{L}*)(?!\p{L})|コメント/iu.test(request)) {
    const used = signs.find((sign) => text.split("\n").some((line) => line.trimStart().startsWith(sign)));
    if (said.size === 0 && used !== undefined) said.add(used);
  }
  const isEmpty = /(?<!\p{L})(?:blank|empty|leere\p{L}*) (?:lines?|rows?|zeilen?)(?!\p{L})|空(?:の)?行/iu.test(request);
  return [
    ...[...said].map((sign): Mark => ({
      isIn: (line) => line.trimStart().startsWith(sign),
      line: `.lstrip().startswith("${sign}")`,
      cell: null,
    })),
    ...(isEmpty ? [{ isIn: (line: string) => line.trim() === "", line: '.strip() == ""', cell: null }] : []),
    ...valuesIn(request, text),
  ];
}

function bare(sign: string): string {
  return sign.replaceAll(/["'\u0060()]/gu, "");
}

/** Cells that a sentence which wants lines left out says: OVER, "n/a", cancelled. */
function valuesIn(request: string, text: string): Mark[] {
  const table = rowsOf(text);
  if (!table) return [];
  const words = new Set(wordsOf(whatIsLeftOut(request)).filter((word) => word.length > 2 && !isCommonWord(word)));
  const exact = new Set([
    ...(request.match(/(?<![\p{L}\p{N}])[\p{Lu}][\p{Lu}\d/_-]+(?![\p{L}\p{N}])/gu) ?? []),
    ...quotedPhrases(request),
  ]);
  const counts = new Map<string, { column: string; rows: number }>();
  for (const { cells } of table.rows) {
    for (const [at, cell] of cells.entries()) {
      const value = cell.trim();
      const known = counts.get(value);
      counts.set(value, {
        column: known && known.column !== table.columns[at] ? "" : (table.columns[at] ?? ""),
        rows: (known?.rows ?? 0) + 1,
      });
    }
  }
  return [...counts].flatMap(([value, { column, rows }]) => {
    const isSaid = exact.has(value) || isWordOf(value, words);
    return isSaid && rows < table.rows.length ? [valueMark(value, column === "" ? null : column, table.separator)] : [];
  });
}

/** Without why, and without where it stands: "so that the milk is right", "in the list for Berlin". */
function whatIsLeftOut(request: string): string {
  return request
    .replaceAll(/(?<!\p{L})(?:so|because|since|as|damit|weil|da)(?!\p{L})[^.,;:!?\n]*/giu, " ")
    .replaceAll(
      /(?<!\p{L})(?:in|for|from|on|at|by|to|im|für|aus|von|auf|bei) (?:(?:the|our|my|a|den|dem|die|das) )?\p{L}+/giu,
      " ",
    );
}

function isWordOf(value: string, words: ReadonlySet<string>): boolean {
  const own = wordsOf(value);
  return /^\p{L}[\p{L} -]{2,}$/u.test(value) && own.every((word) => [...words].some((said) => isSameNoun(word, said)));
}

function valueMark(value: string, column: string | null, separator: string): Mark {
  const isIn = (line: string) => line.split(separator).some((cell) => cell.trim() === value);
  return { isIn, line: null, cell: { text: value, column } };
}

/** Programs in Python that leave the lines out where they read them, or go through them; with all marks at once. */
function leavingOut({ path, text }: ProgramWithData["program"], marks: readonly Mark[]): DataReading["changes"] {
  const atReading = marks.flatMap(({ line }) => line ?? []);
  const inRows = marks.flatMap(({ cell }) => cell ?? []);
  const readings = atReading.length === 0 ? [text] : linesLeftOut(text, atReading);
  const all = readings.flatMap((read) => (inRows.length === 0 ? [read] : rowsLeftOut(path, read, inRows)));
  return all.flatMap((fresh) => changeTo(path, text, fresh));
}

function linesLeftOut(text: string, conditions: readonly string[]): string[] {
  const said = (name: string) => conditions.map((condition) => name + condition).join(" or ");
  const reader = /(\bcsv\.(?:Dict)?[rR]eader\(\s*)([A-Za-z_]\w*)(?=\s*([,)]))/u;
  const filtered = text.replace(reader, (_, call: string, name: string, behind: string) => {
    const kept = `line for line in ${name} if not ${conditions.length > 1 ? `(${said("line")})` : said("line")}`;
    return behind === ")" ? call + kept : `${call}(${kept})`;
  });
  return [...(filtered === text ? [] : [filtered]), ...afterLoops(text, said)];
}

function rowsLeftOut(path: string, text: string, cells: readonly NonNullable<Mark["cell"]>[]): string[] {
  const byColumn = (name: string) =>
    cells
      .map(({ text: value, column }) =>
        column === null
          ? `${quoted(value)} in ${name}.values()`
          : `${name}[${quoted(column)}].strip() == ${quoted(value)}`,
      )
      .join(" or ");
  const byCells = (name: string) => cells.map(({ text: value }) => `${quoted(value)} in ${name}`).join(" or ");
  const isNamed = cells.some(({ column }) => column !== null && readsOf(column, path).test(text));
  return [...(isNamed ? afterLoops(text, byColumn) : []), ...afterLoops(text, byCells)];
}

/** With a condition at the beginning of each loop in turn, by the name that it gives to what it goes through. */
function afterLoops(text: string, condition: (name: string) => string): string[] {
  const lines = text.split("\n");
  return lines.flatMap((line, at) => {
    const name = /^\s*for\s+([A-Za-z_]\w*)\s+in\s.*:\s*(?:#.*)?$/u.exec(line)?.[1];
    const next = lines[at + 1];
    if (name === undefined || next === undefined || indentOf(next).length <= indentOf(line).length) return [];
    const indent = indentOf(next);
    const fresh = [
      `${indent}if ${condition(name)}:`,
      `${indent}${indentOf(next).slice(indentOf(line).length)}continue`,
    ];
    return [[...lines.slice(0, at + 1), ...fresh, ...lines.slice(at + 1)].join("\n")];
  });
}

function quoted(value: string): string {
  return `"${value.replaceAll(/["\\]/gu, String.raw`\$&`)}"`;
}
