import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { isSettings, type Setting, settingsIn, valueLike, withSetting } from "../../facts/setting-lines.ts";
import { textsMeant } from "../../files/texts-meant.ts";
import { deniedWords, withoutDenied } from "../../request/denied-clauses.ts";
import { wantsEverywhere } from "../../request/request-intent.ts";
import { saidSettings } from "../../request/said-setting.ts";
import { wantedWords } from "../../request/wanted-words.ts";

/**
 * The values that a request gives to keys of settings, each put where the old one stands, in its spelling. Empty where one of the keys stands in
 * several places and none of them is told, or where a value of another kind stands there.
 */
export async function saidSettingCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  // what stands in many places has no one key
  if (wantsEverywhere(request)) return [];
  const texts = await textsMeant(request, files, isSettings, view);
  const all = texts.flatMap(({ path, text }) => settingsIn(path, text));
  const said = saidSettings(
    request,
    all.map(({ key }) => key),
  );
  const wanted = new Set(wantedWords(withoutDenied(request)));
  const denied = deniedWords(request, withoutDenied(request));
  const changes = said.map(({ key, value }) => {
    const setting = theOne(
      all.filter((each) => each.key === key && !each.above.some((word) => denied.includes(word))),
      wanted,
    );
    const put = setting && valueLike(setting.value, value);
    return setting && put !== null && put !== undefined ? { setting, put } : null;
  });
  const clear = changes.filter((change) => change !== null);
  if (clear.length < changes.length) return [];
  return clear
    .filter(({ setting, put }) => put !== setting.value)
    .map(({ setting, put }) => ({
      tool: "edit",
      input: {
        path: setting.path,
        old_text: setting.line,
        new_text: withSetting(setting, put),
        line: setting.row + 1,
      },
    }));
}

/** The only one, or the only one whose section is told. */
function theOne(settings: readonly Setting[], wanted: ReadonlySet<string>): Setting | undefined {
  const told = settings.filter(({ above }) => above.some((word) => wanted.has(word)));
  const meant = settings.length === 1 ? settings : told;
  return meant.length === 1 ? meant[0] : undefined;
}
