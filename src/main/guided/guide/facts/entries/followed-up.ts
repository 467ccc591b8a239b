import type { FileEntry, Table, WorkspaceView } from "../../../workspace-view.ts";
import { filesInScope } from "../../files/files-in-scope.ts";
import { withoutOlderCopies } from "../../files/older-copies.ts";
import { isBinary } from "../../files/file-kinds.ts";
import { saidFollowUp } from "../../request/questions/said-follow-up.ts";
import { valuesIn } from "../../request/values/values.ts";
import { type AskedCell, askedCell, askedCellIn, labelOfRow } from "./asked-cell.ts";
import { mayPassOn, passedOn } from "./passed-on.ts";
import { asksWhoDidIt, whoDidIt } from "./who-did-it.ts";
import { ofItsMonth } from "../tables/month-table.ts";
import { settingTold, settingToldIn } from "../programs/setting-told.ts";

/** More aren't read ahead of the first step. */
const mostFiles = 40;

/** A cell that was looked up, and its file. */
export type PlacedCell = { path: string; cell: AskedCell };
type Read = { path: string; text: string; table: Table | null };

/**
 * What answers a question, and what is asked next of that: who is on duty by one table, and their phone number by another one, told as facts. Empty where either is open, or
 * other files tell it as well.
 */
export async function followedUp(request: string, files: readonly FileEntry[], view: WorkspaceView): Promise<string> {
  const said = saidFollowUp(request);
  const isLooked = mayPassOn(request) || asksWhoDidIt(request);
  const meant = withoutOlderCopies(filesInScope("", files), request).filter(({ path }) => !isBinary(path));
  if ((!said && !isLooked) || meant.length > mostFiles) return "";
  const read = await Promise.all(
    meant.map(async ({ path }) => ({ path, text: (await view.text(path)) ?? "", table: await view.table(path) })),
  );
  if (!said) {
    const passed = whoDidIt(request, read) ?? passedOn(request, read);
    return passed ? passed.map((each, at) => `${leads[at] ?? ""} ${told(each)}`).join("\n") : "";
  }
  const first = onlyCell(read, (file) => cellIn(file, said.first));
  if (!first || isSaidElsewhere(first, read)) return "";
  const next = onlyCell(read, (file) => cellIn(file, `what is the ${said.next} of ${first.cell.value}?`));
  return next ? [first, next].map((each, at) => `${leads[at] ?? ""} ${told(each)}`).join("\n") : "";
}

const leads = ["Asked first:", "Asked of that:"] as const;

function told({ path, cell: { value, column, row } }: PlacedCell): string {
  return `${value} (under ${column}, for ${row}, in ${path})`;
}

/** The two cells that such facts tell; null where a text has none. */
export function followedUpIn(facts: string): readonly [PlacedCell, PlacedCell] | null {
  const [first, next] = leads.map((lead) => {
    const line = new RegExp(`^${lead} (.+) \\(under (.+), for (.+), in (.+)\\)$`, "mu").exec(facts);
    const [, value = "", column = "", row = "", path = ""] = line ?? [];
    return line ? { path, cell: { value, column, row } } : null;
  });
  return first && next ? [first, next] : null;
}

/** The one cell that a question asks for among these files; null where several have one, whichever they are. */
function onlyCell(read: readonly Read[], find: (file: Read) => AskedCell | null): PlacedCell | null {
  const found = read.flatMap((file) => {
    const cell = find(file);
    return cell ? [{ path: file.path, cell }] : [];
  });
  const [only, ...others] = found;
  return only && others.length === 0 ? only : null;
}

function cellIn({ path, text, table }: Read, question: string): AskedCell | null {
  const own = table && ofItsMonth(table, path, text, question);
  const around = /\.(?:md|markdown|html?|txt)$/iu.test(path)
    ? text.split("\n").filter((line) => !/^\s*\||<t[dhr]|\t| {2,}/iu.test(line))
    : [];
  if (own) return askedCellIn(askedCell(own, question, around.join("\n")));
  return settingToldIn(settingTold(path, text, question)?.told ?? "");
}

/** A note about the same day may say that somebody else does it. */
function isSaidElsewhere({ path, cell }: PlacedCell, read: readonly Read[]): boolean {
  const row = labelOfRow(cell);
  const [day] = valuesIn(row);
  const has = (text: string) =>
    day && (day.kind === "date" || day.kind === "weekday")
      ? valuesIn(text).some(({ kind, amount }) => kind === day.kind && amount === day.amount)
      : text.toLowerCase().includes(row.toLowerCase());
  return read.some((file) => file.path !== path && has(file.text));
}
