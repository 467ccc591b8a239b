import type { Table } from "../../../workspace-view.ts";
import { sentencesOf } from "../../request/words/sentences.ts";
import { valuesIn } from "../../request/values/values.ts";
import { withPlainNumber } from "../../request/questions/of-numbering.ts";
import { withoutPurpose } from "../../request/questions/without-purpose.ts";
import { withoutPaths } from "../../request/words/wanted-words.ts";
import { weekdayPlace } from "../../request/dates/weekdays.ts";
import { withoutOtherOne } from "../../request/questions/without-other-one.ts";
import { wholeWord } from "../../request/words/word-pattern.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../../request/words/words.ts";
import { labelAt } from "../tables/said-labels.ts";
import { withoutStruck } from "./struck-out.ts";

/** The one cell that a question asks for: what stands there, under which column, and what its row was known by. */
export type AskedCell = { value: string; column: string; row: string };

const cellLead = "The cell that is asked for:";
/** Who reads it as a sentence has to see all of it. In characters. */
const longestValue = 120;
const longestLabel = 60;

/** What is asked: a kind of thing, by its name where that is said right behind it. */
const questions =
  /(?<!\p{L})(?:who(?:['’]?s|m|se)?|wh(?:at|ich)(?:['’]?s)?|when(?:['’]?s)?|where(?:['’]?s)?|why|how(?: (?:many|much|long|often|far|old))?|wer|wen|wem|wessen|was|welche[rnms]?|wann|wo|warum|wieso|wie(?: ?(?:viele?|lange|oft|weit|alt))?)(?!\p{L})|誰|だれ|何|いつ|どこ|どの|どれ|いくら|なぜ/giu;
const isQuestion = new RegExp(`^(?:${questions.source})$`, "iu");
/** Who needs something, or wants it told, asks for it as well. */
const wishes =
  /^(?:\p{L}+,? )?(?:need|brauche?|(?:i|we)(?:['’]d)? (?:need|want|like|(?:am|are) looking for)|(?:i['’]m|we['’]re) looking for|(?:please |can you |could you )?(?:give|tell|get|find|look up|show)(?: me| us)?|ich (?:brauche|suche|möchte|hätte gern)|wir (?:brauchen|suchen)|(?:bitte )?(?:gib|nenn|sag|such|zeig)e?(?: mir| uns)?)(?!\p{L})/iu;
/** "What time", "in welcher Kiste": the noun says what is asked for. */
const ofNoun =
  /(?<!\p{L})(?:what|which|welche[rnms]?)\s+(?!(?:is|are|was|were|does|do|did|has|have|had|will|would|can|ist|sind|war|hat|haben|of|about)(?!\p{L}))((?:\p{L}+ ){0,2}?\p{L}+)(?= (?:is|are|was|were|does|do|did|has|have|had|will|can|ist|sind|war|waren|hat|haben|kann|on|in|at|for|am|im|of|von|bei|für)(?!\p{L})|[?.,]|$)/iu;
/** Another cell is meant than the one that is named, or more than one. */
export const asksForOther =
  /(?<!\p{L})(?:if|or|and|than|most|least|before|after|until|since|between|not|no|without|except|instead|other|others|else|next|last|previous|swap\p{L}*|replac\p{L}*|cover\p{L}*|chang\p{L}*|add|put|wenn|oder|und|als|meisten|vor|nach|bis|seit|nicht|kein\p{L}*|ohne|außer|statt|andere\p{L}*|nächste\p{L}*|letzte\p{L}*|vorige\p{L}*|tausch\p{L}*|vertr\p{L}*|änder\p{L}*)(?!\p{L})|(?<=\p{L})n['’]t(?!\p{L})|の次|の前|(?<!\p{L})(?:what(?:['’]s| is)? (?:in|inside|on) the|was (?:ist|liegt|steht) (?:in|auf) de[mr])(?!\p{L})|以外|ではない|変更|交代/iu;

/**
 * What a question asks for of a table, told as a fact, where it names one column, and one row by what stands in it to the letter: a small model takes the cell beside it.
 * Empty where either is open, or `beside`, what the file says around the table, speaks of that row as well.
 */
export function askedCell(table: Table, request: string, beside: string): string {
  const whole = questionIn(withoutPaths(withoutPurpose(withPlainNumber(request))));
  const text = withoutOtherOne(whole);
  const [asked = wishes.test(text) ? "what" : undefined, ...more] = text.match(questions) ?? [];
  if (asked === undefined || more.length > 0 || asksForOther.test(text)) return "";
  const [column, ...others] = columnsAsked(table, text);
  if (column === undefined || others.length > 0) return "";
  const found = rowNamed(table, column, text);
  if (!found || beside.split("\n").some((line) => labelAt(found.label, found.of, line) !== null)) return "";
  if (!standsAlone(found, column, table.columns, text)) return "";
  const value = withoutStruck(found.row[column] ?? "", text).trim();
  const name = table.columns[column]?.trim() ?? "";
  const isSaid = wordsOf(value).some((word) => !isCommonWord(word) && wholeWord(word, "iu").test(text));
  // which of several is the other one can't be told
  const isOfSeveral = text !== whole && /[;,、]/u.test(value);
  // what was so before is told by whoever reads all of it
  const isOpen = value === "" || /~~/u.test(value);
  return isOpen || value.length > longestValue || isSaid || isOfSeveral || !isOfKind(value, name, asked, text)
    ? ""
    : cellTold({ value, column: name, row: [found.label, ...found.besides].join(besideLabel) });
}

/** Between all that a question calls a row by. */
const besideLabel = " › ";

/** What a cell's row is known by first: of the others many a row may have one. */
export function labelOfRow({ row }: AskedCell): string {
  return row.split(besideLabel)[0] ?? row;
}

/** Such a fact, of whatever was found for a question. */
export function cellTold({ value, column, row }: AskedCell, lead = cellLead): string {
  return `${lead} ${value} (${column.replaceAll(" of ", hardOf)} of ${row})`;
}

/** An "of" in the name of a column, which isn't the one between that and the row: with blanks that break no line. */
const hardOf = "\u00A0of\u00A0";

/** The one sentence of a request that asks something; all of it where there is none, or several. */
export function questionIn(request: string): string {
  const sentences = sentencesOf(request);
  const asking = sentences.filter((sentence) => /[?？]|か。?$/u.test(sentence));
  const [only, ...others] = asking.length > 0 ? asking : sentences.filter((sentence) => sentence.match(questions));
  return only !== undefined && others.length === 0 ? only : request;
}

/** The cell that such a fact tells; null where a text has none. */
export function askedCellIn(facts: string): AskedCell | null {
  return toldCellIn(facts, cellLead);
}

/** The same behind another lead. */
export function toldCellIn(facts: string, lead: string): AskedCell | null {
  const [, value, column, row] = new RegExp(`^${lead} (.+) \\(([^()]+?) of (.+)\\)$`, "mu").exec(facts) ?? [];
  return value === undefined || column === undefined || row === undefined
    ? null
    : { value, column: column.replaceAll(hardOf, " of "), row };
}

/** The columns whose whole names are said; of `shift` and `night shift` the longer one. */
export function columnsNamed({ columns }: Table, text: string): number[] {
  const said = wordsOf(text);
  const all = columns.map((name) => wordsOf(name).filter((word) => !/^\d+$/.test(word)));
  const isNamed = (index: number) => {
    const own = all[index] ?? [];
    return (
      labelAt(columns[index] ?? "", "", text) !== null ||
      (own.some((word) => !isCommonWord(word)) && own.every((word) => said.some((other) => isSameNoun(word, other))))
    );
  };
  const named = columns.flatMap((_, index) => (isNamed(index) ? [index] : []));
  const isPart = (one: number, other: number) =>
    one !== other && (all[one] ?? []).every((word) => all[other]?.includes(word) === true);
  const longest = named.filter((one) => !named.some((other) => isPart(one, other)));
  // what the first column is called says what its cells are: "the night shift", "水曜日"
  return longest.length > 1 ? longest.filter((index) => index > 0) : longest;
}

/** Of several that are named those that say nothing of which row is meant: the "room" in "room 204" is none that is asked for. */
function columnsAsked(table: Table, text: string): number[] {
  const named = columnsNamed(table, text);
  const isOfRow = (index: number) =>
    table.rows.some((row) => labelAt(row[index] ?? "", table.columns[index] ?? "", text) !== null);
  const asked = named.filter((index) => !isOfRow(index));
  return named.length > 1 && asked.length > 0 ? asked : named;
}

/** `besides`: what stands in other cells of it, and is said as well. */
type RowNamed = { row: readonly string[]; label: string; of: string; besides: readonly string[] };

/** The one row of which most is said: a cell to the letter, or a thing in a cell that lists some. */
function rowNamed({ columns, rows }: Table, column: number, text: string): RowNamed | null {
  const scored = rows.map((row) => {
    const labels = row.flatMap((cell, index) =>
      index === column ? [] : labelsOf(cell).map((label) => ({ label, of: columns[index] ?? "" })),
    );
    return { row, said: labels.filter(({ label, of }) => labelAt(label, of, text) !== null) };
  });
  const most = Math.max(0, ...scored.map(({ said }) => said.length));
  const keys = keyColumns({ columns, rows });
  const isKnown =
    column === 0 || scored.some(({ said }) => said.length === most && said.some(({ of }) => keys.includes(of)));
  const [best, ...others] = most === 0 || !isKnown ? [] : scored.filter(({ said }) => said.length === most);
  const longest = best?.said.toSorted((one, other) => other.label.length - one.label.length)[0];
  if (!best || !longest || others.length > 0) return null;
  const besides = best.said.filter(({ of }) => of !== longest.of).map(({ label }) => label);
  return { row: best.row, ...longest, besides: [...new Set(besides)] };
}

/** What rows are known by: what stands first, and behind a mere number what stands next to it. */
function keyColumns({ columns, rows }: Table): string[] {
  const isNumbered = rows.every(([first = ""]) => !/\p{L}{2}/u.test(first));
  return columns.slice(0, isNumbered ? 2 : 1);
}

/** "Camping tent pegs" are no camping tent, nor is a "red lamp" any lamp: what stands right beside a label has to say nothing, or be known of its row. */
function standsAlone({ row, label, of }: RowNamed, column: number, columns: readonly string[], text: string): boolean {
  const at = labelAt(label, of, text) ?? 0;
  if (weekdayPlace(label) !== null || text.slice(at, at + label.length).toLowerCase() !== label.toLowerCase())
    return true;
  if (/\p{scx=Han}|\p{scx=Katakana}/u.test(label)) return true;
  const [before] = /(?<![\p{L}'’])\p{L}+(?= $)/u.exec(text.slice(0, at)) ?? [];
  const [behind] = /^ \p{L}+/u.exec(text.slice(at + label.length)) ?? [];
  const known = [...columns, ...row].flatMap(wordsOf);
  const isOfDay = valuesIn(label)[0]?.kind === "date" || weekdayPlace(columns[column] ?? "") !== null;
  return [before, behind].every((said) => {
    const word = said?.trim().toLowerCase() ?? "";
    const saysNothing =
      word === "" || isCommonWord(word) || isQuestion.test(word) || (isOfDay && weekdayPlace(word) !== null);
    return saysNothing || known.some((other) => isSameNoun(other, word));
  });
}

/** Who is asked for is seldom called so. */
const personTitle = /^(?:(?:dr|prof|mr|mrs|ms|mx|herr|frau|dipl-ing)\.? )+(?=\p{Lu})/iu;

function labelsOf(cell: string): string[] {
  const items = cell.replace(/^\[(.*)\]$/u, "$1").split(/\s*[,;、]\s*/u);
  return [...new Set([cell, ...items, cell.replace(personTitle, "")])]
    .map((label) => label.replaceAll(/^["'\s*_]+|["'\s*_]+$/gu, ""))
    .filter((label) => label.length > 1 || /\p{scx=Han}/u.test(label))
    .filter((label) => label.length <= longestLabel);
}

/** Whether a cell can be what such a question asks for. */
function isOfKind(value: string, column: string, asked: string, text: string): boolean {
  const [, noun] = ofNoun.exec(text) ?? [];
  if (noun !== undefined) return wordsOf(noun).some((word) => wordsOf(column).some((own) => isSameNoun(own, word)));
  const kind = asked.toLowerCase();
  if (/^(?:why|warum|wieso|なぜ|how|wie|どの|どれ)$/u.test(kind)) return false;
  if (/^(?:how |wie|いくら)/u.test(kind)) return /\d/.test(value);
  if (/^(?:when|wann|いつ)/u.test(kind)) return /\d/.test(value) || weekdayPlace(value) !== null;
  return /^(?:who|we[rnm]|誰|だれ)/u.test(kind) ? /\p{L}/u.test(value) && !/\d/.test(value) : true;
}
