import { valuesIn } from "../../request/values/values.ts";
import { weekdayPlace } from "../../request/dates/weekdays.ts";
import { isSameNoun, wordsOf } from "../../request/words/words.ts";
import { type AskedCell, cellTold, toldCellIn } from "./asked-cell.ts";
import { calledShort } from "./called-short.ts";
import { factQuestion, type FactQuestion, withPlainJourney } from "./fact-question.ts";
import { areSaid, fieldsAsked, withoutOtherWords } from "./fields-asked.ts";
import { leavesOver } from "./leaves-over.ts";
import { labelAt } from "../tables/said-labels.ts";
import { withoutStruck } from "./struck-out.ts";
import type { Entry, EntryField } from "./told-entries.ts";

/** What stands before what is asked for where nothing of the question is left over. */
export const entryLead = "What is asked for of an entry:";
/** Who reads it as a sentence has to see all of it. In characters. */
const longestValue = 100;
/** What a text says of a value that isn't so any more, or not as it stands there. */
export const saysOther =
  /(?<!\p{L})(?:now|moved?|since|changed|no longer|replaced|instead|retired|cancell?ed|swapped|extended|postponed|wrong|outdated|formerly|corrected|jetzt|nun|seit|umgezogen|geändert|ersetzt|statt|storniert|abgesagt|verlängert|verschoben|falsch|veraltet|getauscht)(?!\p{L})|変更|延長|延期|訂正|中止|移動/iu;
const saysOtherAmount =
  /\d|[½¼¾]|(?<!\p{L})(?:less|more|half|rest|instead|double|twice|without|no|weniger|mehr|halb\p{L}*|hälfte|statt|ohne|kein\p{L}*|doppelt\p{L}*)(?!\p{L})|減|増|多め|少なめ|半/iu;

/** What is told of an entry, and how a request called that. */
export type EntryTold = { told: string; said: string };

/**
 * What a request asks of one entry of a file, told as a fact, where nothing of the question is left over: each word is of what the entry is called, of the names that it stands
 * under, of the file (`place`) or of the fields, or only asks. Null otherwise, and where several entries may be meant.
 */
export function entryTold(entries: readonly Entry[], place: string, request: string): EntryTold | null {
  const question = factQuestion(request);
  if (!question) return null;
  const firsts = entries.flatMap(({ first }) => (first ? [first.value] : []));
  const named = entries.flatMap((entry) => namedAs(entry, firsts, question.text, request) ?? []);
  const whole = named.filter(({ isShort }) => !isShort);
  const called = whole.length > 0 ? whole : named;
  const most = Math.max(0, ...called.map(({ words }) => words));
  const [found, ...others] = called
    .filter(({ words }) => words === most)
    .flatMap((each) => foundIn(each, question, place, request) ?? []);
  return found && others.length === 0 ? found : null;
}

/** Whether a question may mean one of these entries: it says nothing that isn't of it. */
export function mayMean(entries: readonly Entry[], place: string, request: string): boolean {
  const question = factQuestion(request);
  if (!question) return true;
  return entries.some((entry) => {
    const named = namedAs(entry, [], question.text, request);
    return named !== null && !leavesMore(question, named, entry.fields, place);
  });
}

/** What such a fact tells; null where a text has none. */
export function entryToldIn(facts: string): AskedCell | null {
  return toldCellIn(facts, entryLead);
}

type Named = { entry: Entry; said: readonly string[]; known: ReadonlySet<EntryField>; words: number; isShort: boolean };

/** What a question calls an entry: by all words of a key, by values, or by the beginning of its first value. */
function namedAs(entry: Entry, firsts: readonly string[], text: string, request: string): Named | null {
  const { keys, first, fields } = entry;
  const own = keys.filter((key) => areSaid(withPlainJourney(key), text));
  const valued =
    keys.length > 0 ? [] : fields.flatMap((field) => saidOf(field, text).map((value) => ({ field, value })));
  const short = first && valued.length === 0 ? calledShort(first, firsts, text, request) : null;
  const said = [...own, ...valued.map(({ value }) => value), ...(short === null ? [] : [short])];
  if (said.length === 0) return null;
  const known = new Set([...valued.map(({ field }) => field), ...(first && short !== null ? [first] : [])]);
  const around = entry.around.filter((name) => areSaid(withPlainJourney(name), text));
  return { entry, said, known, words: [...said, ...around].flatMap(wordsOf).length, isShort: short !== null };
}

/** The values of a field that a text has; it may list some. */
function saidOf({ name, value }: EntryField, text: string): string[] {
  return value.split(/\s*[,;、]\s*/u).filter((each) => labelAt(each, name, text) !== null);
}

function foundIn(named: Named, question: FactQuestion, place: string, request: string): EntryTold | null {
  const { entry, said, known } = named;
  const open = entry.fields.filter((field) => !known.has(field));
  const asked = fieldsAsked(entry, open, said, question);
  const isOnce = new Set(asked.map(({ name }) => name)).size === asked.length;
  if (asked.length === 0 || !isOnce || leavesMore(question, named, asked, place)) return null;
  const values = asked.map(({ name, value }) => ({ name, value: withoutStruck(value, request).trim() }));
  if (!values.every(({ value }) => isWhole(value)) || !values.some(({ value }) => isOfKind(value, question.kind)))
    return null;
  if (isDoubted(entry, asked, open)) return null;
  const [only, ...more] = values;
  const value = only && more.length === 0 ? only.value : values.map(withName).join(", ");
  const column = values.map(({ name }) => name.replaceAll(/[()]/g, "")).join(", ");
  return { told: cellTold({ value, column, row: labelOf(named) }, entryLead), said: said[0] ?? "" };
}

/** How an entry is told of: by the number that it was asked for by, or by its name. */
function labelOf({ entry, known }: Named): string {
  const number = [...known].find(({ value }) => /^\d+$/.test(value));
  return number && entry.first && !known.has(entry.first) ? `${number.name} ${number.value}` : entry.label;
}

function withName({ name, value }: EntryField): string {
  return value.includes(name) ? value : `${name} ${value}`;
}

function isWhole(value: string): boolean {
  return value !== "" && value.length <= longestValue && !/~~|\n|<\/?(?:del|s|strike)>/iu.test(value);
}

/** Whether something else that is said of an entry may be of these fields: a remark, "take less sugar next time". */
function isDoubted({ rest }: Entry, asked: readonly EntryField[], open: readonly EntryField[]): boolean {
  const isAbout = ({ name }: EntryField, line: string) =>
    wordsOf(name).some((word) => wordsOf(line).some((other) => isSameNoun(other, word)));
  return (
    asked.some((field) => rest.some((line) => isAbout(field, line) && saysOtherAmount.test(line))) ||
    open.some((field) => !asked.includes(field) && saysOther.test(field.value))
  );
}

function isOfKind(value: string, kind: FactQuestion["kind"]): boolean {
  if (kind === "when") return valuesIn(value).length > 0 || weekdayPlace(value) !== null;
  if (kind === "who") return /\p{L}/u.test(value) && !/\d/.test(value);
  return kind === "what" || /[\d½¼¾⅓⅔]/u.test(value);
}

/** Whether a question says more than what an entry with these fields, and the file, are called. */
function leavesMore(
  question: FactQuestion,
  { entry, said, known }: Named,
  fields: readonly EntryField[],
  place: string,
): boolean {
  const names = [...fields, ...known].map(({ name }) => name);
  const around = [...entry.keys, ...entry.around].map(withPlainJourney);
  return leavesOver(withoutOtherWords(question, names), [...said, ...around, ...names, place]);
}
