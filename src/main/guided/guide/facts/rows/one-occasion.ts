import type { Table } from "../../../workspace-view.ts";
import { saidOccasions } from "../../request/questions/said-occasion.ts";

const ofOccasions =
  /^(?:events?|occasions?|part(?:y|ies)|festivals?|anl(?:ass|ässe)|veranstaltung(?:en)?|feste?|feiern?|イベント|行事)$/iu;

/** Whether all rows of a table can be of the occasion that a request says; so they are where it says none. */
export function isOfOneOccasion({ columns, rows }: Table, request: string): boolean {
  const said = saidOccasions(request).flatMap((name) => name.split(/[ -]/u).slice(-1));
  if (said.length === 0) return true;
  const isSeveral = (index: number) => new Set(rows.map((row) => row[index]?.trim().toLowerCase())).size > 1;
  const tellsOccasions = columns.some((name, index) => ofOccasions.test(name.trim()) && isSeveral(index));
  const names = rows.flat().map((cell) => cell.toLowerCase());
  return !tellsOccasions && !said.some((name) => names.some((cell) => cell.includes(name)));
}
