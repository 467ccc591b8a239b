import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, FileText, WorkspaceView } from "../../../../workspace-view.ts";
import { textMeant } from "../../../files/texts-meant.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { writeNumber } from "../../../request/words/numbers.ts";
import { saidUnitChange, type UnitChange, unitsNamed } from "../../../request/values/said-unit-change.ts";
import { withoutPaths } from "../../../request/words/wanted-words.ts";
import { escapeRegExp } from "../../../request/words/word-pattern.ts";
import { saysSeveralWishes } from "../../../turn/says-several-wishes.ts";
import { staysElsewhere } from "../../../written/stays-elsewhere.ts";

/**
 * All amounts of a text in one unit told in another one, of which the request says how many one of the old is. Empty where one of them is no plain number before its unit, or where what is to stay
 * may be one of them.
 */
export async function saidUnitChangeCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const change = saidUnitChange(withoutPaths(request).replaceAll(/ +/g, " "));
  if (!change || isQuestion(request) || saysSeveralWishes(request)) return [];
  const file = await textMeant(request, files, /\.(?:md|markdown|txt|html?)$/i, view);
  if (!file) return [];
  const lines = file.text.split("\n");
  const fresh = lines.map((line) => converted(line, change));
  const rows = lines.flatMap((line, row) => (fresh[row] === line ? [] : [row]));
  if (fresh.includes(null) || !change.staying.every((clause) => staysSo(clause, change, file, rows))) return [];
  return rows.map((row) => ({
    tool: "edit",
    input: { path: file.path, old_text: lines[row] ?? "", new_text: fresh[row] ?? "", line: row + 1 },
  }));
}

/** A line with its amounts in the new unit; null where the old one stands in it otherwise than behind a plain number. */
function converted(line: string, { from, to, called, factor, usesComma }: UnitChange): string | null {
  // a sign in capital letters is a name: aunt Oz
  const [sign, ...names] = from.map(escapeRegExp);
  const unit = String.raw`(?<![\p{Script=Latin}])(?:(?<sign>${sign})|(?:${names.join("|")}|${names.map((each) => each.charAt(0).toUpperCase() + each.slice(1)).join("|")}))(?![\p{Script=Latin}])`;
  const plain = String.raw`(?<![\p{N}\p{L}.,:/–-]|\d |\d ?[–-] |(?:to|bis|or|x|×|½|¼|¾) )(?<amount>\d+(?:[.,]\d{1,2})?)(?<gap>[ \u00a0]?)`;
  const changed = line.replaceAll(new RegExp(plain + unit, "gu"), (_, amount: string, gap: string, isSign?: string) => {
    const value = writeNumber(Number(amount.replace(",", ".")) * factor);
    return `${amount.includes(",") || usesComma ? value.replace(".", ",") : value}${gap}${isSign === undefined ? called : to[0]}`;
  });
  return new RegExp(unit, "u").test(changed) ? null : changed;
}

/** Whether what stays is told in another unit, which the text has, or stands in other lines. */
function staysSo(clause: string, { from }: UnitChange, { path, text }: FileText, rows: readonly number[]): boolean {
  const named = unitsNamed(clause);
  if (named.includes(from)) return false;
  const degrees = /°\s?[CF]|℃|℉/u.exec(clause)?.[0].replace(/\s/, "");
  if (degrees !== undefined) return text.includes(degrees);
  const inText = unitsNamed(text);
  return named.length > 0 ? named.every((unit) => inText.includes(unit)) : staysElsewhere(clause, path, text, rows);
}
