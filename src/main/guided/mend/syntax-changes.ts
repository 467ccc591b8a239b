import { indentOf } from "../forms/indent.ts";
import type { BlockChange } from "./block-changes.ts";
import type { Language } from "./program-file.ts";

const saysSyntax =
  /\b(?:SyntaxError|IndentationError)\b|syntax error|unexpected (?:end of file|EOF|token)|unterminated|was never closed|Unexpected end of input/iu;
const closers: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/** What a program lacks that can't be read at all: a colon, a bracket, a quotation mark, the end of a block. Empty where it can be. */
export function syntaxChanges(lines: readonly string[], language: Language, failure: string): BlockChange[] {
  if (!saysSyntax.test(failure)) return [];
  const within = lines.flatMap((line, from) =>
    [...withColon(line, language), ...withQuote(line), ...withBrackets(line)].map((fresh) => ({
      from,
      old: line,
      fresh,
      rank: 0,
    })),
  );
  const asTyped =
    language === "shell" ? [] : lines.flatMap((line, from) => asItWasTyped(line, lines[from + 1] ?? "", from));
  return [...asTyped, ...within, ...withBlockEnd(lines, language)];
}

/** `'Ann's cake'`: an apostrophe in a text. */
const aposInText = /(?<![\p{L}\p{N}])'((?:[^'"\\]*\p{L}'(?=\p{L}))+[^'"\\]*)'(?=\s*[,)\]}:;]|\s*$)/gu;
const isItem = /^\s*(?:[[{("'\d]|\w+:)/u;
const isWhole = /(?:[\]})"'\d]|\w)\s*$/u;

/** An entry of a list that somebody has typed: with its apostrophe in a text of other quotation marks, and the comma before the next one. */
function asItWasTyped(line: string, next: string, from: number): BlockChange[] {
  const quoted = line.replaceAll(aposInText, '"$1"');
  const lacksComma = isItem.test(line) && isWhole.test(line) && isItem.test(next) && indentOf(line) === indentOf(next);
  const withComma = (text: string) => `${text.trimEnd()},`;
  const ways = [
    ...(quoted !== line && lacksComma ? [withComma(quoted)] : []),
    ...(quoted !== line ? [quoted] : []),
    ...(lacksComma ? [withComma(line)] : []),
  ];
  return ways.map((fresh, place) => ({ from, old: line, fresh, rank: -1 + place / 10 }));
}

function withColon(line: string, language: Language): string[] {
  const isHead = /^\s*(?:def|class|if|elif|else|for|while|try|except|finally|with)\b.*[^:,([{\\\s]\s*$/.test(line);
  return language === "python" && isHead ? [`${line.trimEnd()}:`] : [];
}

/** A quotation mark that has no second one, at the end of the line or before what closes there. */
function withQuote(line: string): string[] {
  return ['"', "'", "`"].flatMap((quote) => {
    if ((line.split(quote).length - 1) % 2 === 0) return [];
    const [, text = "", end = ""] = /^(.*?)([)\]};:,]*\s*)$/.exec(line) ?? [];
    return Array.from({ length: end.length + 1 }, (_, place) => text + end.slice(0, place) + quote + end.slice(place));
  });
}

/** Brackets that are open at the end of a line, closed there, and one too many taken out. */
function withBrackets(line: string): string[] {
  const open: string[] = [];
  const code = line.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, (text) => " ".repeat(text.length));
  for (const [place, sign] of [...code].entries()) {
    const closer = closers[sign];
    if (closer !== undefined) open.push(closer);
    else if (")]}".includes(sign) && open.pop() !== sign) return [line.slice(0, place) + line.slice(place + 1)];
  }
  const missing = open.toReversed().join("");
  const [, text = "", end = ""] = /^(.*?)([:;,]?\s*)$/.exec(line) ?? [];
  return missing === "" || /^[{]?$/.test(missing.replaceAll("}", "{"))
    ? []
    : [text + missing + end, ...(end === "" ? [] : [text + end + missing])];
}

/** The end of a block behind each line where it could be. */
function withBlockEnd(lines: readonly string[], language: Language): BlockChange[] {
  const ends: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
    python: [],
    javascript: [
      [/\{\s*$/, "}"],
      [/\(\s*(?:\(?[\w, ]*\)? => )?\{?\s*$/, "});"],
    ],
    shell: [
      [/^\s*if\b/, "fi"],
      [/^\s*(?:for|while|until)\b/, "done"],
      [/^\s*case\b/, "esac"],
      [/\{\s*$/, "}"],
    ],
  };
  return ends[language].flatMap(([opens, end]) =>
    lines.flatMap((head, at) => {
      if (!opens.test(head)) return [];
      const behind = [...lines.keys()].filter((index) => index >= at && (lines[index] ?? "").trim() !== "");
      return behind.map((from) => {
        const line = lines[from] ?? "";
        // the block is likeliest to end where the next line is no deeper than its head
        const next = lines[from + 1] ?? "";
        const isEdge = from > at && indentOf(next).length <= indentOf(head).length;
        return { from, old: line, fresh: `${line}\n${indentOf(head)}${end}`, rank: isEdge ? 0 : 2 };
      });
    }),
  );
}
