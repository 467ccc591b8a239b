import type { LineChange } from "./line-changes.ts";
import type { Language } from "./program-file.ts";

/** How a value that may be missing is got, and how it is told that it is there. */
type Missing = { read: RegExp; isThere: (read: RegExpExecArray) => string };

const base = String.raw`[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*|\[[^[\]]*\])*?`;

/**
 * What a line could say instead, so that the part of what it prints which needs a missing value is left out with the marks around it: `key` is the
 * one that is missing, null for any in JavaScript, where a missing value is printed as "undefined".
 */
export function leftOutChanges(line: string, language: Language, key: string | null): LineChange[] {
  if (language === "shell" || /^\s*(?:#|\/\/)/.test(line)) return [];
  const ways = language === "python" ? missingInPython(key) : missingInJavaScript(key);
  const fresh = ways.flatMap((missing) => [
    ...inSum(line, language, missing),
    ...(language === "python" ? inFormatted(line, missing) : inTemplate(line, missing)),
  ]);
  return [...new Set(fresh)].map((text, place) => ({ rank: -1 + place / 100, line: text }));
}

function missingInPython(key: string | null): Missing[] {
  const name = key === null ? String.raw`\w+` : key;
  return [
    {
      read: new RegExp(String.raw`(?:str\()?(${base})\[(["'])(${name})\2\](?:\.\w+\(\))?\)?`),
      isThere: ([, of, , found]) => (key === null ? `${of}["${found}"]` : `"${found}" in ${of}`),
    },
    {
      read: new RegExp(String.raw`(?:str\()?(${base})\.get\((["'])(${name})\2\)\)?`),
      isThere: ([, of, , found]) => `${of}.get("${found}")`,
    },
  ];
}

function missingInJavaScript(key: string | null): Missing[] {
  const name = key === null ? String.raw`\w+` : key;
  return [
    {
      read: new RegExp(String.raw`(?<![\w$.])([\w$]+(?:\.[\w$]+)*\.${name}|[\w$]+\[["']${name}["']\])(?![\w$(])`),
      isThere: ([, of]) => of ?? "",
    },
  ];
}

/** What closes what was opened before it, and says nothing by itself. */
const closing = /^(["'])[)\]}»”"'\s]*\1$/u;
const isText = /^(["'])(?:(?!\1)[^\\]|\\.)*\1$/u;

/** `name + " (" + latin + ")"` */
function inSum(line: string, language: Language, { read, isThere }: Missing): string[] {
  const [head = ""] = /^.*?(?:print\(|console\.log\(|(?:return|=>|[^=!<>]=)\s)/.exec(line) ?? [];
  const isCall = head.endsWith("(");
  const [end = ""] = (isCall ? /\);?\s*$/ : /;?\s*$/).exec(line) ?? [];
  const sum = head === "" ? "" : line.slice(head.length, line.length - end.length);
  const parts = splitSum(sum);
  return parts.flatMap((part, at) => {
    const found = at === 0 || parts.length < 2 ? null : read.exec(part);
    if (!found || found[0].length < part.length) return [];
    const from = isText.test(parts[at - 1] ?? "") && at > 1 ? at - 1 : at;
    const to = closing.test(parts[at + 1] ?? "") ? at + 1 : at;
    const within = parts.slice(from, to + 1).join(" + ");
    const chosen =
      language === "python" ? `(${within} if ${isThere(found)} else "")` : `(${isThere(found)} ? ${within} : "")`;
    return [head + [...parts.slice(0, from), chosen, ...parts.slice(to + 1)].join(" + ") + end];
  });
}

/** The parts of a sum, as far as they are in no brackets and no text. */
function splitSum(sum: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  let quote = "";
  for (const [at, sign] of [...sum].entries()) {
    if (quote !== "") quote = sign === quote && sum[at - 1] !== "\\" ? "" : quote;
    else if (/["'`]/.test(sign)) quote = sign;
    else if ("([{".includes(sign)) depth += 1;
    else if (")]}".includes(sign)) depth -= 1;
    else if (depth === 0 && sum.startsWith(" + ", at)) {
      parts.push(sum.slice(start, at).trim());
      start = at + 2;
    }
  }
  return [...parts, sum.slice(start).trim()];
}

/** `f"{name} ({latin})"`: such texts within each other aren't read by every Python, so they are put side by side. */
function inFormatted(line: string, { read, isThere }: Missing): string[] {
  return [...line.matchAll(/(?<!\w)f(["'])((?:(?!\1)[^\\]|\\.)*)\1/g)].flatMap((match) => {
    const [all, quote = "", text = ""] = match;
    return placesIn(text, /\{[^{}]*\}/g).flatMap(({ from, to, inner, at, end }) => {
      const found = read.exec(inner.slice(1, -1));
      if (!found || !/^(?:[:!].*)?$/.test(inner.slice(1, -1).slice(found[0].length))) return [];
      const put = (piece: string) =>
        piece === "" ? [] : [`${piece.includes("{") ? "f" : ""}${quote}${piece}${quote}`];
      const chosen = `(f${quote}${text.slice(from, to)}${quote} if ${isThere(found)} else "")`;
      if (at === 0 && end === text.length) return [];
      const fresh = [...put(text.slice(0, from)), chosen, ...put(text.slice(to))].join(" + ");
      return [line.slice(0, match.index) + fresh + line.slice(match.index + all.length)];
    });
  });
}

/** The same between back ticks. */
function inTemplate(line: string, { read, isThere }: Missing): string[] {
  return [...line.matchAll(/`((?:[^`\\]|\\.)*)`/g)].flatMap((match) => {
    const [all, text = ""] = match;
    return placesIn(text, /\$\{[^{}]*\}/g).flatMap(({ from, to, inner }) => {
      const found = read.exec(inner.slice(2, -1));
      if (!found || found[0].length < inner.length - 3) return [];
      const fresh = `\`${text.slice(0, from)}\${${isThere(found)} ? \`${text.slice(from, to)}\` : ""}${text.slice(to)}\``;
      return [line.slice(0, match.index) + fresh + line.slice(match.index + all.length)];
    });
  });
}

type Place = { inner: string; at: number; end: number; from: number; to: number };

/** Each value in a text, with what stands between it and the one before, and what closes behind it. */
function placesIn(text: string, value: RegExp): Place[] {
  const found = [...text.matchAll(value)];
  return found.map(({ 0: inner, index: at }, place) => {
    const before = found[place - 1];
    const end = at + inner.length;
    const from = before ? before.index + before[0].length : at;
    const rest = text.slice(end);
    // the last one's unit says nothing without it
    const unit = before && place === found.length - 1 ? /^ ?\p{L}+\.?$/u.exec(rest) : null;
    const to = end + (/^[)\]»”]+/u.exec(rest) ?? unit ?? [""])[0].length;
    return { inner, at, end, from, to };
  });
}
