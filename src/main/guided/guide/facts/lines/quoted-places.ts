import type { WorkspaceView } from "../../../workspace-view.ts";
import { quotedPhrases, searchWords } from "../../request/words/search-words.ts";
import { escapeRegExp } from "../../request/words/word-pattern.ts";

/** A shorter quote is a word, which stands in many places. In characters. */
const shortest = 10;
const mostMatches = 40;
const mostFiles = 12;
const placesTold = 6;

/** Where a quote stands; a quote that goes over the end of a line stands in two. */
type Place = { path: string; first: number; last: number };

/**
 * Where what a request quotes stands in the files, also where a line ends within it: `"the tide doesn't wait" stands in log.txt, lines 7 to 8`.
 * A line for each quote; empty where none stands anywhere.
 */
export async function quotedPlaces(request: string, view: WorkspaceView): Promise<string> {
  const quotes = quotedPhrases(request).filter((quote) => quote.length >= shortest && /\s/.test(quote.trim()));
  const told = await Promise.all(
    quotes.slice(0, 2).map(async (quote) => ({ quote, places: await placesOf(quote, view) })),
  );
  return told
    .flatMap(({ quote, places }) =>
      places.length > 0 && places.length <= placesTold ? [`"${quote}"${stands}${places.map(tell).join("; ")}`] : [],
    )
    .join("\n");
}

const stands = " stands in ";

/** The lines of a text that tell where a quote stands. */
export function placeFacts(text: string): string[] {
  return text.split("\n").filter((line) => /^".+" stands in .+, lines? \d/.test(line));
}

async function placesOf(quote: string, view: WorkspaceView): Promise<Place[]> {
  const words = searchWords(quote).toSorted((one, other) => other.length - one.length);
  const matches = words.length > 0 ? await view.search(words.slice(0, 3), mostMatches) : [];
  const paths = [...new Set(matches.map(({ path }) => path))].slice(0, mostFiles);
  const texts = await Promise.all(paths.map(async (path) => ({ path, text: (await view.text(path)) ?? "" })));
  return texts.flatMap(({ path, text }) => linesWith(quote, text).map((lines) => ({ path, ...lines })));
}

/** The lines on which a quote begins and ends, however its words are spaced and written. */
function linesWith(quote: string, text: string): { first: number; last: number }[] {
  const words = quote.trim().split(/\s+/).map(escapeRegExp);
  const found = text.matchAll(new RegExp(words.join(String.raw`\s+`), "giu"));
  return [...found].map((match) => {
    const first = lineOf(match.index, text);
    return { first, last: lineOf(match.index + match[0].length, text) };
  });
}

function lineOf(index: number, text: string): number {
  return text.slice(0, index).split("\n").length;
}

function tell({ path, first, last }: Place): string {
  return first === last ? `${path}, line ${first}` : `${path}, lines ${first} to ${last}`;
}
