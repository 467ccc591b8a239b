import { escapeRegExp } from "../../request/words/word-pattern.ts";
import { isSameNoun, wordsOf } from "../../request/words/words.ts";
import { unitNamed } from "./one-unit.ts";

/** Several columns make one number. */
export const saysTogether = /(?<!\p{L})(?:together|altogether|combined|zusammen)(?!\p{L})|合わせて|あわせて/iu;

const howMany = String.raw`(?:how many|number of|wie ?viele|anzahl (?:der|an))`;
const noun = String.raw`(?:(?:the|our|of the|die|der) )?(?!(?:how|wie|and|und)(?!\p{L}))\p{L}+`;
/** "How many adults and children", "how many cakes and how many pies" */
const several = new RegExp(
  String.raw`(?<!\p{L})${howMany} (${noun}(?:(?:,? (?:and|und|&)|,) (?:${howMany} )?${noun})+)`,
  "iu",
);
const behindInJapanese = String.raw`(?:の(?:数|人数)?)?(?:は|が|を|、|それぞれ|別々に|合わせて)*(?:何(?:人|名|個|枚|本|冊|杯|匹|台|箱|袋|皿|席)|いくつ|人数|個数|の数)`;

/** Whether a column is called by the thing that is counted: `km` for "how many kilometres", `pages` for "how many pages". */
export function isThing(name: string, said: string): boolean {
  const [word = ""] = wordsOf(said);
  const unit = unitNamed(word);
  return wordsOf(name).some((own) => isSameNoun(own, word) || (unit !== null && unitNamed(own) === unit));
}

/**
 * The columns of these names that a request counts one beside the other, in its order: `adults` and `children` for "how many adults and children are coming", where each row has a number of either. In Japanese it
 * may be one. Empty where one of the things that it counts is no column, or may be several.
 */
export function countedColumns(names: readonly string[], request: string): readonly string[] {
  const [, list = ""] = several.exec(request) ?? [];
  if (list === "") return countedInJapanese(names, request);
  const nouns = wordsOf(
    list.replaceAll(new RegExp(`(?<!\\p{L})(?:${howMany}|and|und|of the|the|our|die|der)(?!\\p{L})`, "giu"), " "),
  );
  const found = nouns.map((word) => names.filter((name) => isThing(name, word)));
  const columns = found.flatMap(([only, ...others]) => (only !== undefined && others.length === 0 ? [only] : []));
  return columns.length === nouns.length && new Set(columns).size === columns.length ? columns : [];
}

function countedInJapanese(names: readonly string[], request: string): readonly string[] {
  const plain = names.filter((name) => isJapanese.test(name)).toSorted((one, other) => other.length - one.length);
  if (plain.length === 0) return [];
  const each = `(?:${plain.map(escapeRegExp).join("|")})`;
  const listed = new RegExp(`(${each}(?:(?:と|、|・|や|及び|および)${each})*)${behindInJapanese}`, "u");
  const [, list = ""] = listed.exec(request) ?? [];
  return [...list.matchAll(new RegExp(each, "gu"))].map(([name]) => name);
}

const isJapanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
