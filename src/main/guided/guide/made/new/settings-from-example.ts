import { baseName } from "../../../../../shared/path-parts.ts";
import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { isSettings, type Setting, settingsIn, valueLike, withSetting } from "../../facts/programs/setting-lines.ts";
import { mostBytes } from "../../files/files-in-scope.ts";
import { asKeys } from "../../request/values/key-words.ts";
import { escapeRegExp } from "../../request/words/word-pattern.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../../request/words/words.ts";
import { isExampleOf } from "./is-example-of.ts";
import { newFromOne } from "./new-from-one.ts";

/** It says that a file is to be made, and from what. */
const making =
  /(?<!\p{L})(?:make|create|write|set up|build|copy|turn|need|want|mach\p{L}*|erstell\p{L}*|leg\p{L}*|kopier\p{L}*|brauch\p{L}*)(?!\p{L})|作|コピー/iu;
/** It says no more than that all else is to be as it is there. */
const elseSame =
  /^(?:(?:and|und|but|aber|keep|leave|please|bitte) )*(?:everything(?: else)?|all (?:the )?(?:rest|others?)|the (?:rest|others?)|nothing else|alles(?: andere)?|der rest|sonst(?: alles| nichts)?)(?: (?:stays?|remains?|is|are|to|be|as|it|there|so|the|same|in|like|unchanged|alone|example|FILE|bleibt|wie|ist|dort|im|in|der|dem|beispiel|vorlage|unverändert|gleich|ändern))*$|^(?:ほか|他|それ以外)は/iu;
const off = /(?<!\p{L})(?:off|disabled?|aus(?:geschaltet)?)(?!\p{L})|オフ|無効/iu;
const on = /(?<!\p{L})(?:on|enabled?|an(?:geschaltet)?|ein(?:geschaltet)?)(?!\p{L})|オン|有効/iu;
const isTruth = /^(?:true|false|yes|no|on|off)$/iu;

/**
 * A file of settings made from the example that lies beside it, with the values that the request says for some of its keys. Empty where a clause of it says something else, a key isn't clear,
 * or no value is said.
 */
export async function settingsFromExampleCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const found = newFromOne(request, files);
  if (!found || found.source.size > mostBytes) return [];
  const { path, source } = found;
  if (!isExampleOf(source.path, path) || !isSettings.test(path)) return [];
  const text = (await view.text(source.path)) ?? "";
  const settings = settingsIn(path, text);
  const lines = text.split("\n");
  const changed = new Set<number>();
  for (const clause of clausesIn(request, [path, source.path])) {
    if ((clause.includes(hiddenName) && making.test(clause)) || elseSame.test(clause)) continue;
    const change = changeIn(clause, settings);
    if (!change || changed.has(change.setting.row)) return [];
    changed.add(change.setting.row);
    lines[change.setting.row] = withSetting(change.setting, change.put);
  }
  return changed.size === 0 ? [] : [{ tool: "write", input: { path, content: lines.join("\n") } }];
}

/** What stands for the name of a file in a clause. */
const hiddenName = "FILE";

/** The clauses of a request, with the names of these files hidden: their points end none. */
function clausesIn(request: string, paths: readonly string[]): string[] {
  const plain = paths
    .flatMap((path) => [path, baseName(path)])
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, name) => text.replaceAll(name, hiddenName), request);
  return plain
    .split(/[;\n。、]|[,.!?:](?=\s|$)|\s(?:and|und|with|mit)\s/iu)
    .map((clause) => clause.trim())
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause) && !/^(?:please|pls|thanks?|bitte|danke)$/iu.test(clause));
}

/** The one setting that a clause gives a value, by all words of its key. */
function changeIn(clause: string, settings: readonly Setting[]): { setting: Setting; put: string } | null {
  const words = asKeys(wordsOf(clause));
  const called = settings.filter(({ key }) =>
    wordsOf(key.replaceAll(/[_.-]/gu, " ")).every((own) => words.some((word) => isSameNoun(own, word))),
  );
  const length = ({ key }: Setting) => wordsOf(key.replaceAll(/[_.-]/gu, " ")).length;
  const most = Math.max(0, ...called.map(length));
  const [setting, ...others] = called.filter((each) => length(each) === most);
  if (!setting || others.length > 0) return null;
  const value = isTruth.test(setting.value) ? truthIn(clause) : valueBehind(clause, setting);
  const put = value === null ? null : valueLike(setting.value, value);
  return put === null ? null : { setting, put };
}

function truthIn(clause: string): string | null {
  const [isOff, isOn] = [off.test(clause), on.test(clause)];
  return isOff === isOn
    ? (/(?<!\p{L})(true|false|yes|no)(?!\p{L})/iu.exec(clause)?.[1] ?? null)
    : isOff
      ? "false"
      : "true";
}

/** What a clause says behind the words of a key, as one word. */
function valueBehind(clause: string, { key }: Setting): string | null {
  const own = wordsOf(key.replaceAll(/[_.-]/gu, " ")).map(escapeRegExp).join("|");
  const behind = new RegExp(
    String.raw`^(?:.*(?<!\p{L})(?:${own})\p{L}*)["'\u0060]?\s*(?:=|:|(?:should |shall |must |has to |is to )?(?:be|is|to|on|auf|ist|soll|lautet|は|を|に)(?!\p{L}))*\s*["'\u0060]?([^\s"'\u0060]+)["'\u0060]?(?: sein)?$`,
    "iu",
  );
  const value = behind.exec(clause)?.[1];
  return value === undefined || isCommonWord(value.toLowerCase()) ? null : value;
}
