import type { SnippetPart } from "../../shared/search.ts";
import { hitsIn, type SearchWord } from "./search-words.ts";

const usualLetters = 180;
const before = 40;

/** The part of a text that has most of these words, on one line, with the words marked; its beginning where it has none. */
export function snippetOf(text: string, words: readonly SearchWord[], longest = usualLetters): SnippetPart[] {
  const hits = hitsIn(text, words);
  const start = beginning(text, hits, longest);
  const end = Math.min(text.length, start + longest);
  const parts: SnippetPart[] = [];
  let at = start;
  const add = (until: number, isHit: boolean) => {
    const piece = oneLine(text.slice(at, until));
    if (piece !== "") parts.push({ text: piece, isHit });
    at = Math.max(at, until);
  };
  if (start > 0) parts.push({ text: "… ", isHit: false });
  for (const hit of hits) {
    if (hit.start < at || hit.end > end) continue;
    add(hit.start, false);
    add(hit.end, true);
  }
  add(end, false);
  if (end < text.length) parts.push({ text: " …", isHit: false });
  return parts;
}

/** A little before the hit that most others follow closely, at the beginning of a word. */
function beginning(text: string, hits: ReturnType<typeof hitsIn>, longest: number): number {
  let best = { start: 0, count: 0 };
  for (const { start } of hits) {
    const near = hits.filter((hit) => hit.start >= start && hit.end <= start + longest - before);
    const count = new Set(near.map(({ word }) => word)).size;
    if (count > best.count) best = { start, count };
  }
  if (best.start <= before) return 0;
  const from = best.start - before;
  const blank = text.slice(from, best.start).search(/\s/u);
  return blank < 0 ? from : from + blank + 1;
}

/** A cut may leave half a character. */
function oneLine(text: string): string {
  return text.replaceAll(/\p{Cs}/gu, "").replaceAll(/\s+/gu, " ");
}
