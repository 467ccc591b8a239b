import type { NamedSetting, SettingPart } from "./named-setting.ts";

export const isBibliography = /\.bib$/i;

const entry = /@(\p{L}+)\s*\{\s*([^\s,{}]+)\s*,/gu;
/** Braces within braces, as titles have them. */
const braced = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;
const field = new RegExp(String.raw`(?<=[,{]\s*)([a-z][\w-]*)(\s*=\s*)(${braced}|"[^"]*"|\d+)(?=\s*[,}])`, "giu");

const called: Readonly<Record<string, readonly string[]>> = {
  year: ["publication year", "Jahr", "Erscheinungsjahr", "年", "出版年"],
  pages: ["page numbers", "page range", "Seiten", "Seitenzahlen", "ページ"],
  title: ["Titel", "題名", "タイトル"],
  author: ["authors", "Autor", "Autoren", "著者"],
  journal: ["Zeitschrift", "雑誌"],
  publisher: ["Verlag", "出版社"],
  volume: ["Band", "巻"],
  number: ["issue", "Heft", "号"],
  edition: ["Auflage", "版"],
  address: ["place", "Ort", "Verlagsort"],
};

/** The fields of a bibliography under their entries, which are called by their keys, their authors or their titles. */
export function bibSettings(text: string): NamedSetting[] {
  const starts = [...text.matchAll(entry)];
  return starts.flatMap(({ 0: head, 1: type = "", 2: key = "", index }, place) => {
    const start = index + head.length - 1;
    const own = text.slice(start, starts[place + 1]?.index ?? text.length);
    const fields = [...own.matchAll(field)].map(({ 1: name = "", 2: sign = "", 3: value = "", index: at }) => ({
      name: name.toLowerCase(),
      value,
      from: start + at + name.length + sign.length,
    }));
    const valueOf = (name: string) => bare(fields.find((each) => each.name === name)?.value ?? "");
    const part: SettingPart = { names: [key, ...authorsIn(valueOf("author")), valueOf("title")].filter(Boolean) };
    return fields.map(({ name, value, from }) => ({
      from,
      value,
      keys: [name, ...(called[name] ?? [])],
      parts: [part],
      kinds: [...kinds, type],
      like: name === "pages" ? pagesLike : name === "year" ? yearLike : textLike,
    }));
  });
}

const kinds = [
  "paper",
  "article",
  "book",
  "entry",
  "reference",
  "publication",
  "Artikel",
  "Buch",
  "Eintrag",
  "Aufsatz",
];

/** `{Okafor, B. and Wei Tan}` by their family names, and all of them together. */
function authorsIn(value: string): string[] {
  const names = value
    .split(/\s+and\s+/u)
    .map((name) => (name.includes(",") ? name.split(",")[0] : name.split(/\s+/).at(-1))?.trim() ?? "");
  return [...names, names.join(" and "), value];
}

function bare(value: string): string {
  return value.replaceAll(/^["{]+|["}]+$/gu, "").replaceAll(/\s+/g, " ");
}

function inSigns(old: string, fresh: string): string {
  return `${/^["{]/.exec(old)?.[0] ?? ""}${fresh}${/["}]$/.exec(old)?.[0] ?? ""}`;
}

const range = /^\s*(\d+)\s*[-–—‐]+\s*(\d+)\s*$/u;

/** Two hyphens are a dash there. */
function pagesLike(old: string, fresh: string): string | null {
  const [, first, last] = range.exec(fresh) ?? [];
  const sign = /(?<=\d)\s*[-–—‐]+\s*(?=\d)/u.exec(old)?.[0] ?? "--";
  if (first !== undefined && last !== undefined) return inSigns(old, first + sign + last);
  return /^\d+$/.test(fresh.trim()) ? inSigns(old, fresh.trim()) : null;
}

function yearLike(old: string, fresh: string): string | null {
  return /^\d{4}$/.test(fresh) ? inSigns(old, fresh) : null;
}

/** What has signs of its own there is left to who knows how. */
function textLike(old: string, fresh: string): string | null {
  if (/[{}\\%&#$_"~^\n]/.test(fresh) || /[{}\\]/.test(old.slice(1, -1))) return null;
  return /^\d+$/.test(old) && !/^\d+$/.test(fresh) ? null : inSigns(old, fresh);
}
