import type { Table } from "../../../workspace-view.ts";
import { cellTold, questionIn } from "./asked-cell.ts";
import { isOpenCell, returnColumn } from "../rows/open-rows.ts";
import { labelAt } from "../tables/said-labels.ts";

/** Whether a question asks who has something now. */
export const asksWhoHas =
  /(?<!\p{L})(?:who(?:['’]?s| has| is| currently| still)*? (?:has|got|have|holding|using|borrowing)|who['’]?s got|wer hat|bei wem (?:ist|liegt|steckt))(?!\p{L})(?! to(?!\p{L}))|(?:誰|だれ)(?:が|に)[^。?？]{0,20}?(?:持って|借りて|貸して|使って)(?:い|る)/iu;
/** Of another time, of several, or more than who has it. */
export const asksMoreThanHolder =
  /(?<!\p{L})(?:had|last|first|next|before|after|most|longest|ever|until|since|when|where|how|why|not|no|or|and|other|which|hatte|zuletzt|zuerst|nächste\p{L}*|vor|nach|bis|seit|wann|wo|wie|warum|nicht|kein\p{L}*|oder|und|andere\p{L}*|welche\p{L}*)(?!\p{L})|(?<=\p{L})n['’]t(?!\p{L})|前|後|まで|いつ|どこ|いなかった|いました/iu;
const ofHolder =
  /^(?:(?:lent|loaned|given|handed) (?:out )?to|borrow(?:ed by|er)|taken by|used by|holder|who|by|names?|persons?|members?|users?|an wen|(?:aus|ver)geliehen (?:von|an)|entliehen von|(?:ent|aus)leiher(?:in)?|wer|namen?|personen?|mitglied|氏名|名前|借りた人|借用者|利用者|貸出先|使用者)$/iu;

/**
 * Who has a thing now, by a list of what is lent: the one row of it that has no day on which it came back. Null where a question asks for anything else, names no thing of the
 * list by its whole name, or it isn't clear who has it.
 */
export function holderOf(table: Table, request: string): { told: string; thing: string } | null {
  const question = questionIn(request);
  if (!asksWhoHas.test(question) || asksMoreThanHolder.test(question)) return null;
  const back = returnColumn(table);
  const [holder, ...others] = table.columns.flatMap((name, index) => (ofHolder.test(name.trim()) ? [index] : []));
  if (back === null || holder === undefined || others.length > 0) return null;
  const said = table.rows.flatMap((row) =>
    row.flatMap((cell, index) => {
      const isThing = index !== holder && index !== back && /\p{L}/u.test(cell);
      return isThing && labelAt(cell.trim(), table.columns[index] ?? "", question) !== null ? [cell.trim()] : [];
    }),
  );
  const [thing, ...things] = [...new Map(said.map((cell) => [cell.toLowerCase(), cell])).values()].toSorted(
    (one, other) => other.length - one.length,
  );
  // of a projector and a projector screen the longer name that is said counts
  if (thing === undefined || things.some((cell) => !thing.toLowerCase().includes(cell.toLowerCase()))) return null;
  const own = table.rows.filter((row) => row.some((cell) => cell.trim().toLowerCase() === thing.toLowerCase()));
  const [out, ...more] = own.filter((row) => isOpenCell(row[back]?.trim() ?? ""));
  // who forgot to write down that it came back has others behind
  if (out !== own.at(-1) && out !== own[0]) return null;
  const value = out?.[holder]?.trim() ?? "";
  const column = table.columns[holder]?.trim() ?? "";
  const row = `${thing}, no ${table.columns[back]?.trim() ?? ""}`;
  return value === "" || more.length > 0 ? null : { thing, told: cellTold({ value, column, row }) };
}
