import type { ColumnValues } from "../../../../agent/column-values.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../../request/words/words.ts";
import type { FileEntry, Table, WorkspaceView } from "../../../workspace-view.ts";
import { accessTable } from "../programs/access-log.ts";
import { askedNumberIn, withoutAsked } from "./asked-number.ts";
import { ofRepeats } from "../times/calendar-events.ts";
import { edgeEntry, edgeEntryTold } from "../entries/edge-entry.ts";
import { phraseTold } from "../entries/items-with-phrase.ts";
import { logEntriesWith } from "../entries/log-entries-with.ts";
import { cashBalance } from "./cash-balance.ts";
import { chatFacts } from "./chat-facts.ts";
import { countedApartIn } from "./counted-apart.ts";
import { codeFacts } from "../programs/code-facts.ts";
import { countedTable, logFacts, tableFacts } from "./data-facts.ts";
import { diaryFacts } from "./diary-facts.ts";
import { listTable } from "../tables/list-table.ts";
import { asksForLastOutcome, lastOutcome } from "../programs/last-outcome.ts";
import { itemFacts, textFacts } from "./list-facts.ts";
import { openColumns } from "../rows/open-columns.ts";
import { extensionOf, fileKinds, isOfKind } from "../../files/file-kinds.ts";
import { runningFacts } from "../times/running-times.ts";
import { tableSaid } from "../tables/table-said.ts";
import { asksForTime, timeFacts } from "../times/time-facts.ts";
import { mayAskForNumber } from "../../request/questions/may-ask-for-number.ts";
import { asksForItems, asksForNumber } from "../../request/wishes/request-intent.ts";

/** What can be counted in a file, for who asks for a number; empty where there is nothing. */
export async function fileFacts(path: string, request: string, view: WorkspaceView): Promise<string> {
  const isAsked = asksForLastOutcome(request) && /\.(?:log|txt|out)$/i.test(path);
  const outcome = isAsked ? lastOutcome((await view.text(path)) ?? "", request) : "";
  if (outcome !== "") return outcome;
  const edge = /\.(?:log|txt|out)$/i.test(path) ? edgeEntry(path, (await view.text(path)) ?? "", request) : null;
  if (edge) return edgeEntryTold(edge);
  // of other texts it is asked what they say of it
  if (asksHowOften.test(request) && /\.log$/i.test(path)) {
    const log = (await view.text(path)) ?? "";
    const said = logEntriesWith(log, request);
    return said ? phraseTold(said) : logFacts(log, request);
  }
  const ofCode = isCode.test(path) ? codeFacts(path, (await view.text(path)) ?? "", request) : "";
  if (ofCode !== "") return ofCode;
  const ofTime = asksForTime(request);
  if (!asksForNumber(request) && !asksForLength(request) && !ofTime) return sureFacts(path, request, view);
  const text = (await view.text(path)) ?? "";
  const worked = (ofTime ? runningFacts(text, request) : "") || cashBalance(text, request);
  if (worked !== "") return worked;
  const table = await tableIn(path, request, view);
  if (table) {
    const facts = tableFacts(table, request);
    return isAboutMeasured(request, path, table, text) ? facts : withoutAsked(facts);
  }
  const ofDays = chatFacts(text, request) || diaryFacts(text, request);
  if (ofDays !== "") return ofDays;
  const length = lengthFacts(text, request) || (ofTime ? timeFacts(text) : "");
  if (length !== "") return length;
  const list = listTable(text);
  // how much something costs is said in an entry, and isn't how many there are
  const entries = asksHowMuch.test(request) ? "" : logFacts(text, request);
  return entries || (list ? tableFacts(list, request) : textFacts(text, request));
}

/** For who may ask for a number, or for something else: what was counted of some of the rows or is just what is asked for, else the items. */
async function sureFacts(path: string, request: string, view: WorkspaceView): Promise<string> {
  const table = mayAskForNumber(request) ? await tableIn(path, request, view) : null;
  const facts = table ? tableFacts(table, request) : "";
  if (saysCountsOfSome(facts) || askedNumberIn(facts) !== null || countedApartIn(facts) !== null) return facts;
  return asksForItems(request) ? itemFacts((await view.text(path)) ?? "", request) : "";
}

/** The columns of what is counted in a file that a question may mean some values of; empty where that is no table, or all is clear. */
export async function openColumnsIn(
  path: string,
  request: string,
  view: WorkspaceView,
): Promise<readonly ColumnValues[]> {
  const table = await tableToCount(path, request, view);
  return table ? openColumns(countedTable(table, request).table, request) : [];
}

/** What can be counted of the rows that have these values, besides what a question says of them; empty where no row has them. */
export async function factsOfRows(
  path: string,
  request: string,
  meant: readonly ColumnValues[],
  view: WorkspaceView,
): Promise<string> {
  const table = await tableToCount(path, request, view);
  const facts = table ? tableFacts(table, request, { meant }) : "";
  return saysCountsOfSome(facts) ? facts : "";
}

/** What of a file can be counted by rows: its table, or the lines of one shape that it is made of. Null where it has none. */
export async function tableToCount(path: string, request: string, view: WorkspaceView): Promise<Table | null> {
  return (await tableIn(path, request, view)) ?? listTable((await view.text(path)) ?? "");
}

async function tableIn(path: string, request: string, view: WorkspaceView): Promise<Table | null> {
  const table = await view.table(path);
  // what comes again stands there once
  if (/\.(?:ics|ical)$/i.test(path) && table?.columns.includes(ofRepeats)) return null;
  if (table) return table;
  const text = (await view.text(path)) ?? "";
  return accessTable(text, request) ?? tableSaid(path, text, request);
}

const asksHowMuch =
  /^(?!.*(?<!\p{L})(?:how many|wie ?viele|number of)(?!\p{L})).*(?:(?<!\p{L})(?:how much|wie ?viel)(?!\p{L})|いくら)/isu;

const isCode = /\.(?:pyi?|[cm]?[jt]sx?|go)$/i;

const asksHowOften = /(?<!\p{L})(?:how (?:often|many times)|wie (?:oft|häufig))(?!\p{L})|何(?:回|度)/iu;

/** "How many kilos of honey": a column of kilos may be of something else, where neither the file nor the table speaks of honey. */
function isAboutMeasured(request: string, path: string, { columns, rows }: Table, text: string): boolean {
  const [, thing] = measured.exec(request) ?? [];
  if (thing === undefined || isCommonWord(thing.toLowerCase())) return true;
  const title = /^#{1,6} (.+)$/mu.exec(text)?.[1] ?? "";
  const words = [path, title, ...columns, ...rows.flat()].flatMap(wordsOf);
  return words.some((word) => isSameNoun(word, thing.toLowerCase()));
}

const measured =
  /(?<!\p{L})(?:[Hh]ow (?:many|much) [\p{L}³²]+ of|[Ww]ie ?viele? (?:Kilo|Kilogramm|Gramm|Liter|Meter|Kisten|Flaschen|Säcke)(?= \p{Lu})) (?:the |our )?(\p{L}{3,})/u;

/** Whether a request asks how long a text is. */
export function asksForLength(request: string): boolean {
  return lengths.some(({ asked }) => asked.test(request));
}

const lengths: readonly { asked: RegExp; name: string; parts: RegExp }[] = [
  {
    asked: /\b(?:how many|number of|count the|wie viele) words\b|\bwie viele (?:wörter|worte)\b/iu,
    name: "words",
    parts: /\S+/gu,
  },
  {
    asked: /\b(?:how many|number of) (?:characters|letters)\b|\bwie viele zeichen\b|何文字|文字数/iu,
    name: "characters",
    parts: /[^\r\n]/gu,
  },
  {
    // which lines are meant may be said behind it
    asked:
      /\b(?:how many|number of|count (?:the|all|its)|wie viele|zähle? (?:die|alle)) (?:lines|zeilen)\b(?! (?:that|which|with|where|mention|contain|have|start|begin|end|say|mit|die|in denen))|何行|行数/iu,
    name: "lines",
    parts: /[^\n]*\n|[^\n]+$/gu,
  },
];

function lengthFacts(text: string, request: string): string {
  const asked = lengths.find((length) => length.asked.test(request));
  return asked ? `Counted: ${text.match(asked.parts)?.length ?? 0} ${asked.name}` : "";
}

const fewest = 8;

/** How many files there are of each kind, where there are too many to be counted at a glance. */
export function folderFacts(files: readonly FileEntry[]): string {
  if (files.length < fewest) return "";
  const counts = new Map<string, number>();
  for (const { path } of files) {
    const extension = extensionOf(path);
    const name =
      fileKinds.find((kind) => isOfKind(path, kind))?.name ??
      (extension ? `.${extension.toLowerCase()}` : "without ending");
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const kinds = [...counts].toSorted((one, other) => other[1] - one[1]).slice(0, 6);
  return `In all ${files.length} files: ${kinds.map(([name, count]) => `${count} ${name}`).join(", ")}`;
}

/** Whether these facts are what was counted in a file. */
export function saysCounts(facts: string): boolean {
  return /^(?:.*: )?Counted:/m.test(facts);
}

/** Whether they are what was counted of the rows that a request speaks of. */
export function saysCountsOfSome(facts: string): boolean {
  return /^Counted: \d+ rows, \d+ of them with /m.test(facts);
}

export function saysHowManyFiles(facts: string): boolean {
  return /^In all \d+ files:/m.test(facts);
}
