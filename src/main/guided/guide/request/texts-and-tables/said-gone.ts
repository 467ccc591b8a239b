import { withoutDenied } from "../limits/denied-clauses.ts";
import { withoutPaths } from "../words/wanted-words.ts";
import { wholeNames } from "../words/whole-names.ts";
import { escapeRegExp } from "../words/word-pattern.ts";
import { isCommonWord, wordsOf } from "../words/words.ts";

const verb =
  /(?<!\p{L})(?:remove|delete|drop|strike|scratch|(?:cross|take)(?=[^.,;!?]* (?:off|out)(?!\p{L}))|lösche?n?|streiche?n?|entferne?n?)(?!\p{L})|削除|消して|外して/iu;
/** What may stand beside the names of what is to go. */
const beside =
  /(?<!\p{L})(?:off|out|both|them|it|these|those|him|her|two|three|rows?|lines?|entr(?:y|ies)|items?|names?|lists?|tables?|again|beide|ihn|sie|zeilen?|eintrag|einträge?|namen|liste|tabelle|thanks?|thx|danke|well)(?!\p{L})/giu;
const pointsBack = /(?<!\p{L})(?:both|them|it|these|those|him|her|beide|ihn|sie|es)(?!\p{L})|それ|この/iu;
const counts: readonly { said: RegExp; count: number }[] = [
  { said: /(?<!\p{L})(?:both|two|beide\p{L}*|zwei)(?!\p{L})/iu, count: 2 },
  { said: /(?<!\p{L})(?:three|drei)(?!\p{L})/iu, count: 3 },
];

/** Whether a request wants anything to be gone in words that `saidGone` reads. */
export function saysGone(request: string): boolean {
  return clausesIn(request).some((clause) => verb.test(clause));
}

/** Those of these entries of a list, by their names, that a request wants to be gone as a whole; none where it wants anything else of them. */
export function saidGone(request: string, names: readonly string[]): string[] {
  const clauses = clausesIn(request);
  const at = clauses.findIndex((clause) => verb.test(clause));
  const own = clauses[at];
  if (own === undefined) return [];
  const isIn = (clause: string) => (name: string) => named(name).test(clause);
  const here = wholeNames(names.filter(isIn(own)), own);
  const before = clauses.slice(0, at).join(", ");
  const said = here.length > 0 || !pointsBack.test(own) ? here : wholeNames(names.filter(isIn(before)), before);
  const bare = said.reduce((rest, name) => rest.replaceAll(new RegExp(named(name), "giu"), " "), own);
  const rest = bare.replace(verb, " ").replaceAll(beside, " ");
  // "the table of Petr Novak" is but a part of the entry
  const isOfOne = said.some((name) =>
    new RegExp(`(?<!\\p{L})(?:of|for|von|für)\\s+${named(name).source}`, "iu").test(own),
  );
  const isMore = isOfOne || wordsOf(rest).some((word) => !isCommonWord(word));
  const count = counts.find(({ said: way }) => way.test(own))?.count ?? said.length;
  return isMore || count !== said.length ? [] : said;
}

function clausesIn(request: string): readonly string[] {
  const text = withBothNames(withoutPaths(withoutDenied(request)));
  return text.split(/[.,;:!?。、\n]+\s*|\s(?:but|aber)\s/u);
}

function named(name: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}-])${escapeRegExp(name)}(?![\\p{L}\\p{N}-])`, "iu");
}

/** "petr and jana novak" are Petr Novak and Jana Novak. */
function withBothNames(text: string): string {
  return text.replaceAll(/(?<!\p{L})(\p{L}+) (and|und|&) (\p{L}+) (\p{L}+)(?!\p{L})/giu, "$1 $4 $2 $3 $4");
}
