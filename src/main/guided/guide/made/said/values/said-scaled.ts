import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, FileText, WorkspaceView } from "../../../../workspace-view.ts";
import { plainestFile } from "../../../files/plainest-files.ts";
import { textsMeant } from "../../../files/texts-meant.ts";
import { sectionsAbove } from "../../../facts/lines/rank-lines.ts";
import { labelAt } from "../../../facts/tables/said-labels.ts";
import { withoutDenied } from "../../../request/limits/denied-clauses.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../../../request/words/words.ts";
import { type Value, valuesIn, writtenLike } from "../../../request/values/values.ts";
import { wholeWord } from "../../../request/words/word-pattern.ts";
import { saysMore } from "../../../turn/says-more.ts";
import { scaledAmount } from "../../../written/scaled-amount.ts";

const factors: readonly { said: RegExp; by: number }[] = [
  {
    said: /(?<!\p{L})(?:double|twice (?:as much|the (?:amount|quantity))(?: of)?|verdopp?[el]l?\p{L}*|doppelt so viel)(?!\p{L})|(?:2|２|二)?倍に/iu,
    by: 2,
  },
  { said: /(?<!\p{L})(?:triple|three times as much|verdreifach\p{L}*)(?!\p{L})|(?:3|３|三)倍に/iu, by: 3 },
  { said: /(?<!\p{L})(?:halve|half as much|halbier\p{L}*|halb so viel)(?!\p{L})|半分に/iu, by: 1 / 2 },
];
const item = /^\s*(?:[-*+•・]|\d+[.)])\s+(?=\S)/u;
const heading = /^#{1,6}\s+(.+?)\s*#*\s*$/u;

/**
 * The amounts of a list that are to be twice, three times or half as much: those of the section that a request names, and where these are all of them for how many they are. Empty where it names
 * none, or where an item tells its amount otherwise than as one number.
 */
export async function saidScaledCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const said = withoutDenied(request);
  const [factor, ...others] = factors
    .filter((each) => each.said.test(said))
    .toSorted((one, other) => other.by - one.by);
  if (!factor || (others.length > 0 && factor.by !== 3) || saysMore(request) || isQuestion(request)) return [];
  const own = said.split(/[.,;!?。、\n]+(?!\w)/u).find((clause) => factor.said.test(clause)) ?? "";
  const plain = (text: string) => text.replace(factor.said, " ").replace(people, " ");
  const texts = await textsMeant(request, files, /\.(?:md|markdown|txt)$/i, view);
  const found = texts.flatMap((file) => {
    const lines = file.text.split("\n");
    const items = itemsSaid(lines, own);
    const servings = servingsOf(lines, items);
    const known = servings ? [servings.amount, servings.amount * factor.by].map(String) : [];
    const rest = known.reduce((text, each) => text.replaceAll(wholeWord(each, "gu"), " "), plain(request));
    const isWhole = items.length > 0 && !leavesOpen({ ...file, lines, items }, plain(own), rest);
    return isWhole ? [{ ...file, lines, items, servings }] : [];
  });
  const meant = plainestFile(found, texts, said);
  if (!meant) return [];
  const edits = meant.items.map((row) => ({
    row,
    line: meant.lines[row] ?? "",
    fresh: scaled(meant.lines[row] ?? "", factor.by),
  }));
  if (edits.some(({ fresh }) => fresh === null)) return [];
  const { servings } = meant;
  if (servings) {
    const line = meant.lines[servings.row] ?? "";
    edits.push({ row: servings.row, line, fresh: withAmount(line, servings.value, servings.amount * factor.by) });
  }
  return edits.flatMap(({ row, line, fresh }) =>
    fresh === null || fresh === line
      ? []
      : [{ tool: "edit", input: { path: meant.path, old_text: line, new_text: fresh, line: row + 1 } }],
  );
}

/** How the amounts of a section are called as a whole. */
const ofAll =
  /^(?:recipes?|amounts?|quantit(?:y|ies)|ingredients?|sections?|parts?|everything|rezept\p{L}*|mengen?|zutaten|abschnitt\p{L}*|teil\p{L}*)$/iu;
/** Who they are for. */
const people = /\d+ (?:people|persons?|guests?|servings?|personen|leute|gäste|portionen)(?!\p{L})|\d+人(?:分|前)?/iu;

const serves =
  /^\s*(?:(?:serves|makes|yields|for|für|ergibt|reicht für)(?!\p{L})[^.!?\n]{0,30}\d|\d+ (?:servings?|portions?|people|personen|portionen)(?!\p{L})|(?:[^.。\n]{0,10})?\d+人(?:分|前))[^.!?\n]{0,30}$/iu;

type Servings = { row: number; amount: number; value: Value };

/** The one line of a recipe that tells for how many it is, where all of its amounts are meant; null where none does. */
function servingsOf(lines: readonly string[], items: readonly number[]): Servings | null {
  const isAll = lines.every((line, row) => !item.test(line) || !/\d/.test(line) || items.includes(row));
  const rows = isAll ? lines.flatMap((line, row) => (serves.test(line) && !item.test(line) ? [row] : [])) : [];
  const [row, ...others] = rows;
  const [value, ...more] = row === undefined ? [] : valuesIn(lines[row] ?? "");
  return row !== undefined && value?.kind === "number" && others.length + more.length === 0
    ? { row, amount: value.amount, value }
    : null;
}

/** The rows of the items under the one heading that is said. */
function itemsSaid(lines: readonly string[], said: string): number[] {
  const above = sectionsAbove(lines);
  const headings = lines.flatMap((line, row) => {
    const name = heading.exec(line)?.[1];
    return name !== undefined && labelAt(name, "", said) !== null ? [row] : [];
  });
  const under = headings.map((row) =>
    lines.flatMap((line, at) => (item.test(line) && above[at]?.at(-1) === row ? [at] : [])),
  );
  const [only, ...others] = under.filter((rows) => rows.some((row) => /\d/.test(lines[row] ?? "")));
  return only && others.length === 0 ? only : [];
}

type Scaled = FileText & { lines: readonly string[]; items: readonly number[] };

/** Whether a request says something of single items, or an amount of its own, or its clause speaks of what is neither the file nor its sections. */
export function leavesOpen({ path, lines, items }: Scaled, clause: string, besides: string): boolean {
  const known = wordsOf([path, ...lines.filter((line) => heading.test(line))].join("\n"));
  const isKnown = (word: string) => isCommonWord(word) || known.some((other) => isSameNoun(word, other));
  const things = items
    .flatMap((row) => wordsOf(lines[row] ?? ""))
    .filter((word) => /\p{L}{3}|\p{scx=Han}/u.test(word) && !isKnown(word));
  const said = wordsOf(besides);
  const saysItem = said.some((word) => things.some((other) => word === other || isSameNoun(word, other)));
  const saysAmount = said.some((word) => /^\d/.test(word) && !known.includes(word));
  return (
    saysItem ||
    saysAmount ||
    wordsOf(clause).some((word) => /[a-z]/iu.test(word) && !ofAll.test(word) && !isKnown(word))
  );
}

/** An item with its amount so many times as much; as it is where it has none, null where it isn't one plain number. */
function scaled(line: string, by: number): string | null {
  const lead = item.exec(line)?.[0].length ?? 0;
  const text = line.slice(lead);
  if (!/[\d½¼¾⅓⅔]/u.test(text)) return line;
  const fresh = scaledAmount(text, by);
  return fresh === null ? null : line.slice(0, lead) + fresh;
}

function withAmount(text: string, value: Value, amount: number): string {
  const said = String(Math.round(amount * 100) / 100);
  return text.slice(0, value.from) + writtenLike(value, Number(said), said) + text.slice(value.to);
}
