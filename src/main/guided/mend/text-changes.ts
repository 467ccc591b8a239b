import type { LineChange } from "./line-changes.ts";
import type { Language } from "./program-file.ts";

type Rule = { rank: number; only: Language; find: RegExp; instead: (match: RegExpExecArray) => readonly string[] };

/** What is wrong inside of a text: the letters of a date's format, a text that was to have values in it. */
const rules: readonly Rule[] = [
  {
    rank: 1,
    only: "python",
    find: /%[mdyYHIMSbBj](?:[^%"']*%[mdyYHIMSbBj])+/g,
    instead: ([format]) => otherFormats(format),
  },
  {
    rank: 1,
    only: "python",
    find: /(?<![\w"'])(["'])(?=[^"'{}]*\{\w[\w.[\]()]*\})[^"']*\1/g,
    instead: ([text]) => [`f${text}`],
  },
  // a pattern that takes as much as it can, up to the last closing bracket
  {
    rank: -1,
    only: "python",
    find: /(?<=\bre\.\w+\(\s*r?["'].*)\.([*+])(?!\?)(?=\)?\\?[\])}>])/g,
    instead: ([, sign]) => [`.${sign}?`],
  },
  {
    rank: -1,
    only: "javascript",
    find: /(?<=\/[^/ ]*)\.([*+])(?!\?)(?=\)?\\?[\])}>][^/]*\/)/g,
    instead: ([, sign]) => [`.${sign}?`],
  },
  {
    rank: 2,
    only: "python",
    find: /(?=\{[\w.]+\})(?<=(?<!\w)[fF](["'])[^"'{}]*(?:\{[^{}]*\}[^"'{}]*)*)\{([\w.]+)\}/g,
    instead: ([, , value]) => [`{${value}:.2f}`, `{${value}:.1f}`],
  },
  // minutes and seconds have two digits
  {
    rank: -1,
    only: "python",
    find: /(?<=\{[^{}]*\/\/ ?60[^{}]*\}:)\{([^{}:!"']*% ?60)\}/g,
    instead: ([, value]) => [`{${value}:02d}`],
  },
  {
    rank: 1,
    only: "python",
    find: /(?<=(?<!\w)[fF](["']).*)\{([^{}:!"']*%\s*\d+|\w*(?:min|sec|hour|day|month)\w*)\}/g,
    instead: ([, , value]) => [`{${value}:02d}`],
  },
  {
    rank: 2,
    only: "javascript",
    find: /\$\{([\w.$]+)\}/g,
    instead: ([, value]) => [`\${${value}.toFixed(2)}`],
  },
  {
    rank: 1,
    only: "javascript",
    find: /(["'])(?=[^"'`]*\$\{)[^"'`]*\1/g,
    instead: ([text]) => [`\`${text.slice(1, -1)}\``],
  },
];

/** Day and month the other way round, years of two or four digits, minutes for months. */
function otherFormats(format: string): string[] {
  const swapped = (one: string, other: string) =>
    format.replaceAll(/%(\w)/g, (all, letter: string) =>
      letter === one ? `%${other}` : letter === other ? `%${one}` : all,
    );
  const put = (one: string, other: string) => format.replaceAll(`%${one}`, `%${other}`);
  const pairs = [
    swapped("m", "d"),
    put("y", "Y"),
    put("Y", "y"),
    put("I", "H"),
    put("H", "I"),
    put("m", "M"),
    put("M", "m"),
  ];
  return pairs.filter((other) => other !== format);
}

/** What a line could say instead, where the mistake is in one of its texts. */
export function textChanges(line: string, language: Language): LineChange[] {
  return rules
    .filter(({ only }) => only === language)
    .flatMap(({ rank, find, instead }) =>
      [...line.matchAll(find)].flatMap((match) =>
        instead(match).map((text) => ({
          rank,
          line: line.slice(0, match.index) + text + line.slice(match.index + match[0].length),
        })),
      ),
    );
}
