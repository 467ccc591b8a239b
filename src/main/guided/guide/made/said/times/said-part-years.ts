import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, FileText, WorkspaceView } from "../../../../workspace-view.ts";
import { mostBytes } from "../../../files/files-in-scope.ts";
import { replaceScope } from "../../../files/replace-scope.ts";
import { type PagePart, type PartYear, saidPartYear } from "../../../request/dates/said-part-year.ts";
import { keptPlaces } from "../../../written/kept-places.ts";

/** In more files than this nothing is looked for. */
const mostFiles = 100;

type Range = { from: number; to: number };

/**
 * The year in the footer, the title or the headings of each page that is meant, or of its copyright; other years of the page stay. Empty where the request says no such
 * thing, and where such a place has several years that can be meant.
 */
export async function saidPartYearCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const said = saidPartYear(request);
  if (!said) return [];
  const scope = replaceScope(request, files);
  const pages = (scope ?? files).filter(({ path, size }) => size <= mostBytes && kinds[said.part].test(path));
  if (pages.length > mostFiles) return [];
  const texts = await Promise.all(pages.map(async ({ path }) => ({ path, text: (await view.text(path)) ?? "" })));
  const made = texts.map((file) => ({ ...file, years: yearsToChange(file, said, request) }));
  if (made.some(({ years }) => years === null)) return [];
  const old = made.flatMap(({ text: whole, years }) => (years ?? []).map(({ from, to }) => whole.slice(from, to)));
  // of another year it may be somebody else's
  if (said.part === "copyright" && new Set(old).size > 1) return [];
  const calls = made.map(({ path, text, years }) => callsIn(path, text, years ?? [], said.put));
  // which page is meant wasn't said
  return scope === null && calls.filter(({ length }) => length > 0).length > 1 ? [] : calls.flat();
}

const page = /\.(?:x?html?|php|vue|svelte|astro|njk|hbs|ejs|liquid)$/i;
const text = /\.(?:x?html?|php|vue|svelte|astro|njk|hbs|ejs|liquid|md|markdown)$/i;
const kinds: Readonly<Record<PagePart, RegExp>> = {
  footer: page,
  header: page,
  title: page,
  heading: text,
  copyright: /(?:^|\/)[^/.]+$|\.(?!csv$|tsv$|log$|ics$|json$|lock$)\w+$/i,
};

/** An element of that name, or one whose class or id says so. */
function element(name: string): string {
  const tag = String.raw`<${name}\b[^>]*>[^]*?</${name}>`;
  const called = String.raw`<(\w+)\b[^>]*\b(?:class|id)=["'](?:[^"']*[\s_-])?${name}["'\s][^>]*>[^]*?</\1>`;
  return `${tag}|${called}`;
}

const places: Readonly<Record<PagePart, RegExp>> = {
  footer: new RegExp(element("footer"), "giu"),
  header: new RegExp(element("header"), "giu"),
  title: /<title\b[^>]*>[^]*?<\/title>/giu,
  heading: /<h([1-6])\b[^>]*>[^]*?<\/h\1>|^#{1,6}[ \t].*$/gimu,
  copyright: /^.*(?:©|&copy;|\(c\)|copyright).*$/gimu,
};

/** Those of a text that become another one; null where a place has several that can be meant. */
function yearsToChange({ path, text: whole }: FileText, { part, old, put }: PartYear, request: string): Range[] | null {
  const isKept = keptPlaces(path, whole, request, null);
  const found = [...whole.matchAll(places[part])].map(({ 0: place, index }) => {
    const years = yearsIn(place, part, put).map(({ from, to }) => ({ from: from + index, to: to + index }));
    return years.filter((range) => !isKept?.(...placeOf(whole, range.from)));
  });
  if (found.some(({ length }) => length > 1)) return null;
  return found.flat().filter(({ from, to }) => {
    const year = whole.slice(from, to);
    return year !== put && (old === null || year === old);
  });
}

function placeOf(whole: string, at: number): [row: number, column: number] {
  const before = whole.slice(0, at);
  return [before.split("\n").length - 1, at - (before.lastIndexOf("\n") + 1)];
}

const year = String.raw`(?<![\p{L}\p{N}./:#-])(?:19|20)\d{2}(?![\p{N}/]|[.-]\d)`;
/** "© 2019–2024": the last one says how long it goes on. */
const ofCopyright = new RegExp(
  String.raw`(?:©|&copy;|\(c\)|copyright)[\s,:]*(?:(?:©|&copy;|\(c\))\s*)?(?:(?:19|20)\d{2}\s*(?:-|–|&ndash;|bis|to)\s*)?((?:19|20)\d{2})(?![\p{N}/]|[.-]\d|\s*(?:-|–|&ndash;)\s*\d)`,
  "dgiu",
);
/** What was so since then, or tells a day, is no year of the page. */
const pastLead = /(?<!\p{L})(?:since|seit|est\.?|established|founded|gegründet|from|ab|anno)\s*$/iu;

/** The years of a place that can be meant: that of its copyright, else each that tells nothing of the past. */
function yearsIn(place: string, part: PagePart, put: string): Range[] {
  const own = [...place.matchAll(ofCopyright)].flatMap(({ indices }) => {
    const [from, to] = indices?.[1] ?? [];
    return from === undefined || to === undefined ? [] : [{ from, to }];
  });
  // what ends before it began is another thing
  if (own.length > 0 || part === "copyright") return own.filter(({ from }) => !startsLater(place.slice(0, from), put));
  return [...place.matchAll(new RegExp(year, "gu"))].flatMap(({ 0: found, index }) =>
    pastLead.test(place.slice(0, index)) ? [] : [{ from: index, to: index + found.length }],
  );
}

function startsLater(before: string, put: string): boolean {
  const [, first] = /((?:19|20)\d{2})\s*(?:-|–|&ndash;|bis|to)\s*$/iu.exec(before) ?? [];
  return first !== undefined && Number(first) >= Number(put);
}

function callsIn(path: string, whole: string, years: readonly Range[], put: string): Call[] {
  const changed = years.toReversed().reduce((now, { from, to }) => now.slice(0, from) + put + now.slice(to), whole);
  const fresh = changed.split("\n");
  return whole.split("\n").flatMap((line, row): Call[] => {
    const now = fresh[row] ?? line;
    return now === line ? [] : [{ tool: "edit", input: { path, old_text: line, new_text: now, line: row + 1 } }];
  });
}
