import { indentOf } from "../../forms/indent.ts";
import { paired } from "./paired-lines.ts";
import { wantedWords } from "../request/words/wanted-words.ts";
import { wordsOf } from "../request/words/words.ts";

/**
 * What a model has written of a file in which a line was to be moved, with the whole line at its new place, and no longer at the old one:
 * small models write its name at the new place, and leave it where it was. As it is where nothing was to be moved, or it isn't clear which line.
 */
export function withMovedLine(before: string, written: string, request: string): string {
  if (!asksToMove.test(request) || asksToAdd.test(request)) return written;
  const pairings = paired(before.split("\n"), written.split("\n"));
  const wanted = new Set(wantedWords(request));
  const added = pairings.filter(({ old, fresh }) => old === null && fresh !== null && fresh.trim() !== "");
  const [only] = added;
  if (!only || added.length > 1) return written;
  const own = wordsOf(only.fresh ?? "");
  if (!own.some((word) => wanted.has(word))) return written;
  const sources = pairings.filter(({ old, fresh }) => {
    const words = wordsOf(old?.text ?? "");
    return old !== null && (fresh === null || fresh === old.text) && own.every((word) => words.includes(word));
  });
  const [source] = sources;
  if (!source?.old || sources.length > 1) return written;
  const moved = indentOf(only.fresh ?? "") + source.old.text.trimStart();
  return pairings
    .flatMap((pairing) => (pairing === source ? [] : pairing === only ? [moved] : (pairing.fresh ?? [])))
    .join("\n");
}

const asksToMove = /\b(?:move|verschieb\w*|verleg\w*)\b|移動|移し/iu;
const asksToAdd = /\b(?:add|append|insert|put|write|note|trag\w*|füge?|ergänz\w*|schreib\w*|notier\w*)\b|追加|書い/iu;
