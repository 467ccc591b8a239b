import type { FileEntry, FileText, WorkspaceView } from "../../../../workspace-view.ts";
import { saidTransferCalls } from "../../said/lists/said-transfers.ts";
import { textsAfter } from "../texts-after.ts";
import { type CarryWish, carryWish } from "./carry-wish.ts";
import { type Carried, jsonElementCarried } from "./json-element-carried.ts";
import { rowCarried } from "./row-carried.ts";
import { yamlItemCarried } from "./yaml-item-carried.ts";

/** The files that differ once something has gone from one of them to another, and the wishes that are done with that besides. */
export type CarriedOver = { done: readonly FileText[]; used: readonly string[] };
/** What else a request wants, and all that it says. */
export type Told = { request: string; others: readonly string[] };

/** Something that goes from one file to another, both of which a wish names. Nothing is done where it isn't clear what, or where it comes to. */
export async function carriedOver(
  wish: string,
  files: readonly FileEntry[],
  texts: readonly FileText[],
  view: WorkspaceView,
  told: Told,
): Promise<CarriedOver> {
  if (!/^(?:move|put|transfer|take|carry|shift) /iu.test(wish)) return { done: [], used: [] };
  const carry = carryWish(wish, files, texts);
  const said = carry
    ? `Move "${carry.name}" from ${carry.from.path} to ${carry.to.path}`
    : wish.replaceAll(/"([^"\s]+\.[a-z]\w{0,5})"/giu, "$1");
  const done = await textsAfter(await saidTransferCalls(said, files, view), view);
  if (done.length > 0 || !carry) return { done, used: [] };
  return ofData(carry, told) ?? { done: [], used: [] };
}

function ofData({ name, from, to, besides }: CarryWish, { request, others }: Told): CarriedOver | null {
  const put = { wishes: others, texts: [besides, withoutNames(request)] };
  const row = /\.[ct]sv$/i.test(from.path) ? rowCarried(name, from.text, to.text, put) : null;
  const carried = row ?? elementCarried(name, from, to);
  if (!carried) return null;
  const done = [
    { path: from.path, text: carried.source },
    { path: to.path, text: carried.target },
  ];
  return { done, used: row?.used ?? [] };
}

function elementCarried(name: string, from: FileText, to: FileText): Carried | null {
  if (/\.jsonc?$/i.test(from.path)) return jsonElementCarried(name, from.text, to.text);
  return /\.ya?ml$/i.test(from.path) ? yamlItemCarried(name, from.text, to.text) : null;
}

/** A file may be called as a column is. */
function withoutNames(request: string): string {
  return request.replaceAll(/[^\s"'(]+\.[a-z]\w{0,5}(?!\w)/giu, " ");
}
