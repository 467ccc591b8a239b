import { plainValue, type YamlPair, type YamlRecord, yamlRecords } from "../../../facts/formats/yaml-records.ts";
import { withoutKept } from "../../../request/wishes/told-wishes.ts";
import { sameNounAs, wordsOf } from "../../../request/words/words.ts";
import type { PlainWish } from "../plain-wish.ts";
import { recordsCalled } from "./record-meant.ts";
import { valuesOfNew } from "./record-values.ts";

type AddWish = Extract<PlainWish, { deed: "add" }>;
/** The things of one list. */
type Things = readonly YamlRecord[];

/** A YAML file with one more thing in the list that a wish names, or each of several: its sides are the values of the keys that all things there have. Null where they don't fit these, or it isn't clear which list. */
export function recordAdded(path: string, text: string, wish: AddWish, request: string): string | null {
  if (!/\.ya?ml$/i.test(path)) return null;
  const lists = listsOf(yamlRecords(text));
  const isBeside = wish.side === "before" || wish.side === "behind";
  const anchors = isBeside
    ? recordsCalled(
        text,
        lists.flat().map((record) => ({ record })),
        wish.what.join(" "),
        [],
      )
    : [];
  const anchor = anchors.length === 1 ? anchors[0]?.record : undefined;
  const things = isBeside ? lists.find((list) => anchor && list.includes(anchor)) : listMeant(lists, wish, request);
  const [first, last] = [things?.[0], things?.at(-1)];
  if (!things || !first || !last) return null;
  const fresh = linesOfNew(text, things, wish.items) ?? linesOfNew(text, things, [wish.items.join(", ")]);
  if (!fresh) return null;
  const beside = anchor ?? (wish.side === "first" ? first : last);
  const isAhead = wish.side === "before" || wish.side === "first";
  const lines = text.split("\n");
  const gap = gapOf(lines, things);
  const own = fresh.flatMap((each) => (isAhead ? [...each, ...gap] : [...gap, ...each]));
  return lines.toSpliced(isAhead ? beside.from : beside.to, 0, ...own).join("\n");
}

function listsOf(records: readonly YamlRecord[]): YamlRecord[][] {
  const items = records.filter(({ kind }) => kind === "item");
  const keyOf = ({ parents, indent }: YamlRecord) => `${indent}\n${parents.join("\n")}`;
  return [...new Set(items.map(keyOf))].map((key) => items.filter((record) => keyOf(record) === key));
}

/** The list under the key that a wish names, else the only one whose key the request says, else the only one. */
function listMeant(lists: readonly Things[], { what, about, items }: AddWish, request: string): Things | null {
  const rest = items.reduce((all, item) => all.replaceAll(item, " "), withoutKept(request).wanted);
  const isUnder = (said: readonly string[]) => (list: Things) => {
    const above = (list[0]?.parents ?? []).flatMap(wordsOf);
    return said.every((word) => above.some(sameNounAs([word])));
  };
  const isTitled = (list: Things) => wordsOf(list[0]?.parents.at(-1) ?? "").every(sameNounAs(wordsOf(rest)));
  const named = what.length + about.length > 0;
  const open = named ? lists.filter(isUnder([...what.flatMap(wordsOf), ...about])) : lists;
  const [only, ...others] = open.length > 1 && !named ? open.filter(isTitled) : open;
  return only && others.length === 0 ? only : null;
}

/** The lines of new things as the others are written; null where their sides don't fit, or there is one of that name. */
function linesOfNew(text: string, things: Things, items: readonly string[]): string[][] | null {
  const lines = text.split("\n");
  const model = modelOf(things);
  if (!model) return null;
  const others = model.pairs.map(({ key }) =>
    things.flatMap(({ pairs }) => pairs.find((pair) => pair.key === key)?.value ?? []),
  );
  const names = new Set(things.flatMap((thing) => thing.names).map((name) => wordsOf(name).join(" ")));
  const fresh = items.map((item) =>
    valuesOfNew(
      item,
      model.pairs.map(({ key }) => key),
      others,
    ),
  );
  const isNew = (values: readonly string[] | null) =>
    values !== null && !names.has(wordsOf(plainValue(values[0] ?? "")).join(" "));
  if (!fresh.every(isNew)) return null;
  const end = lines[model.from]?.endsWith("\r") === true ? "\r" : "";
  const written = ({ row, from }: YamlPair, value: string) => (lines[row] ?? "").slice(0, from) + value + end;
  return fresh.map((values) => model.pairs.map((pair, place) => written(pair, values?.[place] ?? "")));
}

/** The last thing that has no keys but those that all have; null where there is none. */
function modelOf(things: Things): YamlRecord | null {
  const isCommon = (key: string) => things.every(({ pairs }) => pairs.some((pair) => pair.key === key));
  const isPlain = ({ from, to, pairs }: YamlRecord) =>
    to - from === pairs.length && pairs.every(({ key }) => isCommon(key));
  return things.findLast(isPlain) ?? null;
}

/** The blank line between things, where each two have one. */
function gapOf(lines: readonly string[], things: Things): string[] {
  const isApart = ({ from }: YamlRecord) => lines[from - 1]?.trim() === "";
  const others = things.slice(1);
  return others.length > 0 && others.every(isApart) ? [lines[(others[0]?.from ?? 0) - 1] ?? ""] : [];
}
