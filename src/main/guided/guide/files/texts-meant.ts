import type { FileEntry, FileText, WorkspaceView } from "../../workspace-view.ts";
import { keptFiles } from "../request/limits/kept-files.ts";
import { mostBytes } from "./files-in-scope.ts";
import { namedFiles } from "./named-files.ts";
import { withoutOlderCopies } from "./older-copies.ts";

/** In more files than this nothing is looked for. */
const mostFiles = 40;

/** The files of a kind that a request names, or all of that kind, with their texts; none where they are too many. What is to stay as it is isn't among them. */
export async function textsMeant(
  request: string,
  files: readonly FileEntry[],
  kind: RegExp,
  view: WorkspaceView,
): Promise<readonly FileText[]> {
  const kept = keptFiles(request, files);
  const mayChange = ({ path, size }: FileEntry) => kind.test(path) && size <= mostBytes && !kept.includes(path);
  const said = namedFiles(request, files).filter(({ path }) => kind.test(path));
  const named = said.filter(mayChange);
  // where the one that is named may not be changed, no other one takes its place
  const meant = said.length > 0 ? named : withoutOlderCopies(files.filter(mayChange), request);
  if (meant.length > mostFiles) return [];
  const texts = await Promise.all(meant.map(async ({ path }) => ({ path, text: await view.text(path) })));
  return texts.flatMap(({ path, text }) => (text === null ? [] : [{ path, text }]));
}

/** The one file of a kind that a request names, or that there is; null where several may be meant. */
export async function textMeant(
  request: string,
  files: readonly FileEntry[],
  kind: RegExp,
  view: WorkspaceView,
): Promise<FileText | null> {
  const [only, ...others] = await textsMeant(request, files, kind, view);
  return only && others.length === 0 ? only : null;
}
