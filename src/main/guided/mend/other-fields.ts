import { escapeRegExp } from "../guide/request/words/word-pattern.ts";
import { isAlike } from "./line-changes.ts";
import type { BlockChange } from "./block-changes.ts";
import type { Language } from "./program-file.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What says that a field isn't there. */
const missing =
  /(?<![\p{L}\p{N}_])(?:undefined|NaN)(?![\p{L}\p{N}_])|KeyError: ['"]|(?<![\p{L}\p{N}_])None(?![\p{L}\p{N}_])/u;
const ownOfLists = /^(?:length|size|name|message|stack|prototype|constructor)$/u;

/** Whether a run shows that a program may read a field that its data doesn't have. */
export function lacksField(printed: string): boolean {
  return missing.test(printed);
}

/**
 * A program that reads a field which its data doesn't have reads another one that stands there beside those that it reads as well: the one that the request speaks of, or that is called
 * alike, or the only one that is left. `data` are the JSON files of the folder.
 */
export function otherFields(
  lines: readonly string[],
  language: Language,
  data: readonly unknown[],
  request: string,
): BlockChange[] {
  if (language === "shell") return [];
  const reads = readsIn(lines.join("\n"), language);
  const records = data.flatMap(recordsIn);
  return [...reads].flatMap(([owner, fields]) => {
    const has = (field: string) => records.some((record) => Object.hasOwn(record, field));
    const [gone, ...others] = [...fields].filter((field) => !has(field) && !ownOfLists.test(field));
    const known = [...fields].filter(has);
    if (gone === undefined || others.length > 0 || known.length === 0) return [];
    const own = records.filter((record) => known.every((field) => Object.hasOwn(record, field)));
    const left = Object.keys(own[0] ?? {}).filter(
      (key) => !fields.has(key) && /^[A-Za-z_$][\w$]*$/u.test(key) && own.every((record) => Object.hasOwn(record, key)),
    );
    const fresh = oneOf(gone, left, request);
    return fresh === null ? [] : changed(lines, owner, gone, fresh, language);
  });
}

function oneOf(gone: string, left: readonly string[], request: string): string | null {
  const ways = [
    left.filter((key) => new RegExp(`(?<![\\p{L}\\p{N}_])${spokenAs(key)}(?![\\p{L}\\p{N}_])`, "iu").test(request)),
    left.filter((key) => isAlike(key, gone)),
    left,
  ];
  const [only, ...others] = ways.find((keys) => keys.length > 0) ?? [];
  return only !== undefined && others.length === 0 ? only : null;
}

/** `firstName` and `first_name` are said as "first name": a pattern. */
function spokenAs(key: string): string {
  return key
    .split(/(?<=[a-z])(?=[A-Z])|_/gu)
    .map(escapeRegExp)
    .join("[ _-]?");
}

function access(owner: string, field: string, language: Language): RegExp {
  const quoted = String.raw`(?<=(?<![\w$.])${owner}(?:\[|\.get\()["'])${field}(?=["'])(?!["'](?:\]|\))\s*(?:=(?!=)|[-+*/]=))`;
  const dotted = String.raw`(?<=(?<![\w$.])${owner}\??\.)${field}(?![\w$]|\s*\(|\s*(?:=(?![=>])|[-+*/]=))`;
  return new RegExp(language === "python" ? quoted : `${quoted}|${dotted}`, "gu");
}

/** By the name of what has them, the fields that a program reads. */
function readsIn(text: string, language: Language): Map<string, Set<string>> {
  const name = "([A-Za-z_$][\\w$]*)";
  const quoted = new RegExp(String.raw`(?<![\w$.])${name}(?:\[|\.get\()["']${name}["']`, "gu");
  const dotted = new RegExp(String.raw`(?<![\w$.])${name}\??\.${name}(?![\w$]|\s*\()`, "gu");
  const reads = new Map<string, Set<string>>();
  for (const [, owner = "", field = ""] of [
    ...text.matchAll(quoted),
    ...(language === "javascript" ? text.matchAll(dotted) : []),
  ])
    reads.set(owner, (reads.get(owner) ?? new Set()).add(field));
  return reads;
}

function changed(
  lines: readonly string[],
  owner: string,
  gone: string,
  fresh: string,
  language: Language,
): BlockChange[] {
  const pattern = access(escapeRegExp(owner), escapeRegExp(gone), language);
  const put = lines.map((line) => line.replaceAll(pattern, () => fresh));
  const first = put.findIndex((line, at) => line !== lines[at]);
  const last = put.findLastIndex((line, at) => line !== lines[at]);
  if (first === -1) return [];
  const [old, now] = [lines, put].map((all) => all.slice(first, last + 1).join("\n"));
  return old === undefined || now === undefined ? [] : [{ from: first, old, fresh: now, rank: -1 }];
}

/** All that has named fields, however deep it lies. */
function recordsIn(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.flatMap(recordsIn);
  if (!isFields(value)) return [];
  return [value, ...Object.values(value).flatMap(recordsIn)];
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
