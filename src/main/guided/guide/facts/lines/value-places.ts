import { asksWhichFile } from "../../request/files/asks-which-file.ts";
import { type SaidLiteral, saidLiteral } from "../../request/values/said-literal.ts";
import { filesInScope } from "../../files/files-in-scope.ts";
import { isBinary } from "../../files/file-kinds.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";

/** More aren't read ahead of the first step. */
const mostFiles = 60;
const placesTold = 12;

/**
 * Where the one phone number, address, link, code or quote stands that a request asks for, however it is written there: `"01632 960118" stands in site/visit.html, line 3`.
 * Empty where it doesn't ask in which files, or it stands nowhere.
 */
export async function valuePlaces(request: string, files: readonly FileEntry[], view: WorkspaceView): Promise<string> {
  const said = asksWhichFile(request) === null ? null : saidLiteral(request);
  const meant = filesInScope(request, files).filter(({ path }) => !isBinary(path));
  if (!said || meant.length > mostFiles) return "";
  const texts = await Promise.all(meant.map(async ({ path }) => ({ path, text: (await view.text(path)) ?? "" })));
  const places = texts.flatMap(({ path, text }) => linesWith(said, text).map((line) => `${path}, line ${line}`));
  return places.length === 0 || places.length > placesTold ? "" : `"${said.text}"${stands}${places.join("; ")}`;
}

const stands = " stands in ";

/** The files of such a fact, each with the lines, and what stands there; null where a text has none, or several. */
export function valuePlacesIn(facts: string): { value: string; places: ReadonlyMap<string, readonly number[]> } | null {
  const [only, ...others] = [...facts.matchAll(/^"(.+)" stands in (.+, line \d+)$/gmu)];
  const [, value, list] = only ?? [];
  if (value === undefined || list === undefined || others.length > 0) return null;
  const places = new Map<string, number[]>();
  for (const place of list.split("; ")) {
    const [, path = "", line = ""] = /^(.+), line (\d+)$/u.exec(place) ?? [];
    if (path === "") return null;
    places.set(path, [...(places.get(path) ?? []), Number(line)]);
  }
  return { value, places };
}

function linesWith({ pattern }: SaidLiteral, text: string): number[] {
  return [...new Set([...text.matchAll(pattern)].map(({ index }) => text.slice(0, index).split("\n").length))];
}
