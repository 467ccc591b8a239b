import type { LineChange } from "./line-changes.ts";
import type { Language } from "./program-file.ts";

/** What a line could say instead where a request, or what was printed, gives reason for it; null or nothing where what was found isn't meant. */
export type ToldRule<Args extends readonly unknown[] = []> = {
  /** Null for all languages. */
  only: Language | null;
  find: RegExp;
  instead: (match: RegExpExecArray, ...args: Args) => readonly string[] | string | null;
};

/** The changes of a line by such rules, the first rule's first; `rank` is that of the likeliest. What is a comment does nothing. */
export function toldRuleChanges<Args extends readonly unknown[]>(
  rules: readonly ToldRule<Args>[],
  line: string,
  language: Language,
  rank: number,
  ...args: Args
): LineChange[] {
  if (/^\s*(?:#|\/\/)/.test(line)) return [];
  return rules.flatMap(({ only, find, instead }, at) =>
    only !== null && only !== language
      ? []
      : [...line.matchAll(find)].flatMap((match) =>
          [instead(match, ...args) ?? []].flat().flatMap((text, place) => {
            const fresh = line.slice(0, match.index) + text + line.slice(match.index + match[0].length);
            return fresh === line ? [] : [{ rank: rank + at / 100 + place / 1000, line: fresh }];
          }),
        ),
  );
}
