import { isJson } from "../../../facts/formats/json-members.ts";
import { settingsIn } from "../../../facts/programs/setting-lines.ts";
import { sameNounAs, wordsOf } from "../../../request/words/words.ts";
import { pairParts } from "../../../written/pair-in-part.ts";
import type { PlainWish } from "../plain-wish.ts";

type AddWish = Extract<PlainWish, { deed: "add" }>;

const said = /^["']?([\p{L}_][\p{L}\p{N}_. -]{0,39}?)["']?\s*[:=]\s*(\S.*?)$/u;
const pair = /^(\s*)([\p{L}\p{N}_][^:=\n]{0,39}?)(\s*[:=]\s*)(\S.*?)\s*$/u;
/** A text that consists of pairs has so many of them. */
const fewestPairs = 2;

/** A text with one more key and its value behind those that it has, as they are written; null where it doesn't consist of such, or has the key. */
export function withPairAdded(path: string, text: string, { items, what, about }: AddWish): string | null {
  const [only, ...others] = items;
  const [, key, value] = said.exec(only ?? "") ?? [];
  if (key === undefined || value === undefined || others.length > 0) return null;
  if (what.length > 0) return inPart(path, text, { key, value }, [...what, ...about]);
  if (about.length > 0) return null;
  if (/\.json$/i.test(path)) return inJson(text, key, value);
  const lines = text.split("\n");
  const filled = lines.filter((line) => line.trim() !== "" && !/^\s*[#;]/.test(line));
  const pairs = filled.flatMap((line) => pair.exec(line)?.slice(1, 4) ?? []);
  const isSettings = /\.(?:env|properties|txt|ya?ml)$|(?:^|\/)\.env[^/]*$/i.test(path);
  if (!isSettings || filled.length < fewestPairs || pairs.length !== filled.length * 3) return null;
  const own = filled.map((line) => pair.exec(line) ?? []);
  const [, indent, , sign = ": "] = own.at(-1) ?? [];
  if (own.some(([, depth]) => depth !== indent) || own.some(([, , name]) => isSame(name, key))) return null;
  const last = lines.findLastIndex((line) => line.trim() !== "");
  const end = lines[last]?.endsWith("\r") === true ? "\r" : "";
  return lines.toSpliced(last + 1, 0, `${indent ?? ""}${key}${sign}${value}${end}`).join("\n");
}

/** In the one part that is called so, and stands under all that is named besides. */
function inPart(
  path: string,
  text: string,
  { key, value }: { key: string; value: string },
  said: readonly string[],
): string | null {
  const isSaid = sameNounAs(said.flatMap(wordsOf));
  const isCalled = (names: readonly string[]) => {
    const isInNames = sameNounAs(names.flatMap(wordsOf));
    const own = wordsOf(names.at(-1) ?? "");
    return own.length > 0 && own.every(isSaid) && said.flatMap(wordsOf).every(isInNames);
  };
  const [part, ...others] = pairParts(path, text).filter(({ names }) => isCalled(names));
  return !part || others.length > 0 || part.has(key) ? null : part.put(key, value.replaceAll(/^["']|["']$/gu, ""));
}

/** Behind the last key of the whole. */
function inJson(text: string, key: string, value: string): string | null {
  if (settingsIn("x.json", text).some((setting) => isSame(setting.key, key))) return null;
  const [, body, indent, end] = /^(\{[^]*\n( +|\t)["[{\]}\w][^]*?)(\s*\}\s*)$/u.exec(text) ?? [];
  if (body === undefined || indent === undefined || end === undefined) return null;
  const plain = value.replaceAll(/^["']|["']$/gu, "");
  const written = /^(?:-?\d+(?:\.\d+)?|true|false|null)$/u.test(value) ? value : JSON.stringify(plain);
  const first = /\n([ \t]+)"/u.exec(text)?.[1] ?? indent;
  const fresh = `${body},\n${first}${JSON.stringify(key)}: ${written}${end}`;
  return isJson(fresh) ? fresh : null;
}

function isSame(one: string | undefined, other: string): boolean {
  return one?.trim().toLowerCase() === other.trim().toLowerCase();
}
