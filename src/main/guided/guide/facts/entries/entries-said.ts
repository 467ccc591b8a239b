import { groupBy } from "../../../../../shared/group-by.ts";
import { stemOf } from "../../../../../shared/path-parts.ts";
import {
  plainLabel,
  type Reading,
  readingOf,
  tokensOf,
  untoldWords,
  withoutLabel,
  withoutWords,
} from "../../request/values/group-words.ts";
import { asksToChange } from "../../request/wishes/request-intent.ts";
import type { GroupChange } from "../../request/values/said-group-change.ts";
import { valuesIn } from "../../request/values/values.ts";
import { isSameNoun } from "../../request/words/words.ts";
import { type AmountEntry, isAmountColumn } from "./amount-entries.ts";

/** Entries that change together, the columns of theirs that a request names, and those that it says to stay. */
export type EntriesSaid = { entries: readonly AmountEntry[]; columns: readonly string[]; kept: readonly string[] };

/** Entries that have one label, by its text in small letters. */
type Named = { name: string; entries: ReadonlySet<AmountEntry> };

/**
 * The entries of a file whose section, group, kind, column or name a change tells, without those that stay. Null where it tells none, where a word of it isn't understood, or where its
 * other clauses may say more.
 */
export function entriesSaid(path: string, all: readonly AmountEntry[], change: GroupChange): EntriesSaid | null {
  const columns = [...new Set(all.flatMap(({ places }) => places.map(({ column }) => column)))];
  const reader = {
    named: namesOf(all),
    columns: columns.filter((name) => name !== ""),
    ofFile: tokensOf(stemOf(path).toLowerCase().replaceAll(/[_-]/gu, " ")),
  };
  const own = said(change.own, reader);
  const isOfColumn = isOfAll.test(change.own) && own.columns.some((name) => isAmountColumn(name, all));
  const meant = own.labels.length === 0 && isOfColumn ? all : joined(own.labels, all, change.own);
  const kept = keptIn(change.kept, all, reader);
  if (!meant || !kept || own.untold.length > 0 || own.columns.some((name) => kept.columns.includes(name))) return null;
  const entries = kept.entries.reduce<readonly AmountEntry[]>((rest, { isOther, staying }) => {
    // "the other drinks stay" is said of a drink
    return isOther && rest.every((entry) => staying.includes(entry))
      ? rest
      : rest.filter((entry) => !staying.includes(entry));
  }, meant);
  const areStories = change.besides.every((clause) => isStory(clause, entries, reader));
  return entries.length > 0 && areStories && isOnce(own.labels, entries, change.own)
    ? { entries, columns: own.columns, kept: kept.columns }
    : null;
}

type Kept = { columns: readonly string[]; entries: readonly { isOther: boolean; staying: readonly AmountEntry[] }[] };

/** What the clauses that tell what stays are about; null where it isn't understood, or isn't as they say. */
function keptIn(clauses: readonly string[], all: readonly AmountEntry[], reader: Reader): Kept | null {
  const read = clauses.map((clause) => {
    const { labels, columns, untold } = said(clause.replaceAll(stays, " "), reader);
    const staying = labels.length > 0 ? joined(labels, all, clause) : [];
    const isKnown = untold.every((word) => /^\d/u.test(word)) && staying !== null && saysPresent(clause, staying);
    return isKnown ? { columns, isOther: isElse.test(clause), staying } : null;
  });
  const known = read.filter((each) => each !== null);
  return known.length < read.length ? null : { columns: known.flatMap(({ columns }) => columns), entries: known };
}

const isOfAll = /(?<!\p{L})(?:all|each|every\p{L}*|column|alle[nrs]?|jede\p{L}*|spalte)(?!\p{L})|全部|すべて|全て|列/iu;
const isElse = /(?<!\p{L})(?:others?|rest|else|sonst|andere\p{L}*|übrige\p{L}*)(?!\p{L})|他|ほか|それ以外/iu;
const stays =
  /(?<!\p{L})(?:stays?|remains?|keeps?|leave|fine|same|unchanged|untouched|alone|still|layout|format\p{L}*|names?|not|n['’]t|don['’]?t|doesn['’]?t|do|does|touch|touching|changing|we|i|us|wir|ich|uns|without|except|but|aber|others?|rest|else|nothing|anything|theirs?|unaffected|bleib\p{L}*|gleich|so|wie|nicht|nichts|außer|ohne|sonst|andere\p{L}*|übrige\p{L}*|unverändert|lass\p{L}*|bisher\p{L}*|alten?|their|old|bei|ist|sind|was|were|war)(?!\p{L})|他|以外/giu;

type Reader = { named: readonly Named[]; columns: readonly string[]; ofFile: readonly string[] };
type Said = { labels: readonly Named[]; columns: readonly string[]; untold: readonly string[] };

function said(clause: string, { named, columns, ofFile }: Reader): Said {
  const reading = readingOf(clause);
  const exact = (name: string) => Number(withoutMarks(clause).includes(withoutMarks(name)));
  const ordered = named.toSorted(
    (one, other) => exact(other.name) - exact(one.name) || other.name.length - one.name.length,
  );
  const step = read(ordered, ({ name }) => name, reading);
  const ofColumns = read(columns, (name) => name, step.rest);
  // who says drinks means the hot drinks and the cold drinks
  const heads = untoldWords(withoutWords(ofFile, ofColumns.rest)).map((word) => ({
    word,
    named: withHead(word, named),
  }));
  const told = heads.filter((head) => head.named.length > 0);
  const union = told.map(({ word, named: some }) => ({
    name: word,
    entries: new Set(some.flatMap(({ entries }) => [...entries])),
  }));
  const rest = withoutWords([...ofFile, ...told.map(({ word }) => word)], ofColumns.rest);
  // a column whose name says no more than any word for an amount is said as well
  const amounts = columns.filter((name) => {
    const own = tokensOf(plainLabel(name.replaceAll("_", " ")));
    return own.length > 0 && own.every((word) => reading.tokens.some(({ text }) => isSameNoun(text, word)));
  });
  return {
    labels: [...step.found, ...union],
    columns: [...new Set([...ofColumns.found, ...amounts])],
    untold: untoldWords(rest),
  };
}

function withoutMarks(text: string): string {
  return ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
}

function read<Of>(all: readonly Of[], nameOf: (each: Of) => string, reading: Reading): { found: Of[]; rest: Reading } {
  const found: Of[] = [];
  const rest = all.reduce((left, each) => {
    const without = withoutLabel(nameOf(each), left);
    if (without) found.push(each);
    return without ?? left;
  }, reading);
  return { found, rest };
}

/** The groups whose names end in a word: a heading or a key, of which there may be several kinds. */
function withHead(word: string, named: readonly Named[]): Named[] {
  return named.filter(({ name, entries }) => {
    const own = tokensOf(name.replaceAll("_", " "));
    const isGroup = [...entries].some(({ labels }) =>
      labels.some(({ kind, text }) => kind === "heading" && plainLabel(text) === name),
    );
    return isGroup && own.length > 1 && isSameNoun(word, own.at(-1) ?? "");
  });
}

function namesOf(all: readonly AmountEntry[]): Named[] {
  const pairs = all.flatMap((entry) => entry.labels.map(({ text }) => ({ name: plainLabel(text), entry })));
  const groups = groupBy(
    pairs.filter(({ name }) => name !== ""),
    ({ name }) => name,
  );
  return [...groups].map(([name, own]) => ({ name, entries: new Set(own.map(({ entry }) => entry)) }));
}

const isJoined = /(?<!\p{L})(?:and|und|sowie|plus|both|beide\p{L}*)(?!\p{L})|[&/+,]|[とや、]/iu;

/** The entries of several labels: those of the innermost one, of both, or, where they are joined, of either. Null where it isn't clear. */
function joined(labels: readonly Named[], all: readonly AmountEntry[], clause: string): readonly AmountEntry[] | null {
  const sets = labels.map(({ entries }) => entries);
  const telling = sets.filter((one) => one.size < all.length || sets.length === 1);
  const inner = telling.filter((one) => !telling.some((other) => other.size < one.size && isWithin(other, one)));
  if (inner.length === 0) return null;
  const areApart = inner.every((one, place) =>
    inner.slice(place + 1).every((other) => [...one].every((entry) => !other.has(entry))),
  );
  if (areApart && inner.length > 1) {
    if (!isJoined.test(clause) || inner.length < telling.length) return null;
    return all.filter((entry) => inner.some((one) => one.has(entry)));
  }
  // "hot and cold drinks": whether both or either is meant
  if (inner.length > 1 && isJoined.test(clause)) return null;
  return all.filter((entry) => inner.every((one) => one.has(entry)));
}

function isWithin<Of>(some: ReadonlySet<Of>, more: ReadonlySet<Of>): boolean {
  return [...some].every((each) => more.has(each));
}

/** Whether each heading that is said stands only once over what is meant, and what is an item of several lists is meant in all of them. */
function isOnce(labels: readonly Named[], entries: readonly AmountEntry[], clause: string): boolean {
  return labels.every(({ name }) => {
    const named = entries.flatMap(({ labels: own, places }) =>
      own.flatMap((label) =>
        plainLabel(label.text) === name ? [{ ...label, isListed: places[0]?.column === "" }] : [],
      ),
    );
    const headings = named.filter(({ kind }) => kind === "heading");
    const items = named.filter(({ kind, isListed }) => kind === "own" && isListed);
    return new Set(headings.map(({ at }) => at)).size < 2 && (items.length < 2 || isOfAll.test(clause));
  });
}

/** Whether a number in a clause that tells what stays is what is there. */
function saysPresent(clause: string, entries: readonly AmountEntry[]): boolean {
  const present = entries.flatMap(({ places }) => places.flatMap(({ text }) => valuesIn(text)));
  return valuesIn(clause).every(
    ({ amount, kind }) => kind !== "number" || present.some((value) => value.amount === amount),
  );
}

const saysMore =
  /\d|(?<!\p{L})(?:also|too|as well|already|except|only|then|round\p{L}*|total\p{L}*|sum|auch|ebenso|schon|bereits|nur|dann|rund\p{L}*|gerundet|summe\p{L}*|gesamt\p{L}*|if|wenn|falls|unless|undo|revert|back|yesterday|last|gestern|letzte\p{L}*|zurück|rückgängig)(?!\p{L})|合計|四捨五入|切り|もう|すでに|も[、。]?$/iu;

/** Whether a clause only asks for it, or only tells why: it says no number, no other deed, and nothing of what isn't meant. */
function isStory(clause: string, entries: readonly AmountEntry[], reader: Reader): boolean {
  if (saysMore.test(clause)) return false;
  const { labels, untold } = said(clause, reader);
  const isOfThese = labels.every(
    (label) =>
      entries.every((entry) => label.entries.has(entry)) ||
      [...label.entries].every((entry) => entries.includes(entry)),
  );
  return isOfThese && (untold.length === 0 || !asksToChange(clause));
}
