import { baseName, folderOf } from "../../../../../shared/path-parts.ts";
import { isSameNoun, wordsOf } from "../words/words.ts";

/** Into which folders files are to be sorted: those that a request names, or one for each year or month. */
export type Sorting =
  | { by: "name"; folders: readonly string[] }
  /** The date that counts is the one in the file's name, or in its text. `example` shows how the folders are called, such as `2024-04`; null where none is given. */
  | { by: "date"; of: "name" | "text"; unit: "year" | "month"; example: string | null };

/** How a request wants files sorted into folders; null where it doesn't, or says it in words of its own. */
export function sortingOf(request: string): Sorting | null {
  const isAboutFolders = /\b(?:sub-?)?(?:folders?|director(?:y|ies))\b|ordnern?\b|verzeichnis|フォルダ/iu.test(request);
  const isSorting =
    /\b(?:sort(?:ed)?|put|moved?|split|filed?|organi[sz]ed?|group(?:ed)?|tidy|distributed?|divided?|separated?|sortier\w*|verschieb\w*|pack\w*|räum\w*|leg\w*|verteil\w*|teil\w*)\b|分け|整理|移動|入れ|仕分け/iu.test(
      request,
    );
  if (!isSorting) return null;
  const folders = saidFolders(request);
  if (folders.length > 1) return { by: "name", folders };
  // "by year" alone is said of rows as well
  const isByDate =
    isAboutFolders ||
    /^\W*(?:please |pls |bitte )*(?:sort|organi[sz]e|group|sortier\w*)\b[^.;!?\n]*\b(?:files|photos|pictures|scans|dateien|fotos|bilder)\b/iu.test(
      request,
    );
  if (!isByDate) return null;
  const unit = unitOf(request);
  const of = ofText.test(request) ? "text" : "name";
  return unit === null ? null : { by: "date", of, unit, example: exampleOf(request, unit) };
}

/** "Go by the date of the letter itself", "not the one in the file name". */
const ofText =
  /\b(?:date|datum)s?\s+(?:(?:that|which|written|printed|given|stands?)\s+)*(?:of|in|inside|on|at the top of|im|in|auf|aus|des|der|vom)\s+(?:(?:the|each|every|their|its|dem|der|den|jede[mrs]) )?(?:letters?|texts?|documents?|papers?|contents?|invoices?|bills?|receipts?|files? (?:itself|themselves)|brief\w*|dokument\w*|rechnung\w*|beleg\w*|inhalt\w*)(?! names?)\b|\b(?:not (?:by|from|after)|nicht nach|statt nach|rather than (?:by )?)\s*(?:(?:the|their|its|den|dem|der) )?(?:one in the |(?:date|datum) (?:in|im) (?:the )?)?(?:file ?names?|dateinamen?|names?|namen)\b/iu;

/** The span that each folder is to be for: "by year", "one per month"; null where none is said. */
export function unitOf(request: string): "year" | "month" | null {
  const lead = String.raw`\b(?:by|per|each|every|je|pro|nach|jede[snmr]?|jeweils)\s+(?:(?:the|their|its|calendar|den|dem|der) )?`;
  if (
    new RegExp(
      `${lead}(?:months?|monat\\w*)(?!\\p{L})|\\bmonthly\\b|(?<!\\p{L})(?:months? (?:sub-?)?folders?|monats(?:unter)?ordnern?)(?!\\p{L})|月(?:ごと|別|毎)|月の(?:名前の)?フォルダ`,
      "iu",
    ).test(request)
  )
    return "month";
  if (
    new RegExp(
      `${lead}(?:years?|jahr\\w*)(?!\\p{L})|\\b(?:yearly|annual)\\b|(?<!\\p{L})(?:years? (?:sub-?)?folders?|jahres(?:unter)?ordnern?)(?!\\p{L})|年(?:ごと|別|毎|度)`,
      "iu",
    ).test(request)
  )
    return "year";
  return null;
}

/** `2024-04`, `2024_04`, `2024/04`: how the request itself writes a month. */
export function exampleOf(request: string, unit: "year" | "month"): string | null {
  return unit === "year"
    ? null
    : (/(?<![\d-])(?:19|20)\d{2}[-_./]?(?:0[1-9]|1[0-2])(?![\d-])/.exec(request)?.[0] ?? null);
}

const item = String.raw`["'\u0060„]?[\p{L}\p{N}][\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+)?["'\u0060“]?/?`;
const lastItem = String.raw`["'\u0060„]?[\p{L}\p{N}][\p{L}\p{N}_-]*["'\u0060“]?/?`;
const list = String.raw`(${item}(?:\s*,\s*${item})*,?\s+(?:and|or|und|oder|&)\s+${lastItem})`;
const lists = [
  // "folders bach, chopin and satie"
  new RegExp(
    String.raw`\b(?:into|to|nach|auf|in)\s+(?:(?:the|die|new|neue|separate|two|three|zwei|drei)\s+){0,2}(?:folders|ordner|directories|verzeichnisse)(?:\s+(?:named|called|for|namens|für|mit namen))?:?\s+${list}`,
    "iu",
  ),
  // "into bank, insurance and school folders"
  new RegExp(
    String.raw`\b(?:into|in|to|nach)\s+(?:(?:the|a|an|my|die|separate|zwei|drei|two|three)\s+)*${list}\s+\(?(?:as )?(?:sub|unter)?-?(?:folders?|directories|ordnern?)`,
    "iu",
  ),
  // "into a/, b/ and c/"
  /\b(?:into|to|nach|in die)\s+((?:["'`]?[\p{L}\p{N}_-]+\/["'`]?(?:\s*,\s*|,?\s+(?:and|or|und|oder)\s+)?){2,})/iu,
];

/** "a folder bach and a folder satie" */
const eachOne =
  /(?<!\p{L})(?:an?|one|another|einen?|noch einen) (?:(?:new|neuen?) )?(?:sub-?folder|folder|directory|(?:unter)?ordner) (?:(?:called|named|for|namens|für) )?["'`„]?([\p{L}\p{N}][\p{L}\p{N}_-]*)["'`“]?/giu;

/** A list of folders stands at the beginning. In characters. */
const longestList = 120;

/** The names of folders that a request lists; none where it doesn't list several. */
function saidFolders(request: string): string[] {
  const said = lists.map((pattern) => pattern.exec(request)?.[1]).find((found) => found !== undefined);
  const japanese = /([^。\n]+(?:、|(?<!ご)と)[^。\n]+?)の?(?:[0-9一二三四五]つの)?(?:フォルダ|ディレクトリ)/u.exec(
    request.slice(0, longestList),
  )?.[1];
  const oneByOne = [...request.matchAll(eachOne)].flatMap(([, name]) => name ?? []);
  // "one folder per client, and a folder vip" doesn't list them
  if (oneByOne.length > 1) return oneByOne.some((name) => notNames.test(name)) ? [] : [...new Set(oneByOne)];
  const names =
    said?.split(/\s*,\s*|,?\s+(?:and|or|und|oder|&)\s+/iu) ??
    japanese?.slice(japanese.search(/[^はをが]*$/u)).split(/[、と]/u) ??
    [];
  const clean = names
    .map((name) => name.replaceAll(/^["'`„「『]|["'`“」』/]+$/gu, "").trim())
    .filter((name) => name !== "");
  return clean.some((name) => notNames.test(name)) ? [] : [...new Set(clean)];
}

/** What stands where names of folders could stand, but says how they are called. */
const notNames =
  /^(?:by|per|each|every|for|one|the|its|their|a|an|nach|je|pro|jede\w*|year|years|month|months|jahr\w*|monat\w*|date|datum|type|kind|name|files?|dateien|everything|alles|rest)\b/iu;

/**
 * Where a file can go: one folder where its name or its text decides, several where somebody has to choose, none where it
 * has nothing to go by. `text` is null for what is no text.
 */
export function foldersFor(path: string, text: string | null, sorting: Sorting): readonly string[] {
  const here = baseName(folderOf(path).replace(/\/$/, ""));
  if (sorting.by === "date") {
    const [inName, inText] = [dateIn(baseName(path)), text === null ? null : dateIn(text)];
    const date = sorting.of === "text" ? (inText ?? inName) : (inName ?? inText);
    if (date === null || (sorting.unit === "month" && date.month === null)) return [];
    const folder = sorting.unit === "year" ? date.year : monthName(date, sorting.example);
    return folder === here ? [] : [folder];
  }
  if (sorting.folders.includes(here)) return [];
  const words = wordsOf(baseName(path));
  const called = sorting.folders.filter((folder) =>
    wordsOf(folder).some((word) => words.some((other) => isSameNoun(word, other))),
  );
  return called.length === 1 ? called : sorting.folders;
}

type Dated = { year: string; month: string | null };

/** The ways in which dates are written; `year` and `month` are groups. A number of four digits behind IMG_ counts photos. */
const dates: readonly RegExp[] = [
  /(?<!\d)(?<year>(?:19|20)\d{2})(?<between>[-_./])(?<month>0[1-9]|1[0-2])(?:\k<between>(?:0[1-9]|[12]\d|3[01])|(?<![.]\d\d))(?!\d)/u,
  /(?<!\d)(?<year>(?:19|20)\d{2})(?<month>0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?!\d)/u,
  /(?<!\d)\d{1,2}[./-](?<month>0?[1-9]|1[0-2])[./-](?<year>(?:19|20)\d{2})(?!\d)/u,
  /(?<year>(?:19|20)\d{2})年(?:\s*(?<month>\d{1,2})月)?/u,
  /(?<!\d)(?<!(?:IMG|DSCN?|MVI|P|PXL)[_-]?)(?<year>(?:19|20)\d{2})(?![\d.,]*\d)/iu,
];

/** The year of the first date in a text. */
export function yearIn(text: string): string | null {
  return dateIn(text)?.year ?? null;
}

/** How the folder is called that a date goes to; null where the date says no month and there is one for each. */
export function folderOfDate(date: string, unit: "year" | "month", example: string | null): string | null {
  const found = dateIn(date);
  if (found === null || (unit === "month" && found.month === null)) return null;
  return unit === "year" ? found.year : monthName(found, example);
}

/** The first date in a text, however it is written; a month where one stands with the year. */
function dateIn(text: string): Dated | null {
  const found = dates.map((pattern) => pattern.exec(text)).filter((one) => one !== null);
  const first = found.reduce<RegExpExecArray | null>(
    (best, one) => (best && best.index <= one.index ? best : one),
    null,
  );
  const year = first?.groups?.["year"];
  if (!first || year === undefined) return null;
  return { year, month: first.groups?.["month"]?.padStart(2, "0") ?? monthWord(text.slice(0, first.index)) };
}

const monthWords = [
  "jan(?:uary|uar)?",
  "feb(?:ruary|ruar)?",
  "mar(?:ch)?|märz",
  "apr(?:il)?",
  "may|mai",
  "jun[ei]?",
  "jul[yi]?",
  "aug(?:ust)?",
  "sept?(?:ember)?",
  "o[ck]t(?:ober)?",
  "nov(?:ember)?",
  "de[cz](?:ember)?",
].map((word) => new RegExp(String.raw`(?<!\p{L})(?:${word})\.?[ _-]*(?:\d{1,2},? ?)?$`, "iu"));

/** The month whose name ends what stands before a year. */
function monthWord(before: string): string | null {
  const index = monthWords.findIndex((month) => month.test(before));
  return index === -1 ? null : String(index + 1).padStart(2, "0");
}

function monthName({ year, month }: Dated, example: string | null): string {
  const between = example === null ? "-" : (/\D+/.exec(example)?.[0] ?? "");
  return `${year}${between}${month ?? ""}`;
}
