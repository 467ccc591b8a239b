import type { FileEntry, Table, WorkspaceView } from "../../../workspace-view.ts";
import { baseName, folderOf } from "../../../../../shared/path-parts.ts";
import { papersThatHold } from "../files/papers-that-hold.ts";
import { billsTogether } from "./bills-together.ts";
import { tableFacts } from "./data-facts.ts";
import { saysCountsOfSome } from "./file-facts.ts";
import { type FileOfRecords, recordsOf } from "../tables/records-of-files.ts";
import { filesInScope } from "../../files/files-in-scope.ts";
import { groupBy } from "../../../../../shared/group-by.ts";
import { amountIn } from "./list-facts.ts";
import { withoutOlderCopies } from "../../files/older-copies.ts";
import { toNumber, usesDecimalComma, writeNumber } from "../../request/words/numbers.ts";
import { namedDate } from "../../request/dates/request-dates.ts";
import { calledAsSaid } from "../files/called-as-said.ts";
import { codeOverFiles } from "../programs/code-over-files.ts";
import { filesOfTime } from "../files/files-of-time.ts";
import { saidCountBefore, saidCounts, saidMonths } from "../../request/dates/said-months.ts";
import { mayAskForNumber } from "../../request/questions/may-ask-for-number.ts";
import { wantedWords } from "../../request/words/wanted-words.ts";
import { isSameNoun, wordsOf } from "../../request/words/words.ts";
import { wholeWord } from "../../request/words/word-pattern.ts";

/** More files aren't read ahead of the first step. */
const mostFiles = 40;

/**
 * What files say together where a request asks for a number: tables with the same columns as one, and amounts of the thing that it
 * names, added up. Of the date that it names, where the files have dates. Empty where a single file is meant.
 */
export async function factsOverFiles(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<string> {
  if (!mayAskForNumber(request)) return "";
  const code = await codeOverFiles(request, files, view);
  if (code !== "") return code;
  const meant = withoutOlderCopies(filesInScope(request, files), request);
  // what is said twice, or was before, would count twice
  if (meant.some(({ path }) => isOtherVersion.test(path))) return "";
  if (meant.length < 2 || meant.length > mostFiles) return "";
  const read = await Promise.all(
    meant.map(async ({ path }) => ({
      path,
      table: await view.table(path),
      text: (await view.text(path)) ?? "",
      records: await view.records(path),
    })),
  );
  const ofMonths = ofSaidMonths(
    asManyAsSaid(calledAsSaid(papersThatHold(read, request), request), request) ?? [],
    request,
  );
  if (ofMonths === null || ofMonths.length < 2) return "";
  const dated = filesOfTime(ofMonths, request);
  const tables = dated.flatMap(({ path, table }) => (table ? [{ path, table }] : []));
  return (
    tablesTogether(tables, request, dated.length < read.length) ||
    amountsTogether(dated, request) ||
    billsTogether(dated, request) ||
    recordsTogether(dated, request)
  );
}

/**
 * As many files as a request says: for "all three weeks" `week-1`, `week-2` and `week-3`, but not `week-4-plan`. All of them where it says no number of
 * what they are called; null where it says another one.
 */
function asManyAsSaid<Each extends { path: string }>(files: readonly Each[], request: string): readonly Each[] | null {
  const isCalled =
    (noun: string) =>
    ({ path }: Each) =>
      wordsOf(baseName(path)).some((own) => wordsOf(noun).some((word) => isSameNoun(own, word)));
  const said = saidCounts(request).filter(({ noun }) => files.filter(isCalled(noun)).length > 1);
  const [{ count, noun } = { count: files.length, noun: "" }] = said;
  if (noun === "" || files.length === count) return files;
  const called = files.filter(isCalled(noun));
  const alike = [...groupBy(called, ({ path }) => path.replaceAll(/\d+/g, "#")).values()];
  return [called, ...alike].find((group) => group.length === count) ?? null;
}

/**
 * Those whose names have a day in the season or quarter that the request names; all of them where it names none, or their own names or their
 * tables say when they are. Null where they are not as many as it says.
 */
function ofSaidMonths<Each extends Read>(files: readonly Each[], request: string): readonly Each[] | null {
  const said = saidMonths(request);
  if (said === null) return files;
  const word = said.word.toLowerCase();
  const isNamed = files.some(({ path, text }) => `${path}\n${text}`.toLowerCase().includes(word));
  const dates = files.map(({ path }) => namedDate(path.replaceAll("/", "-"))?.month ?? null);
  if (isNamed || dates.every((month) => month === null)) return files;
  const fitting = files.filter((_, index) => said.months.includes(dates[index] ?? 0));
  const count = saidCountBefore(said.word, request);
  return fitting.length > 0 && (count === null || count === fitting.length) ? fitting : null;
}

type Read = { path: string; table: Table | null; text: string };

const isOtherVersion =
  /(?<!\p{L})(?:copy|copies|backup|bak|old|new|previous|draft|kopie|sicherung|alte?r?|neue?r?|entwurf|v\d)(?!\p{L})|\(\d\)|~$/iu;

function tablesTogether(tables: readonly { path: string; table: Table }[], request: string, isOfDate: boolean): string {
  const alike = [...groupBy(tables, ({ table }) => table.columns.join("\n").toLowerCase()).values()];
  const [most = []] = alike.toSorted((one, other) => other.length - one.length);
  const [first] = most;
  if (!first || most.length < 2) return "";
  const said = most.map(({ table }) => new Set(table.rows.map((row) => row.join("\n"))));
  const isWithin = said.some((one, at) =>
    said.some((other, place) => place !== at && [...one].every((row) => other.has(row))),
  );
  if (isWithin) return "";
  const together = asksForWho.test(request)
    ? {
        columns: ["file", ...first.table.columns],
        rows: most.flatMap(({ path, table }) => table.rows.map((row) => [nameOf(path), ...row])),
      }
    : { columns: first.table.columns, rows: most.flatMap(({ table }) => table.rows) };
  const facts = tableFacts(together, request, { isOfDate });
  return facts === "" ? "" : `${most.map(({ path }) => path).join(", ")} together: ${facts}`;
}

/** Of files that are records those that the request asks for, told where not all of them fit. */
function recordsTogether(all: readonly FileOfRecords[], request: string): string {
  const files = inFolderSaid(all, request);
  const table = recordsOf(files, request);
  const facts = table ? tableFacts(table, request) : "";
  return saysCountsOfSome(facts) ? `${commonFolder(files)} together: ${facts}` : "";
}

/** Those of the folder that is called as what is counted: `recipes` for "how many of my recipes". */
function inFolderSaid<Each extends { path: string }>(files: readonly Each[], request: string): readonly Each[] {
  const said = wantedWords(request);
  const folders = [...groupBy(files, ({ path }) => (path.includes("/") ? path.slice(0, path.indexOf("/")) : ""))];
  const [only, ...others] = folders.filter(([folder]) => {
    const words = wordsOf(folder);
    return words.length > 0 && words.every((own) => said.some((word) => isSameNoun(own, word)));
  });
  return only && others.length === 0 ? only[1] : files;
}

function commonFolder(files: readonly { path: string }[]): string {
  const folders = files.map(({ path }) => folderOf(path));
  const parts = (folders[0] ?? "").split("/").slice(0, -1);
  const above = parts.map((_, at) => parts.slice(0, parts.length - at).join("/"));
  return above.find((folder) => folders.every((other) => other.startsWith(`${folder}/`))) ?? `${files.length} files`;
}

/** What didn't take place has no number of it. */
const wasVoid =
  /\b(?:cancel+ed|called off|didn['’]?t take place|abgesagt|ausgefallen|fiel aus|fällt aus)\b|中止|取りやめ|キャンセル/iu;
/** What things and people are counted with in Japanese. */
const counter = /[名人件個本枚回冊匹台杯袋]$/u;

/** Of files that are each about somebody it may be one of them. */
const asksForWho =
  /\b(?:who|which|wer|welche\w*)\b.*\b(?:most|least|fewest|more|fewer|less|meisten|mehr|weniger|wenigsten)\b(?! (?:than|als)\b)|(?:誰|だれ|どの).*(?:一番|最も|最多)/iu;

/** What the amount at the end of a line is of, without the day of it. */
function labelIn(line: string): string {
  return amountIn(line)?.label.replace(ofDay, "") ?? "";
}

/** A date in numbers that a line begins with says nothing of what its amount is of. */
const ofDay =
  /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d{1,2}\.\s?\d{1,2}\.(?:\d{2,4})?|(?:\d{4}年)?\d{1,2}月\d{1,2}日)[\s:：,]+/u;
const addsUp = /^(?:(?:zwischen|gesamt|sub-?)?(?:summe|total|sum)s?|gesamt|saldo|balance|小計|合計|総計)(?!\p{L})/iu;

function nameOf(path: string): string {
  return baseName(path).replace(/\.\w+$/, "");
}

function amountsTogether(files: readonly { path: string; text: string }[], request: string): string {
  const wanted = wantedWords(request);
  const isMeant = (label: string) => {
    const words = wordsOf(label);
    return words.length > 0 && words.every((word) => wanted.some((other) => isSameNoun(other, word)));
  };
  const held = files.filter(
    ({ text }) => !wasVoid.test(text) || text.split(/\r?\n/).some((line) => isMeant(labelIn(line))),
  );
  const amounts = held.flatMap(({ path, text }) =>
    text.split(/\r?\n/).flatMap((line) => {
      const label = labelIn(line);
      const amount = amountIn(line)?.amount ?? "";
      return isMeant(label) && !addsUp.test(label) ? [{ path, label, amount }] : [];
    }),
  );
  const usesComma = usesDecimalComma(amounts.map(({ amount }) => amount));
  const numbers = amounts.flatMap(({ amount }) => toNumber(amount.replace(counter, ""), usesComma) ?? []);
  const [unit = "", ...others] = new Set(amounts.map(({ amount }) => amount.replaceAll(/[\d\s.,'+-]/g, "")));
  const places = new Set(amounts.map(({ path }) => path)).size;
  // a line about it that tells its number in another way would be missing
  const label = amounts[0]?.label ?? "";
  const isAllTold =
    held.reduce((sum, { text }) => sum + [...text.matchAll(wholeWord(label, "giu"))].length, 0) === amounts.length;
  const isOneThing = new Set(amounts.map(({ label }) => label.toLowerCase())).size === 1;
  if (places < 2 || !isOneThing || !isAllTold || others.length > 0 || numbers.length < amounts.length) return "";
  const sum = numbers.reduce((all, number) => all + number, 0);
  const told = amounts.map(({ path, amount }) => `${amount} (${path})`).join(", ");
  return `Counted: ${amounts[0]?.label} in ${places} files: ${told}: sum ${writeNumber(sum)}${unit && ` ${unit}`}`;
}
