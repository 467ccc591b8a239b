import { wordsOf } from "../request/words/words.ts";
import { leadOf, plainEntry } from "./list-groups.ts";

/** So many entries, and so much of a list, have to stand in its sources to the letter for it to be taken over from them. */
const fewest = 3;
const mostOf = 0.6;
/** A word that was taken over wrongly has so many signs too many. */
const mostSigns = 2;
/** More than what the sources say is wanted, or it is to be said otherwise. */
const wantsMore =
  /(?<!\p{L})(?:add|also|extra|plus|more|else|ideas?|suggest\p{L}*|useful|translat\p{L}*|shorten\p{L}*|reword\p{L}*|rephrase|summar\p{L}*|your own|hinzu|ergänz\p{L}*|außerdem|auch|weitere\p{L}*|vorschl\p{L}*|ideen|übersetz\p{L}*|kürz\p{L}*|zusammenfass\p{L}*)(?!\p{L})|追加|加え|他に|ほかに|提案|アイデア|訳|要約/iu;

/**
 * A new list that was taken over from its sources, without an entry of which neither they nor the request say a word; one that only has a sign or two too many is as the sources have it. As it is where more
 * is wanted, or less of it stands there.
 */
export function withItemsOfSources(path: string, written: string, sources: readonly string[], request: string): string {
  if (!/\.(?:md|markdown|txt)$/iu.test(path) || sources.length === 0 || wantsMore.test(request)) return written;
  const lines = written.split("\n");
  const known = new Set(
    sources
      .flatMap((source) => source.split(/\r?\n/u))
      .filter(isItem)
      .map(plainEntry),
  );
  const items = lines.filter(isItem).map(plainEntry);
  const taken = items.filter((item) => known.has(item));
  if (taken.length < fewest || taken.length < items.length * mostOf) return written;
  const open = [...known].filter((entry) => !taken.includes(entry));
  const said = new Set(wordsOf([...sources, request].join("\n")));
  const fresh = lines.flatMap((line) => {
    const item = plainEntry(line);
    if (!isItem(line) || known.has(item)) return [line];
    const [meant, ...others] = open.filter((entry) => isMisspelt(item, entry));
    if (meant !== undefined && others.length === 0) return [`${leadOf(line)}${meant}`];
    return wordsOf(item).some((word) => said.has(word)) || !/\p{L}/u.test(item) ? [line] : [];
  });
  return fresh.join("\n");
}

function isItem(line: string): boolean {
  return /^\s*(?:[-*+•・]|\d{1,3}[.)])/u.test(line) && leadOf(line).trim() !== "";
}

function isMisspelt(item: string, entry: string): boolean {
  return entry.length > 1 && item.includes(entry) && item.length - entry.length <= mostSigns;
}
