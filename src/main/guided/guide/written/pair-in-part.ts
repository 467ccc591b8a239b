import { isJson, type JsonGroup, jsonGroups } from "../facts/formats/json-members.ts";
import { yamlRecords } from "../facts/formats/yaml-records.ts";
import { settingsIn } from "../facts/programs/setting-lines.ts";
import { withMember } from "./json-member-put.ts";

/** A part of a file of settings that holds keys with values; `names` lead to it from the outside in, and are none for what stands in no part. */
export type PairPart = {
  names: readonly string[];
  has: (key: string) => boolean;
  put: (key: string, value: string) => string | null;
};

/** What a part has already: the keys and values as they are written. */
type Own = { key: string; value: string; row: number };

/** The parts of a file that take one more key with a value, each in the form of those that it has. None for files of other kinds. */
export function pairParts(path: string, text: string): PairPart[] {
  if (/\.jsonc?$/i.test(path)) return jsonParts(text);
  if (/\.ya?ml$/i.test(path)) return yamlParts(path, text);
  if (/\.(?:toml|ini|cfg|conf)$/i.test(path)) return sectionParts(path, text);
  return /\.properties$|(?:^|\/)\.env[^/]*$/i.test(path) ? flatParts(path, text) : [];
}

const literal = /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?|true|false)$/u;
const isQuotedNumber = /^["'][\^~]?v?\d/u;

/** A value as a part's others are written: in quotes, or bare; null where all of these are of another kind. */
function written(value: string, others: readonly string[], needsQuotes: (value: string) => boolean): string | null {
  const isBare = literal.test(value) && !others.some((other) => isQuotedNumber.test(other));
  if (isBare) return value;
  const quotes = new Set(others.map((other) => /^["']/u.exec(other)?.[0] ?? ""));
  if (others.length > 1 && others.every((other) => literal.test(other))) return null;
  const [quote] = quotes;
  if (quotes.size === 1 && quote === "'" && !/['\\]/u.test(value)) return `'${value}'`;
  return (quotes.size === 1 && quote === '"') || needsQuotes(value) ? JSON.stringify(value) : value;
}

function jsonParts(text: string): PairPart[] {
  const objects = (jsonGroups(text) ?? []).filter(({ kind }) => kind === "object");
  return objects.flatMap((group): PairPart[] => {
    const scalars = group.members.filter(({ value }) => !/^[{[]/u.test(value));
    const isInList = isWithinList(group);
    if (isInList || (group.members.length > 0 && scalars.length === 0)) return [];
    const others = scalars.map(({ value }) => value);
    return [
      {
        names: group.keys,
        has: (key) => group.members.some((member) => isSame(member.key ?? "", key)),
        put: (key, value) => {
          const own = written(value, others, () => true);
          if (own === null) return null;
          const fresh = withMember(text, group, { key, text: `${JSON.stringify(key)}: ${own}` });
          return isJson(fresh) ? fresh : null;
        },
      },
    ];
  });
}

function isWithinList({ parent }: JsonGroup): boolean {
  return parent !== null && (parent.kind === "list" || isWithinList(parent));
}

/** What has to be in quotes to be a text in YAML. */
const isUnsafe =
  /^[^\p{L}\p{N}/~.^]|: |:$| #|^(?:yes|no|on|off|null|true|false|~)$|^\d[\d_]*:\d|^[+-]?[\d_]+\.?\d*(?:e[+-]?\d+)?$/iu;

function yamlParts(path: string, text: string): PairPart[] {
  const records = yamlRecords(text).filter(({ kind, pairs }) => kind === "key" && pairs.length > 0);
  const inParts = records.map(({ names, parents, pairs }): PairPart => {
    const own = pairs.map(({ row, key, value }) => ({ row, key, value }));
    return {
      names: [...parents, ...names.slice(0, 1)],
      ...inLinesOf(text, own, (value) => isUnsafe.test(value)),
    };
  });
  const top = settingsIn(path, text).filter(
    ({ parents, line }) => parents.length === 0 && /^\S/u.test(line) && !line.startsWith("- "),
  );
  return [...inParts, ...rootOf(text, top, (value) => isUnsafe.test(value))];
}

/** Sections of TOML and INI. */
function sectionParts(path: string, text: string): PairPart[] {
  const lines = text.split("\n");
  const heads = lines.flatMap((line, row) => {
    const name = /^\s*\[([^[\]]+)\]\s*(?:[#;].*)?$/u.exec(line)?.[1];
    return name !== undefined || /^\s*\[\[/u.test(line) ? [{ row, name: name?.trim() ?? null }] : [];
  });
  const needsQuotes = () => /\.toml$/i.test(path);
  const pairs = pairsIn(lines);
  const root = heads.length > 0 ? pairs.filter(({ row }) => row < (heads[0]?.row ?? 0)) : pairs;
  const parts = heads.flatMap(({ row, name }, at): PairPart[] => {
    const next = heads[at + 1]?.row ?? lines.length;
    const own = pairs.filter((pair) => pair.row > row && pair.row < next);
    if (name === null || own.length === 0) return [];
    const names = /\.toml$/i.test(path) ? name.split(".").map((each) => each.replaceAll(/["'\s]/gu, "")) : [name];
    return [{ names, ...inLinesOf(text, own, needsQuotes) }];
  });
  return [...parts, ...rootOf(text, root, needsQuotes)];
}

function flatParts(path: string, text: string): PairPart[] {
  const isName = /\.properties$/i.test(path) ? /^[^\s=:]+$/u : /^[A-Z_a-z]\w*$/u;
  return rootOf(text, pairsIn(text.split("\n")), (value) => /[\s#"']/u.test(value) && !/\.properties$/i.test(path)).map(
    (part) => ({ ...part, put: (key, value) => (isName.test(key) ? part.put(key, value) : null) }),
  );
}

function rootOf(text: string, own: readonly Own[], needsQuotes: (value: string) => boolean): PairPart[] {
  return own.length === 0 ? [] : [{ names: [], ...inLinesOf(text, own, needsQuotes) }];
}

function inLinesOf(
  text: string,
  own: readonly Own[],
  needsQuotes: (value: string) => boolean,
): Pick<PairPart, "has" | "put"> {
  return {
    has: (key) => own.some((each) => isSame(each.key, key)),
    put: (key, value) => inLines(text, own, { key, value, needsQuotes }),
  };
}

/** One key and its value a line; a value with an open bracket goes on in the next one. */
function pairsIn(lines: readonly string[]): Own[] {
  return lines.flatMap((line, row) => {
    const [, key, value] =
      /^\s*(?:export )?["']?([\p{L}\p{N}_][^=:#;"'\n]*?)["']?\s*[=:]\s*(.*?)\s*$/u.exec(line) ?? [];
    return key === undefined || value === undefined ? [] : [{ row, key, value }];
  });
}

type Fresh = { key: string; value: string; needsQuotes: (value: string) => boolean };

/** A text with a key in a line of its own: in the order of the alphabet where the others stand so, else behind the last one. */
function inLines(text: string, own: readonly Own[], { key, value, needsQuotes }: Fresh): string | null {
  const lines = text.split("\n");
  const last = own.at(-1);
  const model = lines[last?.row ?? -1];
  const others = own.map((each) => each.value);
  const put = written(value, others, needsQuotes);
  // what goes on in the next line isn't to be torn apart
  const isWhole = own.every((each) => !/[[{(]$|\\$|"""|^[|>&]/u.test(each.value));
  if (!last || model === undefined || put === null || !isWhole || own.some((each) => isSame(each.key, key)))
    return null;
  const [, lead = "", quote = "", sign = ""] =
    /^(\s*(?:export )?)(["']?)[^=:"'\n]*?\2(\s*[=:]\s*)/u.exec(model.replace(/\r$/u, "")) ?? [];
  if (sign === "" || /^\s*- /u.test(model)) return null;
  const name = quote !== "" || !/^[\p{L}\p{N}_.-]+(?: [\p{L}\p{N}_.-]+)*$/u.test(key) ? JSON.stringify(key) : key;
  const isAligned = /\s{2,}[=:]/u.test(sign);
  const gap = isAligned
    ? `${" ".repeat(Math.max(1, last.key.length + sign.search(/[=:]/u) - name.length))}${sign.trimStart()}`
    : sign;
  const isSorted = own.length > 2 && own.every((each, at) => at === 0 || (own[at - 1]?.key ?? "") <= each.key);
  const next = isSorted ? own.find((each) => each.key > key) : undefined;
  const line = `${lead}${name}${gap}${put}${model.endsWith("\r") ? "\r" : ""}`;
  return lines.toSpliced(next?.row ?? last.row + 1, 0, line).join("\n");
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
