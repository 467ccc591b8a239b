import type { Table } from "../../../workspace-view.ts";
import { withoutExclusions } from "../../request/questions/said-exclusions.ts";
import { unknownWords } from "../../request/questions/unknown-words.ts";
import { withoutPaths } from "../../request/words/wanted-words.ts";
import { wordsOf } from "../../request/words/words.ts";
import { numberColumns } from "../tables/number-column.ts";
import { type Fitting, rowsThatFit } from "../rows/rows-that-fit.ts";

const percent = String.raw`(?:percent(?:age)?|per cent|share|proportion|prozent|prozentsatz|anteil)`;
const asking = new RegExp(
  String.raw`(?<!\p{L})(?:what(?:['’]s| is)?(?: the)?|which|how many|how big a|how large a|wie ?viele?|welche[rn]?|wie hoch ist der) ${percent}(?!\p{L})|何\s?(?:パーセント|[%%])|割合`,
  "iu",
);
/** How much more something has become is another share, and so is the share of a sum. */
const asksForOther =
  /(?<!\p{L})(?:more|less|fewer|higher|lower|cheaper|dearer|rise|rose|risen|grown?|grew|fell|fallen|increased?|decreased?|discount|tax|vat|interest|each|every|per(?! cent)|average|mehr|weniger|höher|niedriger|teurer|billiger|gestiegen|gesunken|rabatt|steuer|zinsen|jede\p{L}*|je|pro|durchschnitt\p{L}*)(?!\p{L})|増|減|割引|それぞれ|ごと|平均/iu;
const ofAmounts =
  /(?<!\p{L})(?:spen[dt]|spending|budget|money|income|revenue|sales|turnover|costs?|expenses|hours|time|total|sum|weight|ausgegeben|ausgaben|geld|einnahmen|umsatz|kosten|stunden|zeit|gesamt\p{L}*|summe)(?!\p{L})|支出|売上|金額|費用|時間/iu;
/** "Of the members with a boat …": all there is of what is asked. */
const verb = String.raw`(?:is|are|was|were|has|have|had|do|does|did|can|could|want(?:s|ed)?|would|will|said|say|ch(?:oose|ose)|took|take|picked|voted|prefer(?:red)?|like[d]?|came|come|live[d]?|paid|pay|play(?:s|ed)?|go|went|need(?:ed|s)?|ist|sind|war|waren|hat|haben|hatte[n]?|kann|können|wollen|will|möchten|sagen|wähl(?:en|ten)|kommen|kamen|wohnen|zahlen|spielen|brauchen|nehmen|mögen)`;
const baseWays: readonly RegExp[] = [
  new RegExp(
    String.raw`${percent} (?:of|der|des|von|aller|unserer|meiner) ([^,;?!]*?(?= (?:that |who |which )?${verb}(?!\p{L}))|(?:(?:the|all|our|my) )?\p{L}+)`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:of|among|von|unter) ([^,;?!]*?),? (?=(?:what|which|how many|wie ?viele?|welche[rn]?) ${percent})`,
    "iu",
  ),
  /(?<=^|[、。は])([^、。は]*?)のうち/u,
];
/** Whoever said nothing doesn't count where a request asks of those who did. */
const ofAnswered =
  /(?<!\p{L})(?:(?:who|that|which) (?:have |has |had )?(?:answered|replied|responded|voted|chose|said anything)|(?:of|among) (?:the |all )?(?:answers|replies|responses|votes)|(?:without|not counting|excluding|ignoring|leave out|leaving out) [^.,;?!]{0,30}(?:blanks?|empty|no answer|unanswered|didn['’]t answer|haven['’]t answered)|(?:die|der) (?:geantwortet|abgestimmt) (?:haben|hat)|(?:ohne|nicht) [^.,;?!]{0,30}(?:leere?n?|enthaltung\p{L}*|antwort))(?!\p{L})|(?:回答|投票)した|(?:未回答|無回答|空欄)[^、。]*(?:除|含め(?:ない|ず)|数えない)/iu;

/** Of how many rows a request asks what part of them is of one kind, and which part that is. */
export type AskedShare = { value: string; of: string; fitting: Fitting };

/**
 * What part of the rows a request asks for: of all rows, or of those that it names first, and of those with an answer where it says so. Null where amounts are to be
 * compared, where it isn't clear of which rows a part is asked, or whether those with no answer count.
 */
export function askedShare(table: Table, said: string): AskedShare | null {
  const request = withoutPaths(said);
  if (!asking.test(request) || asksForOther.test(request)) return null;
  const base = baseIn(request);
  const before = request.slice(0, asking.exec(request)?.index ?? 0);
  if (ofAmounts.test(withoutExclusions(request).meant)) return null;
  const all = rowsThatFit(table, /[\p{Script=Hiragana}]/u.test(request) ? base : `${before} ${base}`, "tell");
  const both = rowsThatFit(table, withoutAnswered(request), "tell");
  const own = both?.names.filter((name) => all?.names.includes(name) !== true) ?? [];
  const [part = "", ...more] = own;
  const column = table.columns.findIndex((name) => name !== "" && part.startsWith(`${name} `));
  if (!both || own.length === 0 || more.length > 0 || column === -1) return null;
  if (saysMore(base, all?.names ?? [])) return null;
  if (all?.names.some((name) => !both.names.includes(name)) === true || mayBeOfAmounts(table, both, base)) return null;
  const isEmpty = (place: number) => (table.rows[place]?.[column]?.trim() ?? "") === "";
  const within = all?.places ?? table.rows.map((_, place) => place);
  const answered = ofAnswered.test(request) ? within.filter((place) => !isEmpty(place)) : within;
  const counted = both.places.filter((place) => answered.includes(place));
  if (answered.length === 0 || answered.some(isEmpty)) return null;
  const names = [
    ...(all?.names ?? []),
    ...(answered.length < within.length ? [`${table.columns[column]} filled in`] : []),
  ];
  const value = `${Number(((100 * counted.length) / answered.length).toFixed(1))}% (${counted.length} of ${answered.length})`;
  return { value, of: part, fitting: { names, places: answered } };
}

/** A request without what it says of those who gave an answer. */
export function withoutAnswered(request: string): string {
  return request.replaceAll(new RegExp(ofAnswered.source, "giu"), " ");
}

function baseIn(request: string): string {
  const base = baseWays.map((way) => way.exec(request)?.[1]).find((said) => said !== undefined) ?? "";
  return /(?<!\p{L})(?:and|or|und|oder)(?!\p{L})/iu.test(base) ? "" : base;
}

const people =
  /^(?:people|persons?|members?|guests?|kids?|children|pupils?|students?|players?|customers?|families|employees|volunteers?|leute|personen|mitglieder|gäste|kinder|schüler|spieler|kunden|familien|mitarbeiter|helfer)$/iu;

/** "Of the regular members" means some that no column tells; what the rows are may be called by one word that none has. */
function saysMore(base: string, names: readonly string[]): boolean {
  const unknown = unknownWords(withoutAnswered(base), names.flatMap(wordsOf), people);
  const isOfPeople = wordsOf(base).some((word) => people.test(word));
  return isOtherKind.test(base) || (!/\p{scx=Han}/u.test(base) && unknown.length > (isOfPeople ? 0 : 1));
}

const isOtherKind = /(?<!\p{L})(?:new|old|neuen?|alten?|other|anderen?|not|nicht)(?!\p{L})/iu;

/** A table of amounts has shares of them as well; of people it is asked how many they are. */
function mayBeOfAmounts({ columns, rows }: Table, { names }: Fitting, base: string): boolean {
  const cells = columns.map((name, index) => ({ name, cells: rows.map((row) => row[index]?.trim() ?? "") }));
  const isKnown = (name: string) => names.some((each) => each.startsWith(`${name} `));
  const amounts = numberColumns(cells).filter(({ name, isReading }) => !isReading && !isKnown(name));
  return amounts.length > 0 && !wordsOf(base).some((word) => people.test(word)) && !/人/u.test(base);
}
