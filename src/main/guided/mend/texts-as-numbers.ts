import { escapeRegExp } from "../guide/request/words/word-pattern.ts";
import type { BlockChange } from "./block-changes.ts";
import type { BrokenProgram } from "./broken-program.ts";

const noSuchMethod =
  /^TypeError: (?<name>[A-Za-z_$][\w$]*)\.(?:split|replace(?:All)?|trim|padStart|padEnd|toLowerCase|toUpperCase|slice|startsWith|endsWith|includes|match|at|charAt) is not a function/mu;
const rank = -2;

/** A program of JavaScript breaks off on a number that it takes as a text: what was made a number with all the others, or by itself, stays a text. */
export function textsAsNumbers({ lines, language, failure }: BrokenProgram): BlockChange[] {
  const name = noSuchMethod.exec(failure)?.groups?.["name"];
  if (language !== "javascript" || name === undefined) return [];
  const own = escapeRegExp(name);
  const isOneOfAll = new RegExp(
    String.raw`^\s*(?:const|let|var) \[[^\]]*(?<![\w$])${own}(?![\w$])[^\]]*\] = .*\.map\(Number\)`,
    "u",
  );
  const byItself = new RegExp(
    String.raw`^(\s*(?:(?:const|let|var) )?${own} = )(?:Number|parseFloat|parseInt)\(([^()]*(?:\([^()]*\))*[^()]*)\)(;?)\s*$`,
    "u",
  );
  return lines.flatMap((old, from) => {
    if (isOneOfAll.test(old)) return [{ from, old, fresh: old.replace(".map(Number)", ""), rank }];
    const [, lead, value, end] = byItself.exec(old) ?? [];
    return value === undefined ? [] : [{ from, old, fresh: `${lead}${value}${end}`, rank }];
  });
}
