import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { statesOfColumn } from "../../../facts/tables/states-of-column.ts";
import { type TextTable, textTables, withCells } from "../../../facts/tables/text-tables.ts";
import { plainestFile } from "../../../files/plainest-files.ts";
import { textsMeant } from "../../../files/texts-meant.ts";
import { isLimited } from "../../../request/limits/is-limited.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { withoutPaths } from "../../../request/words/wanted-words.ts";
import { escapeRegExp, wholeWord } from "../../../request/words/word-pattern.ts";
import { isSameNoun, wordsOf } from "../../../request/words/words.ts";

const sets =
  /(?<!\p{L})(?:mark\p{L}*|set|put|change|update|switch|turn|setz\p{L}*|markier\p{L}*|stell\p{L}*|änder\p{L}*)(?!\p{L})|にして|変更|変え/iu;
/** It is about several rows. */
const several =
  /(?<!\p{L})(?:all|every\p{L}*|each|those|these|them|ones|whatever|what (?:is|was|has been)|alle\p{L}*|diese|die|jede\p{L}*|sämtliche\p{L}*|was noch)(?!\p{L})|すべて|ぜんぶ|全部|全て|分/iu;
/** Which of them may be said in ways that aren't read here. */
const isNarrowed =
  /(?<!\p{L})(?:except|but|unless|only|just|not|nothing|other|rest|older|newer|earlier|later|before|after|since|until|more|less|over|under|above|below|first|last|oldest|newest|außer|aber|nur|nicht|kein\p{L}*|ohne|älter\p{L}*|neuer\p{L}*|vor|nach|seit|bis|mehr|weniger|über|unter|erste\p{L}*|letzte\p{L}*)(?!\p{L})|以外|だけ|のみ|除|以上|以下|まで|\d/iu;

/**
 * All rows of a table that are in one state, of those that the request names, and go into another one: "Bakery Ost has paid what was open, set those to paid". Empty where it isn't clear which
 * rows, or which state.
 */
export async function saidStatesOfRowsCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const said = withoutPaths(request);
  if (!sets.test(said) || !several.test(said) || isNarrowed.test(said) || isLimited(said) || isQuestion(request))
    return [];
  const texts = await textsMeant(request, files, /\.(?:csv|tsv|md|markdown)$/i, view);
  const found = texts.flatMap((file) => {
    const [calls, ...others] = textTables(file.path, file.text)
      .map((table) => changesIn(file.path, table, said))
      .filter((own) => own.length > 0);
    return calls && others.length === 0 ? [{ ...file, calls }] : [];
  });
  return plainestFile(found, texts, said)?.calls ?? [];
}

function changesIn(path: string, table: TextTable, said: string): Call[] {
  const [state, ...others] = table.columns.flatMap((_, index) => stateChange(table, index, said) ?? []);
  if (!state || others.length > 0) return [];
  const named = table.columns.map((_, index) => (index === state.index ? [] : valuesSaid(table, index, said)));
  const meant = table.rows.filter(({ cells }) =>
    cells.every(({ text }, index) =>
      index === state.index ? text === state.from : !named[index]?.length || named[index].includes(text),
    ),
  );
  return meant.map((row) => ({
    tool: "edit",
    input: {
      path,
      old_text: row.line,
      new_text: withCells(row, new Map([[state.index, state.to]])),
      line: row.number,
    },
  }));
}

/** What stands in a column now, and what is to stand there; null where the request doesn't say both of them. */
function stateChange(
  { rows }: TextTable,
  index: number,
  said: string,
): { index: number; from: string; to: string } | null {
  const words = wordsOf(said);
  const isSaid = (value: string) =>
    /^[\p{L} -]{2,}$/u.test(value) &&
    (wholeWord(value, "iu").test(said) || words.some((word) => isSameNoun(word, value.toLowerCase())));
  const named = statesOfColumn(rows, index).filter(isSaid);
  const [to, ...more] = named.filter((value) => isTarget(value, said));
  const [from, ...others] = named.filter((value) => value !== to);
  return to !== undefined && from !== undefined && more.length + others.length === 0 ? { index, from, to } : null;
}

function isTarget(value: string, said: string): boolean {
  const own = escapeRegExp(value);
  return new RegExp(`(?<!\\p{L})(?:to|as|auf|als|in)\\s["'„“]?${own}(?!\\p{L})|${own}[」』]?(?:に|へ)`, "iu").test(
    said,
  );
}

/** The texts of a column that the request names; what is part of a longer name that it says as well isn't meant. */
function valuesSaid({ rows }: TextTable, index: number, said: string): string[] {
  const values = [...new Set(rows.map(({ cells }) => cells[index]?.text ?? ""))];
  const named = values.filter((text) => /\p{L}{2}|\p{scx=Han}/u.test(text) && wholeWord(text, "iu").test(said));
  return named.filter((text) => !named.some((other) => other !== text && wholeWord(text, "iu").test(other)));
}
