import { baseName, endingOf, stemOf } from "../../../../../../shared/path-parts.ts";
import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { isSettings, type Setting, settingsIn, valueLike, withSetting } from "../../../facts/programs/setting-lines.ts";
import { mostBytes } from "../../../files/files-in-scope.ts";
import { namedFolder, writtenFiles } from "../../../files/named-files.ts";
import { severalFiles } from "../../../files/several-files.ts";
import { clausesOf, withoutDenied } from "../../../request/limits/denied-clauses.ts";
import { isLimited } from "../../../request/limits/is-limited.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { keptFiles } from "../../../request/limits/kept-files.ts";
import { leavesSomeOut } from "../../../request/limits/leaves-some-out.ts";
import { asksToChange } from "../../../request/wishes/request-intent.ts";
import { saidSettings } from "../../../request/values/said-setting.ts";
import { escapeRegExp, wholeWord } from "../../../request/words/word-pattern.ts";
import { partTexts } from "../../../turn/parts.ts";

const mostFiles = 100;
/** Texts may begin with such lines as well: `water: weekly`. */
const isText = /\.(?:txt|md|markdown)$/i;
const isForEach =
  /(?<!\p{L})(?:all|every|each|everyone|everybody|both|alle[nrsm]?|jede[nrsm]?|beide[nrsm]?|sämtliche\p{L}*)(?!\p{L})|各|全員|全部|全て|すべて|みんな|それぞれ|両方/iu;

/**
 * The value that a request gives to a key of all files of a folder or of a kind, in each of them, or in those of them in which another key has a value that is said: "set the points to 0 for
 * all in players/", "… for all whose team is red". Empty where one of these files doesn't have the key, or has it twice, or where only some of them are meant in another way.
 */
export async function saidSettingsInEachCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const kept = keptFiles(request, files);
  const named = writtenFiles(request, files).map(({ path }) => path);
  if (!isForEach.test(request) || isQuestion(request) || named.some((path) => !kept.includes(path))) return [];
  return inEachCalls(withoutNamed(request, named), scopeOf(request, files, kept), view);
}

/** The clauses that name a file which stays say nothing of the others. */
function withoutNamed(request: string, kept: readonly string[]): string {
  const isOfKept = (clause: string) => kept.some((path) => clause.includes(baseName(path)));
  return clausesOf(request)
    .filter((clause) => !isOfKept(clause))
    .join("");
}

async function inEachCalls(request: string, all: readonly FileEntry[], view: WorkspaceView): Promise<Call[]> {
  if (all.length < 2 || all.length > mostFiles) return [];
  const texts = await Promise.all(all.map(async ({ path }) => ({ path, text: await view.text(path) })));
  const every = texts.flatMap(({ path, text }) => (text === null ? [] : settingsIn(path, text)));
  const condition = saidCondition(request, every);
  const wish = condition ? request.replace(condition.text, " ") : request;
  const scope = condition ? all.filter(({ path }) => condition.paths.has(path)) : all;
  if (saysSome(wish, scope)) return [];
  const settings = condition ? every.filter(({ path }) => condition.paths.has(path)) : every;
  const keys = [...new Set(settings.map(({ key }) => key))];
  const said = saidSettings(wish, keys);
  if (said.length === 0 || saysMore(wish, said)) return [];
  const changes = said.flatMap(({ key, value }) => {
    const each = inEach(settings, key, scope);
    return each === null ? [null] : each.map((setting) => changeOf(setting, value));
  });
  const clear = changes.filter((change) => change !== null);
  return clear.length < changes.length ? [] : clear.flat();
}

/** "for all sensors whose room is the attic": how it is said, and the files in which that key has that value. Null where nothing of the kind is said, or two such things. */
function saidCondition(
  request: string,
  settings: readonly Setting[],
): { text: string; paths: ReadonlySet<string> } | null {
  const found = settings.flatMap(({ path, key, value }) => {
    const plain = value.replaceAll(/^["']|["']$/g, "");
    const text = plain === "" ? undefined : conditionOf(key, plain).exec(request)?.[0];
    return text === undefined ? [] : [{ text, path, key }];
  });
  const [first] = found;
  const isOne = found.every(({ text, key }) => text === first?.text && key === first.key);
  return first && isOne ? { text: first.text, paths: new Set(found.map(({ path }) => path)) } : null;
}

function conditionOf(key: string, value: string): RegExp {
  const lead = String.raw`(?<!\p{L})(?:whose|where|with|having|that have|which have|deren|wo|mit|bei denen) (?:(?:the|a|das|die|der|dem) )?`;
  const is = String.raw`(?:\s*[=:]\s*|\s+(?:is|are|has|equals|ist|sind)?\s*(?:(?:in|the|der|die|das|dem)\s+)*)`;
  const quote = `["'„“\u0060]?`;
  return new RegExp(
    `${lead}${escapeRegExp(key)}${is}${quote}${escapeRegExp(value)}${quote}(?![\\p{L}\\p{N}]|[-_.][\\p{L}\\p{N}]|\\s+(?:or|and|oder|und)\\s)|${escapeRegExp(key)}が「?${escapeRegExp(value)}」?の`,
    "iu",
  );
}

/** The files of the folder that is named, of the kinds that have keys; else those that are meant without names. */
function scopeOf(request: string, files: readonly FileEntry[], kept: readonly string[]): FileEntry[] {
  const paths = files.map(({ path }) => path);
  const folder = namedFolder(request, paths);
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

/** "We go live tomorrow, could you …": when something else is. */
const leadingReason =
  /^\s*(?:we|i|they|wir|ich|sie|(?:the|our|my|die|der|das|unsere?) \p{L}+) [^,;.!?\n]{3,60}[,;.!]\s+(?=(?:so |also )?(?:please|pls|could you|can you|would you|kannst du|könntest du|bitte)(?!\p{L}))/iu;

/** Something else is wanted as well, or only for a time. */
function saysMore(request: string, said: readonly { key: string; value: string }[]): boolean {
  const wishes = partTexts(withoutDenied(request));
  const isSaid = (text: string) => said.some(({ key }) => new RegExp(escapeRegExp(key), "iu").test(text));
  const plain = withoutDenied(request).replace(leadingReason, (reason) => (isSaid(reason) ? reason : " "));
  const rest = said.reduce((text, { value }) => text.replace(wholeWord(value), " "), plain);
  return isLimited(rest) || wishes.some((wish) => !isSaid(wish) && asksToChange(wish));
}

/** The setting of each file with that key; null where a file of the same kind lacks it, or one has it several times. */
function inEach(settings: readonly Setting[], key: string, scope: readonly FileEntry[]): Setting[] | null {
  const meant = settings.filter((setting) => setting.key === key);
  const having = new Set(meant.map(({ path }) => path));
  const endings = new Set(meant.map(({ path }) => endingOf(path)));
  const isInAll = scope.every(({ path }) => having.has(path) || !endings.has(endingOf(path)));
  return isInAll && having.size > 0 && having.size === meant.length ? meant : null;
}

function changeOf(setting: Setting, value: string): Call[] | null {
  const put = valueLike(setting.value, value);
  if (put === null) return null;
  if (put === setting.value) return [];
  const { path, line, row } = setting;
  return [{ tool: "edit", input: { path, old_text: line, new_text: withSetting(setting, put), line: row + 1 } }];
}
