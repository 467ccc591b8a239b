import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { constantsIn, isSource } from "../../../facts/programs/program-constants.ts";
import { isSettings, type Setting, settingsIn, valueLike, withSetting } from "../../../facts/programs/setting-lines.ts";
import { jointFiles } from "../../../files/joint-files.ts";
import { textsMeant } from "../../../files/texts-meant.ts";
import { deniedWords, withoutDenied } from "../../../request/limits/denied-clauses.ts";
import { wantsEverywhere } from "../../../request/wishes/request-intent.ts";
import { saidSettings } from "../../../request/values/said-setting.ts";
import { givesMore } from "../../../turn/gives-more.ts";
import { isForSome } from "../../../request/limits/is-for-some.ts";
import { isLimited } from "../../../request/limits/is-limited.ts";
import { spokenWords } from "../../../request/values/spoken-keys.ts";
import { escapeRegExp, notBeforeWord } from "../../../request/words/word-pattern.ts";
import { wordsOf } from "../../../request/words/words.ts";
import { wantedWords } from "../../../request/words/wanted-words.ts";

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
  const lists = jointFiles(request, files);
  const texts = await textsMeant(request, files, isSettings, view);
  const programs = lists.flat().filter((path) => isSource.test(path));
  const sources = await Promise.all(programs.map(async (path) => constantsIn(path, (await view.text(path)) ?? "")));
  const all = [...texts.flatMap(({ path, text }) => settingsIn(path, text)), ...sources.flat()];
  const said = saidSettings(
    request,
    all.map(({ key }) => key),
  );
  const rest = said.reduce((text, { value }) => text.replace(valueAt(value), " "), withoutDenied(request));
  if (isLimited(rest) || givesMore(rest)) return [];
  const meant = withoutDenied(request);
  const wanted = new Set([...wantedWords(meant), ...spokenWords(meant)]);
  const denied = deniedWords(request, withoutDenied(request));
  const changes = said.flatMap(({ key, value }) => {
    const called = all.filter((each) => each.key === key && !each.above.some((word) => denied.includes(word)));
    return eachMeant(called, lists, wanted).map((setting) => {
      const put = setting && valueLike(setting.value, value);
      return setting && put !== null && put !== undefined ? { setting, put } : null;
    });
  });
  const clear = changes.filter((change) => change !== null);
  if (clear.length < changes.length) return [];
  const own = clear.flatMap(({ setting: { path, key, above } }) => [...wordsOf(`${path} ${key}`), ...above]);
  if (said.some(({ value }) => isForSome(behind(value, request), own))) return [];
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

function valueAt(value: string): RegExp {
  return new RegExp(`(?<=[\\s=:])["'\u0060]?${escapeRegExp(value)}["'\u0060]?${notBeforeWord}`, "u");
}

/** What follows a value in its clause, where it is said of whom or what that is to be so. */
function behind(value: string, request: string): string {
  const [, rest = ""] = request.split(valueAt(value));
  return /^\s(?:for|on|in|at|für|auf|im|bei)\s[^,.;:!?\n]*/iu.exec(rest)?.[0] ?? "";
}

/** The one that is meant, or that of each file where files are named side by side; undefined for what isn't clear. */
function eachMeant(
  settings: readonly Setting[],
  lists: readonly (readonly string[])[],
  wanted: ReadonlySet<string>,
): (Setting | undefined)[] {
  const list = lists.find((each) => settings.some(({ path }) => each.includes(path)));
  if (!list) return [theOne(settings, wanted)];
  const ofFile = (file: string) => settings.filter(({ path }) => path === file);
  return list.map((file) => theOne(ofFile(file), wanted));
}

/** The only one, or the only one whose section is told. */
function theOne(settings: readonly Setting[], wanted: ReadonlySet<string>): Setting | undefined {
  const told = settings.filter(({ above }) => above.some((word) => wanted.has(word)));
  const meant = settings.length === 1 ? settings : told;
  return meant.length === 1 ? meant[0] : undefined;
}
