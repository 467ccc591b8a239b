import { baseName, stemOf } from "../../../../../shared/path-parts.ts";
import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { mostBytes } from "../../files/files-in-scope.ts";
import { namedFiles, newFiles } from "../../files/named-files.ts";
import { withoutPaths } from "../../request/words/wanted-words.ts";

/** Several texts are to become one. */
export const joins =
  /(?<!\p{L})(?:merge|combine|concatenate|join|stitch|(?:glue|stick|paste) [^.;!?]{0,60}?together|(?:put|bring|get) [^.;!?]{0,60}?(?:together|into one|in one)|zusammenfüg\p{L}*|(?:füg|setz|häng)\p{L}* [^.;!?]{0,80}?zusammen|zu einer)(?!\p{L})|結合|つなげ|まとめて/iu;
const inOrder = /(?<!\p{L})(?:order|sequence|one after the other|reihenfolge|nacheinander)(?!\p{L})|順/iu;
/** Something else becomes of them than that they stand one below the other. */
export const saysMore =
  /(?<!\p{L})(?:reverse\p{L}*|backwards|umgekehrt\p{L}*|rückwärts|with an?|each|first|fix|rules?|lines?|pages?|correct|mit einer|only|without|except|but not|summar\p{L}*|translat\p{L}*|shorten\p{L}*|headings?|contents|between|number(?:ed)?|add|rename|delete|nur|ohne|außer|zusammenfass\p{L}*|übersetz\p{L}*|kürz\p{L}*|überschrift\p{L}*|dazwischen|nummer\p{L}*|ergänz\p{L}*|lösch\p{L}*)(?!\p{L})|逆|だけ|のみ|以外|要約|見出し|削除/iu;
const fewest = 2;

/**
 * The new text that a request wants made of others, in the order of a list that it names: "join my chapters into story.md, in the order that's in order.txt". Empty
 * where a line of the list is the name of no file, or of several, and where anything else is wanted.
 */
export async function joinedTextCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const [path, ...otherNew] = newFiles(request, files);
  const [list, ...otherNamed] = namedFiles(request, files);
  const said = withoutPaths(request);
  if (path === undefined || !list || otherNew.length > 0 || otherNamed.length > 0) return [];
  if (!/\.(?:md|markdown|txt)$/i.test(path) || !joins.test(said) || !inOrder.test(said) || saysMore.test(said))
    return [];
  const sources = listedIn((await view.text(list.path)) ?? "", list, files);
  if (sources === null || sources.length < fewest || sources.some(({ size }) => size > mostBytes)) return [];
  const content = await joinedTexts(sources, view);
  return content === null ? [] : [{ tool: "write", input: { path, content } }];
}

/** These texts one below the other, with an empty line between two; null where one can't be read. */
export async function joinedTexts(sources: readonly FileEntry[], view: WorkspaceView): Promise<string | null> {
  const texts = await Promise.all(sources.map((source) => view.text(source.path)));
  if (texts.some((text) => text === null)) return null;
  return `${texts.map((text) => (text ?? "").replaceAll(/^\n+|\s+$/g, "")).join("\n\n")}\n`;
}

/** The files that a list names, one in each line, in its order; null where a line names none or several. */
function listedIn(text: string, list: FileEntry, files: readonly FileEntry[]): FileEntry[] | null {
  const names = text.split("\n").map((line) =>
    line
      .replace(/^\s*(?:[-*+•]|\d+[.)])?\s*/u, "")
      .trim()
      .toLowerCase(),
  );
  const found = names
    .filter((name) => name !== "")
    .map((name) => {
      const [file, ...others] = files.filter(
        (each) =>
          each.path !== list.path &&
          [each.path, baseName(each.path), stemOf(each.path)].some((own) => own.toLowerCase() === name),
      );
      return others.length > 0 ? undefined : file;
    });
  const known = found.filter((file) => file !== undefined);
  return known.length === found.length && new Set(known).size === known.length ? known : null;
}
