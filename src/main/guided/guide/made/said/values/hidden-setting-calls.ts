import { baseName, folderOf } from "../../../../../../shared/path-parts.ts";
import type { Replacement } from "../../../../../agent/replacement.ts";
import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { hiddenSettings, isSettingName, isTemplate } from "../../../files/hidden-settings.ts";
import { keptFiles } from "../../../request/limits/kept-files.ts";
import { wholeWord } from "../../../request/words/word-pattern.ts";

/**
 * Replacements of the names of settings in files that git leaves out, such as `.env`. One that may hold secrets isn't read: its name is changed there
 * where the example beside it has it, which `calls` change.
 */
export async function hiddenSettingCalls(
  request: string,
  replacements: readonly Replacement[],
  calls: readonly Call[],
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const settings = replacements.filter(({ find, put }) => isSettingName(find) && isSettingName(put));
  const hidden = settings.length > 0 ? await hiddenSettings(files, view) : [];
  const kept = keptFiles(request, hidden);
  const made = hidden
    .filter(({ path }) => !kept.includes(path))
    .flatMap(({ path }) =>
      settings.map(async ({ find, put }): Promise<Call[]> => {
        const text = await view.text(path);
        const hasExample = calls.some(
          ({ input: { path: changed, old_text: old } }) =>
            typeof changed === "string" && isTemplate(changed) && folderOf(changed) === folderOf(path) && old === find,
        );
        const isThere = text === null ? hasExample && baseName(path) === ".env" : wholeWord(find).test(text);
        const input = { path, old_text: find, new_text: put, replace_all: true, whole_words: true };
        return isThere ? [{ tool: "edit", input }] : [];
      }),
    );
  return (await Promise.all(made)).flat();
}
