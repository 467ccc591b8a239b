import { numberNamed, numberWords } from "../guide/request/words/number-words.ts";
import { indentOf } from "../forms/indent.ts";
import type { BlockChange } from "./block-changes.ts";
import type { BrokenProgram } from "./broken-program.ts";

const isEqual =
  /(?<!\p{L})(?:draws?|drawn|ties?|tied|equal\p{L}*|the same|level|unentschieden|gleichstand|gleich\p{L}*|remis)(?!\p{L})|引き分け|同点|同じ/iu;
const given = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,:/-])(\d(?:\.\d)?|half|halben?|(?!both|beide)(?:${numberWords(2)}))(?![\p{L}\p{N}/-]|[.,:]\d)|(?<!\p{N})(\d)(?=点)|(?<!\p{L})(?:one|a single|a|ein(?:en)?)(?= (?:point|punkt)(?!\p{L}))`,
  "giu",
);
const mostTried = 4;
const heads = {
  python: { first: /^\s*if (.+) ([<>])=? (.+):\s*$/u, other: /^\s*(?:else|elif .+):\s*$/u },
  javascript: { first: /^\s*if \((.+) ([<>])=? (.+)\) \{\s*$/u, other: /^\s*\} else (?:if \(.+\) )?\{\s*$/u },
};
const gain = /^\s*(\S.*?) \+= ([\d.]+);?\s*$/u;

/**
 * Of two who are compared one gets something, and the other one where it is the less: where they are equal, each gets what the request says, "1 point for
 * both".
 */
export function equalApart({ lines, language, request }: BrokenProgram): BlockChange[] {
  if (language === "shell" || !isEqual.test(request)) return [];
  const { first, other } = heads[language];
  return lines.flatMap((head, from) => {
    const [, one = "", sign = "", two = ""] = first.exec(head) ?? [];
    const [body = "", middle = "", rest = ""] = lines.slice(from + 1, from + 4);
    const [, winner, most] = gain.exec(body) ?? [];
    const [, loser, less] = gain.exec(rest) ?? [];
    if (sign === "" || winner === undefined || loser === undefined || most !== less || !other.test(middle)) return [];
    const amounts = amountsIn(request).filter((amount) => amount !== most);
    const indent = indentOf(head);
    const [open, close, end] = language === "python" ? ["elif ", ":", ""] : ["} else if (", ") {", ";"];
    const equal = language === "python" ? `if ${one} == ${two}:` : `if (${one} === ${two}) {`;
    return amounts.slice(0, mostTried).map((amount, place) => {
      const each = [winner, loser].map((target) => `${indentOf(body)}${target} += ${amount}${end}`);
      const fresh = [indent + equal, ...each, `${indent}${open}${one} ${sign} ${two}${close}`].join("\n");
      return { from, old: head, fresh, rank: (amounts.length === 1 ? -1 : 0) + place / 100 };
    });
  });
}

function amountsIn(request: string): string[] {
  const found = [...request.matchAll(given)].map(([said, , digit]) => {
    if (/^(?:half|halben?)$/iu.test(said)) return "0.5";
    if (/^(?:one|a single|a|ein(?:en)?)$/iu.test(said)) return "1";
    return digit ?? `${numberNamed(said) ?? said}`;
  });
  return [...new Set(found)].filter((amount) => amount !== "0");
}
