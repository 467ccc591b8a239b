import { endingOf } from "../../../../../shared/path-parts.ts";
import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { filesInScope } from "../../files/files-in-scope.ts";
import { namedFolder, newFiles } from "../../files/named-files.ts";

const gathers =
  /(?<!\p{L})(?:collect|gather|put together|pull together|bring together|compile|list|extract|sammle?|sammeln|stell\p{L}* zusammen|zusammenstellen|zusammentragen)(?!\p{L})|まとめ|集め/iu;
const ofOpen =
  /(?<!\p{L})(?:still |noch )?(?:un(?:checked|ticked|done|finished)|open|to ?-?dos?|not (?:yet )?(?:checked|ticked|done|finished)|offen\p{L}*|unerledigt\p{L}*|nicht (?:abgehakt|erledigt))(?!\p{L})|未(?:完了|チェック|処理)|終わっていない/iu;
/** More is wanted of them than to stand below each other. */
const saysMore =
  /(?<!\p{L})(?:group\p{L}*|sort\p{L}*|per|by (?:person|name|date|meeting)|which (?:meeting|file|day)|under (?:each|headings?)|with (?:the )?(?:date|heading|meeting|file)|table|csv|number\p{L}*|only|except|without|but|gruppier\p{L}*|sortier\p{L}*|pro|je|nur|außer|ohne|tabelle|nummer\p{L}*)(?!\p{L})|ごと|順|だけ|以外|表/iu;
const open = /^\s*(?:[-*+]|\d+[.)]) \[ \] (?<text>\S.*?)\s*$/u;
const fewest = 2;

/** A new list of all that isn't ticked yet in the lists of a folder, or of the files that are named: "collect everything that's unchecked in the meetings folder into open.md". Empty where nothing is open, or more is wanted. */
export async function openItemCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const [path, ...others] = newFiles(request, files);
  if (path === undefined || others.length > 0 || !/\.(?:md|markdown|txt)$/iu.test(path)) return [];
  const bare = request.replaceAll(path, " ");
  if (!gathers.test(bare) || !ofOpen.test(bare) || saysMore.test(bare)) return [];
  const meant = filesInScope(request, files);
  const paths = files.map((file) => file.path);
  const isSaid = meant.length < files.length || namedFolder(request, paths) !== null;
  const sources = meant.filter((file) => isList.test(endingOf(file.path)));
  if (!isSaid || sources.length < fewest) return [];
  const inOrder = sources.toSorted((one, other) => one.path.localeCompare(other.path));
  const texts = await Promise.all(inOrder.map(async (file) => (await view.text(file.path)) ?? ""));
  const items = texts.flatMap((text) =>
    text.split(/\r?\n/u).flatMap((line) => open.exec(line)?.groups?.["text"] ?? []),
  );
  const content = [...new Set(items)].map((item) => `- [ ] ${item}\n`).join("");
  return content === "" ? [] : [{ tool: "write", input: { path, content } }];
}

const isList = /^\.(?:md|markdown|txt)$/iu;
