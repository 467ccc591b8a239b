import { baseName } from "../../../../../shared/path-parts.ts";
import { wantedWords } from "../../request/words/wanted-words.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../../request/words/words.ts";
import { isSource } from "./program-constants.ts";

/** How large something may be, as a program sets it: under which name, in which line, and for what. */
export type SizeLimit = { value: string; name: string; thing: string };

const asksForLimit =
  /(?<!\p{L})(?:how (?:big|large|heavy)(?!\p{L})[^.?!\n]*(?<!\p{L})(?:can|may|could|allowed|accept\p{L}*|upload\p{L}*|at most|max\p{L}*)|max(?:imum|imal\p{L}*|\.)?[ -]?(?:file[ -]?|upload[ -]?)?size|(?:file[ -]?|upload[ -]?)?size limit|wie (?:groß|gross)(?!\p{L})[^.?!\n]*(?<!\p{L})(?:darf|dürfen|kann|können|höchstens|maximal)|(?:maximale|höchste) (?:datei)?größe|maximalgröße)(?!\p{L})|最大(?:サイズ|容量)|(?:サイズ|容量)の上限|何(?:MB|メガ|KB)まで/iu;
const name = String.raw`((?:max[_-]?)?(?:file|body|upload|photo|image|attachment)?[_-]?(?:size|bytes|length)(?:[_-]?(?:limit|max))?|max[_-]?(?:upload|file)s?[_-]?(?:size|bytes|mb)?|limit)`;
const set = new RegExp(
  String.raw`(?<![\p{L}\p{N}])["']?${name}["']?\s*(?::\s*(?:int|number|usize|u64|long)\s*)?[:=]\s*["']?(\d[\d_]*(?:\s*\*\s*\d[\d_]*)*(?:\s*<<\s*\d+)?)\s*(kb|mb|gb|kib|mib|gib|k|m|g)?(?![\p{L}\p{N}.])`,
  "giu",
);
/** Who sets a limit has none. */
const isWhoSets =
  /^(?:servers?|clients?|apps?|application|index|main|api|backend|program|site|website|config|settings|limits?|uploads?)$/u;
const kilo = 1_024;

/**
 * How large a program lets something be that its file is called by: of `photos.js` and `avatars.js` the photos. Null where a request asks for no such limit, the file isn't called so, or sets none or several.
 */
export function sizeLimit(path: string, text: string, request: string): SizeLimit | null {
  if (!isSource.test(path) || !asksForLimit.test(request)) return null;
  const wanted = wantedWords(request);
  const thing = wordsOf(baseName(path).replace(/\.\w+$/u, "")).find(
    (word) => !isCommonWord(word) && !isWhoSets.test(word) && wanted.some((other) => isSameNoun(word, other)),
  );
  if (thing === undefined) return null;
  const lines = text.split(/\r?\n/).filter((line) => !/^\s*(?:#|\/\/|\*)/.test(line));
  const [found, ...others] = lines.flatMap((line) => [...line.matchAll(set)]);
  if (!found || others.length > 0) return null;
  const [, called = "", amount = "", unit = ""] = found;
  const value = unit === "" ? readable(amount) : `${amount.replaceAll("_", "")} ${unit.toUpperCase()}`;
  return value === null ? null : { value, name: called, thing };
}

/** Bytes as people say them, where they come to whole ones: `12 MB` for `12 * 1024 * 1024`. */
function readable(said: string): string | null {
  const [product = "", shift] = said.replaceAll(/[\s_]/g, "").split("<<");
  const factors = product.split("*").map(Number);
  const bytes = factors.reduce((all, factor) => all * factor, 1) * 2 ** Number(shift ?? 0);
  const units = [
    ["GB", kilo ** 3],
    ["MB", kilo ** 2],
    ["MB", 1e6],
    ["KB", kilo],
    ["KB", 1e3],
  ] as const;
  const [unit, size] = units.find(([, each]) => bytes >= each && bytes % each === 0) ?? ["", 1];
  return !Number.isFinite(bytes) || unit === "" ? null : `${bytes / size} ${unit}`;
}
