import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { mostBytes } from "../../files/files-in-scope.ts";
import { exceptedFiles } from "../../files/excepted-files.ts";
import { replaceScope } from "../../files/replace-scope.ts";
import { saidStyleChange } from "../../request/said-style.ts";

/** In more files than this nothing is looked for. */
const mostFiles = 100;

/** The lines of the files that are meant in the style that a request shows. Empty where it shows none, or says no files. */
export async function saidStyleCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const change = saidStyleChange(request);
  const key = keyOfLines(request);
  const scope =
    change && (key !== null || !isOfSome.test(exceptedFiles(request, files).rest))
      ? replaceScope(request, files)
      : null;
  if (!change || !scope || scope.length > mostFiles) return [];
  const readable = scope.filter(({ size }) => size <= mostBytes);
  const texts = await Promise.all(readable.map(async ({ path }) => ({ path, text: (await view.text(path)) ?? "" })));
  return texts.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, index) => {
      const isMeant = key === null || new RegExp(`^\\W*${key}\\b`, "iu").test(line);
      const changed = isMeant ? line.replaceAll(change.find, change.rewrite) : line;
      return changed === line
        ? []
        : [{ tool: "edit", input: { path, old_text: line, new_text: changed, line: index + 1 } }];
    }),
  );
}

/** Only some places are meant, which only the model can tell, unless it is the lines that begin with a word. */
const isOfSome = /\b(?:only|just|other|except|but not|nur|andere\w*|außer)\b|(?<!いた)だけ|のみ|以外/iu;

/** "the Date line": what the lines begin with that are meant; null where it doesn't say. */
function keyOfLines(request: string): string | null {
  const said =
    /\b(?:the|each|every) ["'\u0060]?(\p{Lu}\p{L}+):?["'\u0060]?[ -]lines?\b|\bdie ["'„]?(\p{Lu}\p{L}+):?["'“]?-zeilen?\b/u.exec(
      request,
    );
  return said?.[1] ?? said?.[2] ?? null;
}
