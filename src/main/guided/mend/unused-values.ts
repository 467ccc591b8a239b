import type { BlockChange } from "./block-changes.ts";
import { escapeRegExp } from "../guide/request/words/word-pattern.ts";
import type { Language } from "./program-file.ts";

const name = String.raw`[\p{L}_$][\p{L}\p{N}_$]*`;
const given: Readonly<Record<Exclude<Language, "shell">, RegExp>> = {
  python: new RegExp(String.raw`^\s*(${name}(?:, ?${name})*) = `, "u"),
  javascript: new RegExp(String.raw`^\s*(?:const|let|var) (?:[[{] ?)?(${name}(?:, ?${name})*)(?: ?[\]}])? = `, "u"),
};

/**
 * What lines could say instead with a value that a program reads and then never uses: in the place of another one that stands there, or as what something is to be
 * taken times. A length that is taken times itself beside a width that nobody asks for is a slip.
 */
export function unusedChanges(lines: readonly string[], language: Language): BlockChange[] {
  if (language === "shell") return [];
  const bare = lines.map(withoutTexts);
  return lines.flatMap((line, at) => {
    const names = (given[language].exec(line)?.[1] ?? "").split(/, ?/).filter((one) => one !== "");
    const unused = names.filter((one) => !one.startsWith("_") && !isUsed(one, bare, at));
    return unused.flatMap((one) =>
      lines.flatMap((other, from) =>
        from > at ? [...insteadOf(other, from, one, bare), ...timesIt(other, from, one, language)] : [],
      ),
    );
  });
}

function isUsed(one: string, lines: readonly string[], at: number): boolean {
  const uses = new RegExp(String.raw`(?<![\p{L}\p{N}_$.])${escapeRegExp(one)}(?![\p{L}\p{N}_$])`, "gu");
  const count = lines.reduce((sum, line) => sum + (line.match(uses)?.length ?? 0), 0);
  return count !== 1 || !uses.test(lines[at] ?? "");
}

/** A name that stands twice in a line is the likelier slip. */
function insteadOf(line: string, from: number, one: string, bare: readonly string[]): BlockChange[] {
  const known = bare[from] ?? "";
  const found = [...known.matchAll(new RegExp(String.raw`(?<![\p{L}\p{N}_$.])${name}(?![\p{L}\p{N}_$(])`, "gu"))];
  return found.flatMap(({ 0: other, index }) => {
    const times = found.filter(([again]) => again === other).length;
    const isValue = bare.some(
      (text, at) =>
        at < from &&
        new RegExp(String.raw`(?<![\p{L}\p{N}_$.])${escapeRegExp(other)}(?:, ?${name})* = `, "u").test(text),
    );
    if (!isValue || /^\s*(?:=|\+=)/u.test(known.slice(index + other.length))) return [];
    const fresh = line.slice(0, index) + one + line.slice(index + other.length);
    return [{ from, old: line, fresh, rank: times > 1 ? 0.5 : 2 }];
  });
}

/** "3 at 2.80": of what is added up each counts as often as there are. */
function timesIt(line: string, from: number, one: string, language: Language): BlockChange[] {
  const [, head, sum, end = ""] = /^(\s*[\p{L}_$][\p{L}\p{N}_$.]* \+= )([^;+-]+?)(;?)$/u.exec(line) ?? [];
  if (head === undefined || sum === undefined || sum.includes(" ")) return [];
  const kinds = language === "python" ? [one, `int(${one})`, `float(${one})`] : [`Number(${one})`];
  return kinds.map((value, place) => ({
    from,
    old: line,
    fresh: `${head}${value} * ${sum}${end}`,
    rank: 1 + place / 10,
  }));
}

/** With blanks in the place of what is only said: texts and comments, but for the values in them. */
function withoutTexts(line: string): string {
  const blank = (text: string) => " ".repeat(text.length);
  return line.replaceAll(
    /([fF]?)("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(`[^`]*`)|(?:(?<=\s)|^)(?:#|\/\/).*$/g,
    (all: string, formatted: string, quoted: string | undefined, template: string | undefined) => {
      if (template !== undefined)
        return all.replaceAll(/\$\{([^{}]*)\}|[^]/g, (piece, inner?: string) =>
          inner === undefined ? " " : `  ${inner} `,
        );
      if (quoted !== undefined && formatted !== "")
        return all.replaceAll(/\{([^{}]*)\}|[^]/g, (piece, inner?: string) =>
          inner === undefined ? " " : ` ${inner} `,
        );
      return blank(all);
    },
  );
}
