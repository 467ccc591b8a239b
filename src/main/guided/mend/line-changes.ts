import { lineRules } from "./line-rules.ts";
import { shellRules } from "./shell-rules.ts";
import { sureRules } from "./sure-rules.ts";
import { textChanges } from "./text-changes.ts";
import type { Language } from "./program-file.ts";
import { valueRules } from "./value-rules.ts";

/** What a line of code could say instead; `rank` is lower for what is a likelier mistake, `module` one of Python's that it needs. */
export type LineChange = { line: string; rank: number; module?: string };

// of two rules for the same change the first one counts
const rules = [...sureRules, ...lineRules, ...valueRules, ...shellRules];

/** What a line could say instead, each with one mistake less. `names` are those that the program knows. */
export function lineChanges(line: string, language: Language, names: readonly string[]): LineChange[] {
  // what only tells whether a file is run as a program is no mistake
  if (line.trim() === "" || /^\s*(?:#|\/\/|"""|import\b|from\b)|__name__/.test(line)) return [];
  const inText = textSpans(line);
  // what stands in a shell's quotation marks is done, too
  const isQuotedCode = language === "shell";
  const changes: LineChange[] = rules.flatMap(({ rank, find, instead, only, module, outsideTexts }) => {
    // in a shell most signs mean something else
    if (only ? only !== language : language === "shell") return [];
    return [...line.matchAll(find)].flatMap((match) =>
      isWithin(match.index, isQuotedCode && !outsideTexts ? [] : inText)
        ? []
        : instead(match).map((text) => ({
            rank,
            line: replaceAt(line, match.index, match[0].length, text),
            ...(module === undefined ? {} : { module }),
          })),
    );
  });
  const all = [
    ...changes,
    ...textChanges(line, language),
    ...otherNames(line, names, inText),
    ...otherIndent(line, language),
  ];
  return all.filter(
    ({ line: changed }, index) => changed !== line && all.findIndex((one) => one.line === changed) === index,
  );
}

function isWithin(place: number, spans: readonly (readonly [number, number])[]): boolean {
  return spans.some(([from, to]) => place > from && place < to);
}

function replaceAt(text: string, at: number, length: number, by: string): string {
  return text.slice(0, at) + by + text.slice(at + length);
}

/** Another of the names that the program knows; a similar one is likelier than any. */
function otherNames(
  line: string,
  names: readonly string[],
  inText: readonly (readonly [number, number])[],
): LineChange[] {
  return [...line.matchAll(/(?<![\w.])[A-Za-z_]\w*(?![\w("'`])/g)].flatMap((match) => {
    const [name] = match;
    if (isWithin(match.index, inText)) return [];
    const isKnown = names.includes(name);
    return names.flatMap((other) => {
      if (other === name) return [];
      const isSimilar = isAlike(name, other) || (isConstant(name) && isConstant(other));
      if (isKnown && !isSimilar && names.length > 8) return [];
      const rank = isKnown ? (isSimilar ? 2 : 4) : isSimilar ? 0 : 3;
      return [{ rank, line: replaceAt(line, match.index, name.length, other) }];
    });
  });
}

/** One of the fixed values that stand at the top of a program. */
function isConstant(name: string): boolean {
  return /^[A-Z][A-Z\d_]+$/.test(name);
}

/** Names that are easily mistaken for each other. */
export function isAlike(one: string, other: string): boolean {
  const [short = "", long = ""] = [one.toLowerCase(), other.toLowerCase()].toSorted((a, b) => a.length - b.length);
  return long.startsWith(short.slice(0, Math.max(3, short.length - 2))) || (short.length > 2 && long.endsWith(short));
}

/** In Python a line that stands one step too deep, or not deep enough, means something else. */
function otherIndent(line: string, language: Language): LineChange[] {
  const indent = /^[ \t]+/.exec(line)?.[0];
  if (language !== "python" || indent === undefined) return [];
  const step = indent.startsWith("\t") ? "\t" : "    ";
  const outer = indent.startsWith(step) ? [{ rank: 2, line: line.slice(step.length) }] : [];
  return [...outer, { rank: 3, line: step + line }];
}

/**
 * Where the texts of a line stand: what is in them is said, not done, but for what stands in the braces of an f-string. Its
 * comment is one of them.
 */
function textSpans(line: string): (readonly [number, number])[] {
  const texts = line.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|(?:(?<=\s)|^)(?:#|\/\/).*$/g);
  return [...texts].flatMap(({ 0: text, index }) => {
    const isFormatted = /(?<!\w)[fF]$/.test(line.slice(0, index));
    const pieces = isFormatted ? [...text.matchAll(/[^{}]+(?=\{|$)|\}[^{}]*/g)] : [{ 0: text, index: 0 }];
    return pieces.map((piece) => [index + piece.index, index + piece.index + piece[0].length - 1] as const);
  });
}
