import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { textMeant } from "../../../files/texts-meant.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { type FullHours, saidFullHours } from "../../../request/dates/said-full-hours.ts";
import { withoutPaths } from "../../../request/words/wanted-words.ts";

const edge = String.raw`(?<![\p{Script=Latin}\p{N}.,:/])`;
const english = new RegExp(
  String.raw`${edge}(?<hours>\d{1,2})(?:[:.](?<minutes>[0-5]\d))?[ \u00a0]?(?<half>[ap])(?:\.m\.|m(?![\p{L}\p{N}]))`,
  "giu",
);
const japanese =
  /(?<half>午前|午後)[ \u3000]?(?<hours>\d{1,2})(?:[:：](?<minutes>[0-5]\d)|時(?:(?<spoken>\d{1,2})分|(?<thirty>半))?(?!間))/gu;
/** Of "1-3 pm" only the end says which half of the day it is. */
const span = String.raw`\s?(?:[-–—~〜～]|to|until|till|bis|から)\s?`;

/**
 * Times of day with their half of the day that are to be written in 24 hours: all of them, or those of one half. Empty where the request says no such thing, or where one of them stands in a span
 * whose other end doesn't say its half.
 */
export async function saidFullHourCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const said = isQuestion(request) ? null : saidFullHours(withoutPaths(request).replace(/^\s*の/u, ""));
  const file = said ? await textMeant(request, files, /\.(?:md|markdown|txt|csv|html?)$/i, view) : null;
  if (!file || !said) return [];
  const lines = file.text.split("\n");
  const fresh = lines.map((line) => (isOpen(line) ? null : inFullHours(line, said)));
  if (fresh.some((line, row) => line === null && inFullHours(lines[row] ?? "", said) !== lines[row])) return [];
  return lines.flatMap((line, row) => {
    const own = fresh[row] ?? line;
    return own === line
      ? []
      : [{ tool: "edit", input: { path: file.path, old_text: line, new_text: own, line: row + 1 } }];
  });
}

/** Whether a span of a line has an end without its half of the day. */
function isOpen(line: string): boolean {
  const bare = line.replaceAll(english, "@").replaceAll(japanese, "@");
  return new RegExp(String.raw`@${span}\d|\d${span}@|\d\s?[/,&]\s?@`, "iu").test(bare);
}

function inFullHours(line: string, { half }: FullHours): string {
  const written = (found: string, groups: Readonly<Record<string, string | undefined>>) => {
    const own = /^[p午]/i.test(groups["half"] ?? "") && groups["half"] !== "午前" ? "pm" : "am";
    const hours = Number(groups["hours"]);
    if ((half !== null && own !== half) || hours > 12) return found;
    const minutes = groups["minutes"] ?? groups["spoken"] ?? (groups["thirty"] === undefined ? "0" : "30");
    const full = (hours % 12) + (own === "pm" ? 12 : 0);
    return [String(full), minutes].map((part) => part.padStart(2, "0")).join(":");
  };
  return [english, japanese].reduce((text, pattern) => {
    let [fresh, at] = ["", 0];
    for (const match of text.matchAll(pattern)) {
      fresh += text.slice(at, match.index) + written(match[0], match.groups ?? {});
      at = match.index + match[0].length;
    }
    return fresh + text.slice(at);
  }, line);
}
