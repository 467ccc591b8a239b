import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, FileText, WorkspaceView } from "../../../../workspace-view.ts";
import { plainestFile } from "../../../files/plainest-files.ts";
import { textsMeant } from "../../../files/texts-meant.ts";
import { withoutDenied } from "../../../request/limits/denied-clauses.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { type SaidPortions, saidPortions } from "../../../request/values/said-portions.ts";
import { numberWords } from "../../../request/words/number-words.ts";
import { sentencesOf } from "../../../request/words/sentences.ts";
import { withoutThanks } from "../../../request/words/without-thanks.ts";
import { wholeWord } from "../../../request/words/word-pattern.ts";
import { saysMore } from "../../../turn/says-more.ts";
import { scaledAmount } from "../../../written/scaled-amount.ts";
import { leavesOpen } from "./said-scaled.ts";

type Recipe = FileText & { lines: readonly string[]; items: readonly number[]; servings: Servings };
type Servings = { row: number; amount: number; from: number; to: number };

const who = String.raw`(?:people|persons?|guests?|servings?|portions?|personen|leute|gäste|portionen)(?!\p{L})`;
const forWhom = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/–-])\d{1,3}(?= ${who}|人(?:分|前))|(?<=^\W*(?:serves|makes|yields|feeds|für|for|ergibt|reicht für) )\d{1,3}(?=\W*$)|(?<=[(,–-] ?(?:serves|for|für) )\d{1,3}(?=\)|\s*$)`,
  "giu",
);
const number = String.raw`(?:\d+(?:[.,]\d+)?|[½¼¾⅓⅔])`;
const entry = /^\s*[-*+•・]\s+(?=\S)/u;
const begins = new RegExp(String.raw`^(?:(?:ca\.?|about|approx\.?|etwa|約) ?)?${number}`, "iu");
const ends = new RegExp(String.raw`(?:[\s:：…]|\p{scx=Han}|\p{scx=Kana}|\p{scx=Hira})${number}\s?\p{L}{0,4}$`, "iu");
/** A time, a heat or a sentence: what tells how it is cooked. */
const ofCooking =
  /\d\s?(?:[-–]\s?\d+\s?)?(?:min|minut\p{L}*|sec\p{L}*|sekund\p{L}*|hours?|stunden?|std|days?|tagen?|h(?!\p{L})|°|grad|degrees?|watt|[cf](?!\p{L})|分(?!の)|時間|度|秒)|[.!?。]\s*$/iu;
const measure = /\d\s?(?:g|kg|mg|ml|cl|dl|l|el|tl|tbsp|tsp|cups?|oz|lbs?|pounds?|グラム|cc)(?!\p{L})|大さじ|小さじ/iu;
/** What a wish for other amounts has around what it is about. */
const around =
  /(?<!\p{L})(?:rechne?|rechnen|umrechnen|mir|mal|um|hoch|scale|adapt|adjust|convert|recalculate|rework|rewrite|redo|up|down|same|so|that|it|gleich|direkt)(?!\p{L})/giu;

const few = String.raw`(?:\d{1,3}|${numberWords(2)})(?!\p{L})`;
/** "there'll be 8 of us on sunday, soup.md is for 4": that tells why, and nothing else is to be done. */
const howMany = new RegExp(
  [
    String.raw`(?<=^|[.!?;,]\s)(?:there|we|it)(?:['’](?:ll|re|s)| will| are| is)(?: be)? ${few}(?: (?:of us|people|guests))?(?: on \p{L}+| today| tomorrow| tonight)?[.;,]\s`,
    String.raw`(?<=(?:^|[.!?;,] ?)\s*)(?:but )?(?:\S+\.(?:md|markdown|txt)|it|the recipe|that one) (?:is|serves|feeds)(?: only)?(?: enough)?(?: for)? ${few}[.;]\s`,
  ].join("|"),
  "giu",
);

/**
 * A recipe for so many more or fewer people: all of its amounts, and for how many it is. Empty where it says that several times or not at all, or has an amount elsewhere than where it lists them, or
 * one that can't be written as it is now.
 */
export async function saidPortionCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const plain = withoutThanks(request).replaceAll(howMany, " ");
  const said = saidPortions(withoutDenied(plain)) ?? saidPortions(plain);
  if (!said || isQuestion(request) || saysMore(plain)) return [];
  const own = sentencesOf(plain).flatMap((sentence) => saidPortions(sentence)?.rest ?? []);
  const texts = await textsMeant(request, files, /\.(?:md|markdown|txt)$/i, view);
  const found = texts.flatMap((file) => {
    const recipe = recipeOf(file, said);
    if (!recipe) return [];
    const known = [recipe.servings.amount, said.to].map(String);
    const rest = known.reduce((text, each) => text.replaceAll(wholeWord(each, "gu"), " "), said.rest);
    return leavesOpen(recipe, (own[0] ?? said.rest).replaceAll(around, " "), rest) ? [] : [recipe];
  });
  const meant = own.length < 2 ? plainestFile(found, texts, said.rest) : null;
  return meant ? callsIn(meant, said) : [];
}

/** Whether a text is a recipe that says once for how many it is. */
export function isRecipe(file: FileText): boolean {
  return recipeOf(file, { from: null, to: -1 }) !== null;
}

/** A recipe for so many; null where an amount can't be written as it is now, or it is for others than is said. */
export function withPortions(file: FileText, said: Portions): string | null {
  const recipe = recipeOf(file, said);
  const rows = recipe ? rowsIn(recipe, said) : [];
  if (rows.length === 0) return null;
  const fresh = new Map(rows.map((each) => [each.row, each.fresh]));
  const lines = file.text.split("\n");
  return lines
    .map((line, row) => {
      const put = fresh.get(row);
      return put === undefined ? line : put + (line.endsWith("\r") ? "\r" : "");
    })
    .join("\n");
}

/** For how many it is said to be now, and is to be. */
type Portions = Pick<SaidPortions, "from" | "to">;

function recipeOf(file: FileText, { from, to }: Portions): Recipe | null {
  const lines = file.text.split("\n").map((line) => line.replace(/\r$/, ""));
  const isList = lines.some((line) => entry.test(line) && begins.test(line.replace(entry, "")));
  const items = lines.flatMap((line, row) => (isItem(line, isList) ? [row] : []));
  const places = lines.flatMap((line, row) =>
    items.includes(row) ? [] : [...line.matchAll(forWhom)].map((match) => ({ row, match })),
  );
  const [place, ...more] = places;
  if (!place || more.length > 0 || items.length < 2) return null;
  const { row, match } = place;
  const amount = Number(match[0]);
  const isOther = lines.some(
    (line, at) =>
      !items.includes(at) && (measure.test(line) || (entry.test(line) && /\d/.test(line) && !ofCooking.test(line))),
  );
  if (isOther || amount === 0 || amount === to || (from !== null && from !== amount)) return null;
  return { ...file, lines, items, servings: { row, amount, from: match.index, to: match.index + match[0].length } };
}

/** A line of a list, or where it isn't one, a short line, that begins or ends with an amount. */
function isItem(line: string, isList: boolean): boolean {
  const text = line.replace(entry, "").trim();
  if (isList && !entry.test(line)) return false;
  return (
    text.length < 60 &&
    /[\p{L}]/u.test(text) &&
    !ofCooking.test(text) &&
    (begins.test(text) || ends.test(text)) &&
    !/^\d+[.)]\s|^#/u.test(text) &&
    [...text.matchAll(forWhom)].length === 0
  );
}

function callsIn(recipe: Recipe, said: SaidPortions): Call[] {
  const { path, lines } = recipe;
  return rowsIn(recipe, said).map(({ row, fresh }) => ({
    tool: "edit",
    input: { path, old_text: lines[row] ?? "", new_text: fresh, line: row + 1 },
  }));
}

/** The lines that change, as they are then, from the top; none where one of them can't be written. */
function rowsIn({ text, lines, items, servings }: Recipe, { to }: Portions): { row: number; fresh: string }[] {
  const point = /\d,\d{1,2}(?!\d)/.test(text) ? "," : ".";
  const head = lines[servings.row] ?? "";
  const all = [
    ...items.map((row) => ({ row, fresh: scaledAmount(lines[row] ?? "", to / servings.amount, point) })),
    { row: servings.row, fresh: head.slice(0, servings.from) + String(to) + head.slice(servings.to) },
  ];
  const rows = all.flatMap(({ row, fresh }) => (fresh === null ? [] : [{ row, fresh }]));
  return rows.length < all.length ? [] : rows.toSorted((one, other) => one.row - other.row);
}
