import type { Table, WorkspaceView } from "../../../workspace-view.ts";
import { valuesIn } from "../../request/values/values.ts";
import { toldAmounts } from "./told-amounts.ts";
import { toldPrices } from "./told-prices.ts";
import { type EntryTold, entryTold, mayMean, saysOther } from "./entry-told.ts";
import { labelAt } from "../tables/said-labels.ts";
import { entriesOfRecords, entriesOfTable } from "./told-entries.ts";

const mostPlaces = 40;

/**
 * What a request asks of one entry of a file: a record of data, a row of its one `table`, or something that is made of amounts. `said` is empty where no other file can mean the same. Null
 * where that isn't sure.
 */
export async function entryIn(
  path: string,
  table: Table | null,
  request: string,
  view: WorkspaceView,
): Promise<EntryTold | null> {
  const text = (await view.text(path)) ?? "";
  const place = placeOf(path, text);
  const records = await view.records(path);
  // a comment may say that something isn't so any more
  if (records.length > 0)
    return text.split("\n").some((line) => saysOther.test(comment.exec(line)?.[1] ?? ""))
      ? null
      : ofThing(entryTold(entriesOfRecords(records), place, request));
  if (table) {
    const told = ofThing(entryTold(entriesOfTable(table), place, request));
    const around = isPage.test(path) ? text.split("\n").filter((line) => !inTable.test(line)) : [];
    const isAlone = around.every((line) => labelAt(told?.said ?? "", "", line) === null && !saysOther.test(line));
    return isAlone ? told : null;
  }
  if (!isPlain.test(path)) return null;
  const priced = entryTold(toldPrices(text), place, request);
  const told = priced ?? entryTold(toldAmounts(text), place, request);
  return told && (await isOfOthers(path, told.said, request, view)) ? { ...told, said: "" } : told;
}

const isPage = /\.(?:md|markdown|html?|txt)$/iu;
const isPlain = /\.(?:md|markdown|txt)$/iu;
const comment = /(?:^|\s)(?:#|\/\/)(.*)$/u;
const inTable = /^\s*\||<t[dhr]|\t| {2,}/iu;

/** Whose turn it is on a day may be said in a letter that has no such day. */
function ofThing(told: EntryTold | null): EntryTold | null {
  const isDay = told !== null && valuesIn(told.said).some(({ kind }) => kind === "date" || kind === "weekday");
  return isDay ? null : told;
}

/** Whether what other files say of a thing can't be meant: a line without an amount, or one of another of its name. */
async function isOfOthers(path: string, said: string, request: string, view: WorkspaceView): Promise<boolean> {
  const places = (await view.search([said], mostPlaces)).filter((match) => match.path !== path);
  const each = await Promise.all(
    places.map(async (match) => {
      const text = (await view.text(match.path)) ?? "";
      const entries = isPlain.test(match.path) ? toldAmounts(text) : [];
      const isLabel = entries.some(({ label }) => match.text.includes(label));
      return isLabel ? !mayMean(entries, placeOf(match.path, text), request) : !/\d|[½¼¾]/u.test(match.text);
    }),
  );
  return each.every(Boolean);
}

/** How a file is called, by its name and at its beginning. */
function placeOf(path: string, text: string): string {
  const [, inPage] = /<h1\b[^>]*>([^<]+)<\/h1>/iu.exec(text) ?? [];
  const first = text.split("\n").find((line) => line.trim() !== "") ?? "";
  return `${path} ${inPage ?? (/[|{}<>=\t]/.test(first) ? "" : first)}`;
}
