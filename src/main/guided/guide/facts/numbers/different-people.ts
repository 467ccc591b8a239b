import type { Table } from "../../../workspace-view.ts";
import type { Fitting } from "../rows/rows-that-fit.ts";
import { questionIn } from "../entries/asked-cell.ts";
import { dateColumn } from "../tables/day-of-cell.ts";
import { withoutCountsOnce } from "../../request/questions/counts-once.ts";
import { saidLegends, withoutLegends, wordsOfLegend } from "../../request/questions/said-legend.ts";
import { withoutPurpose } from "../../request/questions/without-purpose.ts";
import { withoutOccasions } from "../../request/questions/said-occasion.ts";
import { unknownWords } from "../../request/questions/unknown-words.ts";
import { withoutPaths } from "../../request/words/wanted-words.ts";
import { isSameStem, wordsOf } from "../../request/words/words.ts";

const asksForDifferentPeople =
  /(?<!\p{L})(?:how many|number of) (?:different|distinct|unique|individual|separate) (?:people|persons|helpers|volunteers|members|players|guests|names|customers|clients|buyers|students|pupils|participants|visitors|donors)(?!\p{L})|(?<!\p{L})wie ?viele (?:verschiedene|unterschiedliche) (?:leute|personen|menschen|helfer\p{L}*|mitglieder|gäste|namen|kunden|kundinnen|käufer\p{L}*|schüler\p{L}*|teilnehmer\p{L}*|besteller\p{L}*|spender\p{L}*)(?!\p{L})|(?:何人の(?:別々の|異なる)人|(?:別々の|異なる)人(?:は|が)何人)/iu;
const ofPersons =
  /^(?:names?|persons?|people|who|helpers?|volunteers?|members?|players?|guests?|employees?|staff|namen?|wer|personen?|helfer(?:in)?|mitglied(?:er)?|gast|gäste|mitarbeiter(?:in)?|customers?|clients?|buyers?|students?|pupils?|participants?|kund(?:e|in)|käufer(?:in)?|besteller(?:in)?|schüler(?:in)?|teilnehmer(?:in)?|氏名|お名前|注文者|購入者|顧客(?:名)?|名前|担当者?|参加者)$/iu;
/** What stands for nobody, in small letters: with a capital it may be somebody's name. */
const nobody =
  /^(?:frei|offen|unbesetzt|leer|niemand|noch offen|free|open|vacant|empty|nobody|none|unfilled|n\/a|tbd|tba|FREI|OFFEN|FREE|OPEN|VACANT|N\/A|TBD|TBA|nicht besetzt|未定|空き|なし|募集中|[?？]+|[-–—]+)$/u;

/** What people do who are on such a list, and how a question is put. */
const saysLittle =
  /^(?:different|distinct|unique|individual|separate|verschiedene|unterschiedliche|people|persons|helpers|volunteers|members|players|guests|names|customers|clients|buyers|students|pupils|participants|visitors|donors|leute|personen|menschen|helfer\p{L}*|mitglieder|gäste|namen|kunden|kundinnen|käufer\p{L}*|schüler\p{L}*|teilnehmer\p{L}*|besteller\p{L}*|spender\p{L}*|many|number|viele|wieviele|help(?:s|ed|ing)?|com(?:e|es|ing)|came|attend\p{L}*|tak(?:e|es|ing)|took|part|join\p{L}*|sign(?:ed)?|turn(?:ed)?|involved|altogether|total|far|signed|entered|helfen|geholfen|hilft|mithelfen|kommen|machen|mitmachen|nehmen|teil|teilnehmen|dabei|insgesamt|bisher|eingetragen|stehen|steht|bei|uns|list|table|liste|tabelle|something|anything|etwas|actually|eigentlich|denn|tell|know|count)$/iu;

/** How many different people there are, in which column they stand, and in which rows somebody does. */
export type DifferentPeople = { count: number; column: string; fitting: Fitting | null };

/**
 * How many different people rows that fit have: who is there twice counts once, and a place that is free is nobody. Null where no one column tells who they are, or a
 * request says more of them.
 */
export function differentPeople(table: Table, fitting: Fitting | null, request: string): DifferentPeople | null {
  const isOnce = countsPeople.test(request) && withoutCountsOnce(request) !== request;
  if (!isOnce && !asksForDifferentPeople.test(request)) return null;
  const [at, ...others] = columnsOfPeople(table);
  if (at === undefined || others.length > 0 || saysMore(table, fitting, request)) return null;
  const column = table.columns[at] ?? "";
  const places = fitting?.places ?? table.rows.map((_, place) => place);
  const valueAt = (place: number) => table.rows[place]?.[at]?.trim().replaceAll(/\s+/gu, " ") ?? "";
  const free = [...new Set(places.map(valueAt).filter((value) => nobody.test(value)))];
  const filled = places.filter((place) => valueAt(place) !== "" && !nobody.test(valueAt(place)));
  const count = new Set(filled.map((place) => valueAt(place).toLowerCase())).size;
  const names = [...(fitting?.names ?? []), ...(free.length > 0 ? [`${column} not ${free.join(" or ")}`] : [])];
  return filled.length === 0 ? null : { count, column, fitting: names.length > 0 ? { names, places: filled } : null };
}

const countsPeople =
  /(?<!\p{L})(?:how many|number of|wie ?viele[rn]?) (?:of (?:the|our|my) )?(?:people|persons|folks|helpers|volunteers|members|players|guests|customers|students|leuten?|personen|menschen|helfer\p{L}*|mitglieder|gäste|kunden|schüler\p{L}*)(?!\p{L})|何人/iu;
const countsDays = /(?<!\p{L})(?:how many|number of|wie ?viele[rn]?) (?:days|dates|tagen?)(?!\p{L})|何日/iu;

/** The column by whose values people or days are counted, where a request asks for how many of these there are; null where it doesn't, or no one column has them. */
export function columnCountedBy(table: Table, request: string): number | null {
  if (countsDays.test(request)) return dateColumn(table);
  const [at, ...others] = countsPeople.test(request) ? columnsOfPeople(table) : [];
  return at !== undefined && others.length === 0 ? at : null;
}

/** The places of the columns that are called so; where nobody named them, of those with nothing but full names. */
function columnsOfPeople({ columns, rows }: Table): number[] {
  const named = columns.flatMap((name, index) => (ofPersons.test(name.trim()) ? [index] : []));
  if (named.length > 0) return named;
  const areNames = (index: number) => rows.every((row) => fullName.test(row[index]?.trim() ?? ""));
  return columns.flatMap((name, index) => (/^part \d+$/.test(name) && areNames(index) ? [index] : []));
}

const fullName = /^\p{Lu}[\p{L}'’.-]*(?: (?:van|von|de|del|der|den|la|le|di|da|zu))*(?: \p{Lu}[\p{L}'’.-]+){1,3}$/u;

const path = /[\p{L}\p{N}_-]+(?=\.[a-z]{1,5}(?![\p{L}\p{N}]))/giu;

/** Who bakes may be some of those that help. */
function saysMore({ columns }: Table, fitting: Fitting | null, request: string): boolean {
  const question = withoutOccasions(
    withoutPaths(questionIn(withoutLegends(withoutPurpose(withoutCountsOnce(request))))),
  );
  const legends = saidLegends(request).filter(({ mark }) => fitting?.names.some((name) => name.endsWith(` ${mark}`)));
  const marked = legends.flatMap((legend) => wordsOfLegend(legend, request));
  const known = [...[...columns, ...(fitting?.names ?? [])].flatMap(wordsOf), ...marked];
  // who has ordered stands in a list of orders
  const named = (request.match(path) ?? []).flatMap(wordsOf);
  const isOfFile = (word: string) => named.some((own) => isSameStem(own, word));
  return unknownWords(question, known, saysLittle).some((word) => !isOfFile(word));
}
