import { escapeRegExp } from "../../../request/words/word-pattern.ts";

/** A new thing, and what is said of it, side by side. */
export type SaidOfNew = { name: string; sides: readonly string[] };

const parts = /\s*[,;]\s+(?:(?:and|und)\s+)?|\s*[、，]\s*|\s+(?:and|und)\s+/u;
/** "Heron Loop on 3 August" */
const joined = /\s+(?:on|at|am|um|for|für)\s+(?=\d|\p{Lu}\p{Ll}+ \d)/u;
const end = /[.!?;:](?=\s|$)|\n|(?<!\p{L})(?:can|could|would|please|pls|bitte|kannst|könntest|put|add|trag)(?!\p{L})/iu;

/** What a wish says of a thing that is to be added, else what the request does right behind its name, up to the end of the sentence. Null where neither says anything, or the name stands there twice. */
export function saidOfNew(item: string, request: string): SaidOfNew | null {
  const [first = "", ...others] = item.split(parts);
  const [name = "", ...besides] = first.split(joined);
  const own = [...besides, ...others].map((side) => side.trim()).filter((side) => side !== "");
  if (own.length > 0) return { name, sides: own };
  const [, behind, ...more] = request.split(new RegExp(`["'„“]?${escapeRegExp(name)}["'“”]?(?!\\p{L})`, "iu"));
  if (behind === undefined || more.length > 0) return null;
  const [said = ""] = behind.split(end);
  const sides = said.split(parts).map((side) => side.replace(/^\s*(?:on|at|am|um|for|für)\s+/iu, "").trim());
  const told = sides.filter((side) => side !== "");
  return told.length > 0 ? { name, sides: told } : null;
}
