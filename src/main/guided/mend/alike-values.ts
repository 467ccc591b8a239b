import { escapeRegExp } from "../guide/request/words/word-pattern.ts";
import { indentOf } from "../forms/indent.ts";
import type { Language } from "./program-file.ts";

/** What makes values the same that are spelled in other ways: blanks around them taken off, in small letters or a capital in front. */
export type Evening = { blanks: boolean; letters: "small" | "first" | "each" | null };

/**
 * Programs that take some of their values as the same though they are spelled in other ways, each with one place where values come in changed. `reads`: how the program
 * reads a column of them.
 */
export function evened(text: string, language: Language, evening: Evening, reads: RegExp | null): string[] {
  const ways = { python: inPython, javascript: inJavaScript, shell: inShell }[language];
  const found = ways(text, evening, reads);
  return [...new Set(found)].filter((fresh) => fresh !== text);
}

const quotedEnd = String.raw`(?:"(?:\\r|\\n)+"|'(?:\\r|\\n)+')?`;

function inPython(text: string, { blanks, letters }: Evening, reads: RegExp | null): string[] {
  const inLetters = letters === null ? "" : { small: ".lower()", first: ".capitalize()", each: ".title()" }[letters];
  const whole = (blanks ? ".strip()" : "") + inLetters;
  const stripped = new RegExp(
    String.raw`(?<!\bif (?:not )?[\w.]+)\.[lr]?strip\(${quotedEnd}\)(?!\.(?:lower|title|cap|split|casefold)|:)`,
    "gu",
  );
  return [
    ...(reads ? [text.replaceAll(reads, (read) => read + whole)] : []),
    // "Lake" and "lake " where the end of a line was taken off
    ...eachOf(text, stripped, (found) => (blanks ? ".strip()" : found) + inLetters),
    ...eachOf(
      text,
      /(?<=\b(?:Counter|set|dict\.fromkeys)\()([\w.]+(?:\(\))?)(?=\))/gu,
      (of) => `one${whole} for one in ${of}`,
    ),
    ...afterLines(text, /^\s*for \(?(\w+(?:, \w+)*)\)? in .*:\s*$/u, "    ", (name) => `${name} = ${name}${whole}`),
    ...afterLines(
      text,
      /^\s*\(?(\w+(?:, \w+)*)\)? = .*(?:split\(|strip\(|\[["'\d]|\.get\(|input\(|next\().*$/u,
      "",
      (name) => `${name} = ${name}${whole}`,
    ),
  ];
}

function inJavaScript(text: string, { blanks, letters }: Evening, reads: RegExp | null): string[] {
  const whole = (blanks ? ".trim()" : "") + (letters === null ? "" : ".toLowerCase()");
  const each = (of: string) => `${of}.map((one) => one${whole})`;
  const list = String.raw`[\w$.]+(?:\((?:[^()]|\([^()]*\))*\)[\w$.]*)*`;
  const names = [
    ...text.matchAll(/\bconst (?:\{ |\[)?([\w$]+(?:, [\w$]+)*)(?: \}|\])? (?:=|of) /gu),
    ...text.matchAll(/\(\(?\{? ?([\w$]+(?:, [\w$]+)*) ?\}?\)? => /gu),
  ].flatMap(([, found = ""]) => found.split(", "));
  const asKey = (name: string) => {
    const own = escapeRegExp(name);
    const key = new RegExp(String.raw`(?<=[\w$)]\[|\.(?:get|set|has|add|includes|indexOf)\()${own}(?=\]|\)|,)`, "gu");
    return text.replaceAll(key, name + whole);
  };
  return [
    ...(reads ? [text.replaceAll(reads, (read) => read + whole)] : []),
    ...eachOf(
      text,
      /(?<![!(] ?\w+)\.trim(?:End|Start)?\(\)(?!\.(?:toLowerCase|split)| ===? ?""| !==? ?"")/gu,
      (found) => (blanks ? ".trim()" : found) + (letters === null ? "" : ".toLowerCase()"),
    ),
    ...eachOf(text, new RegExp(String.raw`(?<=new Set\()(${list})(?=\))`, "gu"), each),
    ...eachOf(text, new RegExp(String.raw`(?<=\bfor \((?:const|let) [\w$]+ of )(${list})(?=\) ?\{?)`, "gu"), each),
    ...[...new Set(names)].map(asKey),
  ];
}

/** Values come into a pipe of a shell before they are put in order, or are the keys of a table. */
function inShell(text: string, { blanks, letters }: Evening): string[] {
  const steps = [
    ...(blanks ? ["s/^[[:space:]]*//", "s/[[:space:]]*$//"] : []),
    ...(letters === null ? [] : [String.raw`s/.*/\L&/`]),
  ];
  const sed = `sed '${steps.join("; ")}'`;
  const field = (name: string) => (letters === null ? name : `tolower(${name})`);
  return [
    text.replaceAll(
      /\bsort ((?:-\w+ )*)("?\$\{?\w+\}?"?|[\w./-]+\.\w+)(?=\s*(?:\||$))/gmu,
      (_, options: string, file: string) => `${sed} ${file} | sort ${options}`.trimEnd(),
    ),
    text.replace(/(?<=\S\s*\| ?)sort\b/u, `${sed} | sort`),
    text.replaceAll(/(?<=\w\[)(\$\w)(?=\]\+\+)/gu, (name) => field(name)),
    ...(blanks
      ? [
          text.replaceAll(
            /\{ ?(\w+)\[(\$\w)\]\+\+ ?;? ?\}/gu,
            (_, table: string, name: string) =>
              `{ key = ${field(name)}; gsub(/^[ \\t]+|[ \\t]+$/, "", key); ${table}[key]++ }`,
          ),
        ]
      : []),
    letters === null
      ? text
      : text.replaceAll(/(?<=\w\[)"?\$\{?(\w+)\}?"?(?=\])/gu, (_, name: string) => `\${${name},,}`),
  ];
}

/** The text with one place after the other changed, and at last all of them. */
function eachOf(text: string, pattern: RegExp, change: (found: string) => string): string[] {
  const found = [...text.matchAll(pattern)];
  const single = found.map(
    ({ 0: said, index }) => text.slice(0, index) + change(said) + text.slice(index + said.length),
  );
  return found.length > 1 ? [...single, text.replaceAll(pattern, (said) => change(said))] : single;
}

/** The text with a line more behind one that gives values their names, for each name. */
function afterLines(text: string, head: RegExp, deeper: string, line: (name: string) => string): string[] {
  const lines = text.split("\n");
  return lines.flatMap((old, at) => {
    const names = head.exec(old)?.[1]?.split(", ") ?? [];
    const put = (name: string) => `${indentOf(old)}${deeper}${line(name)}`;
    return names.map((name) => [...lines.slice(0, at + 1), put(name), ...lines.slice(at + 1)].join("\n"));
  });
}
