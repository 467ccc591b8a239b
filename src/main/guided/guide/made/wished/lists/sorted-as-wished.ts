import { quotedPhrases } from "../../../request/words/search-words.ts";
import { isCommonWord, sameNounAs, wordsOf } from "../../../request/words/words.ts";
import { withoutPaths } from "../../../request/words/wanted-words.ts";
import { arranged } from "./arranged.ts";
import { type Block, blocksOf, inCalledSo, titleOf } from "./blocks.ts";
import { type SortKey, sortKeysOf } from "./sort-keys.ts";

const sorts =
  /^(?:re-?)?(?:sort|order|arrange|alphabeti[sz]e)(?!\p{L})|^put(?!\p{L}).*(?<!\p{L})(?:in|into) (?:\p{L}+ )?order(?!\p{L})/iu;
const byWhat = /(?<!\p{L})(?:by|in (?:the )?order of|according to|in|into)(?!\p{L})(?<key>[^]*)$/iu;
const descends =
  /(?<!\p{L})(?:descending|reversed?|backwards?|(?:highest|largest|newest|latest|most expensive|biggest|longest) (?:first|to)|from (?:high|large|new|late)|z (?:to|-) a)/iu;
const keys: readonly (readonly [SortKey, RegExp])[] = [
  ["date", /(?<!\p{L})(?:dates?|datum|days?|chronological\p{L}*)(?!\p{L})|日付/iu],
  ["time", /(?<!\p{L})(?:times?|uhrzeit|hours?)(?!\p{L})|時間|時刻/iu],
  ["price", /(?<!\p{L})(?:prices?|costs?|preis|amounts?)(?!\p{L})|値段|価格|料金/iu],
  ["number", /(?<!\p{L})(?:numbers?|numerical\p{L}*|numeric|nummern?|nr)(?!\p{L})|番号/iu],
  ["name", /(?<!\p{L})(?:names?|titles?|alphabet\p{L}*|a (?:to|-) z|namen?|letters?)(?!\p{L})|名前|五十音/iu],
];

/**
 * A text with the entries of one list in the order of what a wish says: their numbers, names, dates, times or prices. The list is the one that is called so, or the only one. Null where it isn't
 * clear which, or an entry hasn't just one of what they are sorted by.
 */
export function sortedAsWished(path: string, text: string, told: string, request: string): string | null {
  if (!sorts.test(told) || saysPart.test(`${told}\n${request}`)) return null;
  const order = orderSaid(told);
  if (!order) return null;
  const list = listCalled(path, text, order.rest);
  if (!list) return null;
  const found = sortKeysOf(text.split("\n"), list, order.key);
  if (!found) return null;
  const sign = order.isDown ? -1 : 1;
  const sorted = list
    .map((block, index) => ({ block, key: found[index] ?? "" }))
    .toSorted((one, other) => sign * compared(one.key, other.key));
  return arranged(
    text,
    list,
    sorted.map(({ block }) => block),
  );
}

const alphabet = /(?<!\p{L})alphabet\p{L}*/giu;
/** "Only the first five", "Ann stays on top" leave others where they are. */
const saysPart =
  /(?<!\p{L})(?:only the (?:first|last)|top \d|first \d|stays? (?:on|at)|remains? (?:on|at)|nur die ersten)(?!\p{L})/iu;

function orderSaid(told: string): { key: SortKey; isDown: boolean; rest: string } | null {
  const plain = told.replaceAll(/"[^"]*"/g, " ");
  const said = byWhat.exec(told)?.groups?.["key"] ?? plain.match(alphabet)?.[0] ?? "";
  const found = keys.filter(([, pattern]) => pattern.test(said));
  const [[key] = [], ...others] = found;
  // "by date and time", "by category, then name"
  if (key === undefined || others.length > 0 || /(?<!\p{L})then(?!\p{L})/iu.test(said)) return null;
  return {
    key,
    isDown: descends.test(told),
    rest: told.replace(byWhat, " ").replace(sorts, " ").replaceAll(alphabet, " "),
  };
}

/** The entries side by side under the title that is said, else the only list of some length. */
function listCalled(path: string, text: string, rest: string): readonly Block[] | null {
  const entries = blocksOf(path, text).filter(({ kind }) => kind === "entry");
  const groups = [...new Set(entries.map(({ group }) => group))].map((group) =>
    entries.filter((entry) => entry.group === group),
  );
  const names = quotedPhrases(rest).filter((phrase) => !/\.[a-z]\w{0,5}$/iu.test(phrase));
  const words = wordsOf(withoutPaths(rest)).filter((word) => !isCommonWord(word) && !ofAny.test(word));
  const isTitled = ([first]: readonly Block[]) => {
    const title = first ? wordsOf(titleOf(first)) : [];
    return words.length > 0 && words.every((word) => title.some(sameNounAs([word])));
  };
  const titled = groups.filter(isTitled);
  const exact = inCalledSo(
    titled.flatMap(([first]) => first ?? []),
    names,
  );
  const named = titled.filter(([first]) => first !== undefined && exact.includes(first));
  const [only, ...others] = named.length > 0 ? named : words.length === 0 ? groups : [];
  return only && others.length === 0 && only.length > 1 ? only : null;
}

const ofAny = /^(?:sort|order|arrange|entries|entry|items?|lines?|list|rows?|points?|things?)$/u;

function compared(one: number | string, other: number | string): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return String(one).localeCompare(String(other), undefined, { sensitivity: "base", numeric: true });
}
