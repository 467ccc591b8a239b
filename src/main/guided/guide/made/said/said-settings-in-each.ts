import { endingOf, stemOf } from "../../../../../shared/path-parts.ts";
import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { isSettings, type Setting, settingsIn, valueLike, withSetting } from "../../facts/setting-lines.ts";
import { mostBytes } from "../../files/files-in-scope.ts";
import { namedFolder, writtenFiles } from "../../files/named-files.ts";
import { severalFiles } from "../../files/several-files.ts";
import { withoutDenied } from "../../request/denied-clauses.ts";
import { isLimited } from "../../request/is-limited.ts";
import { isQuestion } from "../../request/is-question.ts";
import { keptFiles } from "../../request/kept-files.ts";
import { leavesSomeOut } from "../../request/leaves-some-out.ts";
import { asksToChange } from "../../request/request-intent.ts";
import { saidSettings } from "../../request/said-setting.ts";
import { escapeRegExp, wholeWord } from "../../request/word-pattern.ts";
import { partTexts } from "../../turn/parts.ts";

const mostFiles = 100;
/** Texts may begin with such lines as well: `water: weekly`. */
const isText = /\.(?:txt|md|markdown)$/i;
const isForEach =
  /(?<!\p{L})(?:all|every|each|everyone|everybody|both|alle[nrsm]?|jede[nrsm]?|beide[nrsm]?|sämtliche\p{L}*)(?!\p{L})|各|全員|全部|全て|すべて|みんな|それぞれ|両方/iu;

/**
 * The value that a request gives to a key of all files of a folder or of a kind, in each of them: "set the points to 0 for all in players/". Empty where one of
 * these files doesn't have the key, or has it twice, or where only some of them are meant.
 */
export async function saidSettingsInEachCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  if (!isForEach.test(request) || isQuestion(request) || writtenFiles(request, files).length > 0) return [];
  const scope = scopeOf(request, files);
  if (scope.length < 2 || scope.length > mostFiles || saysSome(request, scope)) return [];
  const texts = await Promise.all(scope.map(async ({ path }) => ({ path, text: await view.text(path) })));
  const settings = texts.flatMap(({ path, text }) => (text === null ? [] : settingsIn(path, text)));
  const keys = [...new Set(settings.map(({ key }) => key))];
  const said = saidSettings(request, keys);
  if (said.length === 0 || saysMore(request, said)) return [];
  const changes = said.flatMap(({ key, value }) => {
    const each = inEach(settings, key, scope);
    return each === null ? [null] : each.map((setting) => changeOf(setting, value));
  });
  const clear = changes.filter((change) => change !== null);
  return clear.length < changes.length ? [] : clear.flat();
}

/** The files of the folder that is named, of the kinds that have keys; else those that are meant without names. */
function scopeOf(request: string, files: readonly FileEntry[]): FileEntry[] {
  const paths = files.map(({ path }) => path);
  const folder = namedFolder(request, paths);
  const kept = keptFiles(request, files);
  const inside = folder === null ? null : files.filter(({ path }) => path.startsWith(`${folder}/`));
  const meant = inside ?? severalFiles(request, files) ?? [];
  return meant.filter(
    ({ path, size }) => (isSettings.test(path) || isText.test(path)) && size <= mostBytes && !kept.includes(path),
  );
}

/** "in players/ set Hanna's points": only some are meant, by their names or by what is said of them. */
function saysSome(request: string, scope: readonly FileEntry[]): boolean {
  const folders = new Set(scope.flatMap(({ path }) => path.split("/").slice(0, -1)));
  const names = scope.map(({ path }) => stemOf(path)).filter((name) => name.length > 1 && !folders.has(name));
  return leavesSomeOut(request) || names.some((name) => wholeWord(name, "iu").test(request));
}

/** Something else is wanted as well, or only for a time. */
function saysMore(request: string, said: readonly { key: string; value: string }[]): boolean {
  const wishes = partTexts(withoutDenied(request));
  const isSaid = (text: string) => said.some(({ key }) => new RegExp(escapeRegExp(key), "iu").test(text));
  const rest = said.reduce((text, { value }) => text.replace(wholeWord(value), " "), withoutDenied(request));
  return isLimited(rest) || wishes.some((wish) => !isSaid(wish) && asksToChange(wish));
}

/** The setting of each file with that key; null where a file of the same kind lacks it, or one has it several times. */
function inEach(settings: readonly Setting[], key: string, scope: readonly FileEntry[]): Setting[] | null {
  const meant = settings.filter((setting) => setting.key === key);
  const having = new Set(meant.map(({ path }) => path));
  const endings = new Set(meant.map(({ path }) => endingOf(path)));
  const isInAll = scope.every(({ path }) => having.has(path) || !endings.has(endingOf(path)));
  return isInAll && having.size > 1 && having.size === meant.length ? meant : null;
}

function changeOf(setting: Setting, value: string): Call[] | null {
  const put = valueLike(setting.value, value);
  if (put === null) return null;
  if (put === setting.value) return [];
  const { path, line, row } = setting;
  return [{ tool: "edit", input: { path, old_text: line, new_text: withSetting(setting, put), line: row + 1 } }];
}
