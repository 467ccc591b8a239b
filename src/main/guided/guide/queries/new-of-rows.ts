import { turnOf } from "../../../../shared/turn.ts";
import type { TurnState } from "../../../agent/guide.ts";
import type { QueryQuestion } from "../../../agent/query.ts";
import type { Call } from "../../../agent/step-protocol.ts";
import { withoutForeignOrders } from "../foreign-orders.ts";
import { filesFor } from "../files/files-for.ts";
import { showsForm } from "../files/shows-form.ts";
import { newFromOne } from "../made/new/new-from-one.ts";
import { newRequest } from "../turn/new-request.ts";
import { entriesLikeTwo } from "../written/entries-like-two.ts";
import { withoutLooseFences } from "../written/loose-fences.ts";
import { withSaidBoxes } from "../written/said-boxes.ts";
import type { WorkspaceView } from "../../workspace-view.ts";
import { askable, questionAbout, type SelectRows } from "./asked-table.ts";
import { chosenRows } from "./chosen-rows.ts";
import { newTable, shapeOf } from "./new-table.ts";
import { tableText } from "../facts/tables/csv-lines.ts";

/** Texts that say the same of one thing after the other. */
const hasEntries = /\.(?:md|markdown|txt|text|conf|cfg|ini|toml|ya?ml|html?)$/iu;
/** There is more to such a text than entries that are all alike. */
const isArranged =
  /(?<!\p{L})(?:group\p{L}*|headings?|headlines?|sections?|categor\p{L}*|totals?|sums?|gruppier\p{L}*|überschrift\p{L}*|abschnitt\p{L}*|summen?|gesamt\p{L}*)(?!\p{L})|合計|見出し|ごと|別に/iu;
/** Of fewer rows each entry is written as soon as two of them. */
const fewestEntries = 4;
const mostEntries = 300;

/** What a query may select for a new file: rows of the one table that a request names. Null where it wants anything else. */
export async function questionForRows(
  state: TurnState,
  view: WorkspaceView,
  select: SelectRows,
): Promise<QueryQuestion | null> {
  const request = newRequest(state, { kind: "make", tool: "write" });
  const found = request === null ? null : newFromOne(request, await filesFor(request, view));
  const shape = request !== null && found ? shapeOf(found.path, request) : null;
  const isArrangedPage = request !== null && shape !== "data" && isArranged.test(request);
  if (request === null || !found || isArrangedPage || (shape === null && !hasEntries.test(found.path))) return null;
  const { path } = found.source;
  const read = showsForm(path, request) ? null : await view.table(path);
  const table = read && askable(path, read);
  if (!table) return null;
  const question = questionAbout(path, table, request);
  if (shape !== null) return question;
  const shown = async (statement: string) => {
    const chosen = await chosenRows({ path, request, statement }, view, select);
    const isMany = chosen && chosen.rows.length >= fewestEntries && chosen.rows.length <= mostEntries;
    const text = isMany ? tableText(chosen.source.columns, chosen.rows.slice(0, 2)) : null;
    // a cell that gives orders would be written by
    return text === null || withoutForeignOrders(text, request) !== text ? null : text;
  };
  return { ...question, entries: { path: found.path, shown } };
}

function entriesOf(path: string, request: string, two: string, rows: readonly (readonly string[])[]): string | null {
  const written = withSaidBoxes(path, withoutLooseFences("", two), request);
  return entriesLikeTwo(written, rows);
}

/** The new file of the rows that the model's query selects: a table with their cells as they stand in the file, a line for each, or an entry for each like the two that the model wrote. Empty where that can't be made. */
export async function queriedFileCalls(state: TurnState, view: WorkspaceView, select: SelectRows): Promise<Call[]> {
  const { reading, messages } = state;
  const request = turnOf(messages).request?.text;
  if (reading?.about !== "query" || request === undefined) return [];
  const found = newFromOne(request, await filesFor(request, view));
  const path = found?.source.path;
  const chosen =
    path === undefined ? null : await chosenRows({ path, request, statement: reading.statement }, view, select);
  if (!found || !chosen) return [];
  const content = shapeOf(found.path, request)
    ? newTable(found.path, request, chosen)
    : entriesOf(found.path, request, reading.written ?? "", chosen.rows);
  return content === null ? [] : [{ tool: "write", input: { path: found.path, content: `${content.trimEnd()}\n` } }];
}
