import type { BlockChange } from "./block-changes.ts";
import { expectedOutput } from "./expected-output.ts";
import type { Language } from "./program-file.ts";
import { escapeRegExp } from "../guide/request/words/word-pattern.ts";

const formatted = /(?<!\w)[fF](["'])((?:(?!\1)[^\\])*)\1/gu;
const template = /`([^`\\]*)`/gu;
const noValue = /(?<![\p{L}\p{N}_])(?:None|null|undefined|NaN|nan)(?![\p{L}\p{N}_])/u;
const longest = 40;

/** A value that a line prints, and what a request has it print in its place in one case. */
type Said = { value: string; text: string };

/** What stands for the values of a line in an example that a request gives: `Ivy: never` for `f"{name}: {day}"`. */
export function saidForValues(line: string, language: Language, request: string): Said[] {
  if (language === "shell") return [];
  const phrases = expectedOutput(request).filter((phrase) => !phrase.includes("\n"));
  const texts = [...line.matchAll(language === "python" ? formatted : template)].map(
    (match) => match[2] ?? match[1] ?? "",
  );
  const inside = language === "python" ? /\{([^{}:!=]+)\}/gu : /\$\{([^{}]+)\}/gu;
  return texts.flatMap((text) => {
    const values = [...text.matchAll(inside)].map(([, value = ""]) => value);
    const pieces = text.split(language === "python" ? /\{[^{}]*\}/u : /\$\{[^{}]*\}/u);
    // without a word between them, nothing tells one value from the next
    if (values.length === 0 || pieces.length !== values.length + 1 || pieces.every((piece) => piece.trim() === ""))
      return [];
    const whole = new RegExp(`^${pieces.map((piece) => escapeRegExp(piece)).join("(.+?)")}$`, "u");
    return phrases.flatMap((phrase) => {
      const [, ...found] = whole.exec(phrase) ?? [];
      return found.flatMap((one, at) => {
        const value = values[at];
        return value === undefined || one.length > longest || /["'`\\{}$]/u.test(one) ? [] : [{ value, text: one }];
      });
    });
  });
}

/** A line that prints what a request says where there is no such value. */
export function withPlaceholder(line: string, language: Language, { value, text }: Said): string {
  if (language !== "python") return line.replace(`\${${value}}`, () => `\${${value} ?? "${text}"}`);
  // the quotation marks of the text around it can't stand within it
  const quote = /(?<!\w)[fF]'/u.test(line) ? '"' : "'";
  return line.replace(`{${value}}`, () => `{${value} if ${value} is not None else ${quote}${text}${quote}}`);
}

/** What the lines could say instead that print that there is no value, where a request gives an example of what should stand there. */
export function saidPlaceholders(
  lines: readonly string[],
  language: Language,
  printed: string,
  request: string,
): BlockChange[] {
  if (!printed.startsWith("exit 0") || !noValue.test(printed)) return [];
  return lines.flatMap((old, from) =>
    saidForValues(old, language, request).map((said) => ({
      from,
      old,
      fresh: withPlaceholder(old, language, said),
      rank: -1,
    })),
  );
}
