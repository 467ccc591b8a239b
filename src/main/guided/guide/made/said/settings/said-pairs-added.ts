import { baseName } from "../../../../../../shared/path-parts.ts";
import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { editTo } from "../../../../forms/anew-edit.ts";
import { isSettings } from "../../../facts/programs/setting-lines.ts";
import { textMeant } from "../../../files/texts-meant.ts";
import { isLimited } from "../../../request/limits/is-limited.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { saidPairs } from "../../../request/texts-and-tables/said-pairs.ts";
import { withoutThanks } from "../../../request/words/without-thanks.ts";
import { escapeRegExp } from "../../../request/words/word-pattern.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../../../request/words/words.ts";
import { type PairPart, pairParts } from "../../../written/pair-in-part.ts";

/** A key with a value that is to be added to a file of settings, in the part that the request names. Empty where it isn't clear in which, where that has it already, and where the request says anything else. */
export async function saidPairAddedCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  if (isQuestion(request) || isLimited(request)) return [];
  const file = await textMeant(request, files, isSettings, view);
  if (!file) return [];
  const parts = pairParts(file.path, file.text);
  const said = saidPairs(withoutFile(withoutThanks(request), file.path));
  const meant = said.map((pairs) =>
    pairs.flatMap(({ key, value, rest }) => {
      const part = partMeant(parts, rest, key);
      const isPackage = part?.names.length === 0 && isManifest.test(file.path) && isVersion.test(value);
      // "prettier 3.3.0": among which dependencies it belongs is open
      return part && (!isPackage || key === "version") ? [{ key, value, part }] : [];
    }),
  );
  const [only, ...others] = meant.find((pairs) => pairs.length > 0) ?? [];
  // what it has already isn't to be added
  if (!only || only.part.has(only.key)) return [];
  if (others.some(({ key, part }) => part !== only.part || key !== only.key)) return [];
  const fresh = only.part.put(only.key, only.value);
  const input = fresh === null ? null : editTo(file.path, file.text, fresh);
  return input ? [{ tool: "edit", input }] : [];
}

/** The part that is named with all words that aren't said of anything; what stands in no part where none is. */
function partMeant(parts: readonly PairPart[], rest: string, key: string): PairPart | null {
  const words = rest
    .split(
      /[\s;:,.!?、。「」"'\u0060„“”()]+|(?=[\p{scx=Han}\p{Script=Katakana}\p{Script=Hiragana}])(?<=[\p{Script=Latin}\p{N}])|(?<=[\p{scx=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?=[\p{Script=Latin}])/u,
    )
    .map((word) => word.replaceAll(japanese, ""))
    .filter((word) => word !== "" && !around.test(word) && !isCommonWord(word.toLowerCase()));
  const open = words
    .filter((word) => !generic.test(word))
    .flatMap((word) => (isJapanese.test(word) ? [word] : wordsOf(word)));
  const scores = parts.map((part) => {
    const [own, above] = [wordsOf(part.names.at(-1) ?? ""), part.names.slice(0, -1).flatMap(wordsOf)];
    const isSaid = own.every((name) => open.some((word) => isCalled(name, word)));
    const isAll = open.every((word) => [...own, ...above].some((name) => isCalled(name, word)));
    const more = above.filter((name) => open.some((word) => isCalled(name, word))).length;
    return isSaid && isAll ? own.length * ofOwn + more : -1;
  });
  const most = Math.max(-1, ...scores);
  const [only, ...others] = parts.filter((_, at) => scores[at] === most);
  if (most < 0 || !only || others.length > 0) return null;
  // where no part is named, a key that stands in one, or is called like one, may be meant there
  const isOpen = only.names.length === 0 && parts.some((part) => part.has(key) || part.names.includes(key));
  return isOpen ? null : only;
}

const isManifest =
  /(?:^|\/)(?:package|composer|deno)\.jsonc?$|(?:^|\/)(?:Cargo|pyproject)\.toml$|(?:^|\/)pubspec\.ya?ml$/u;
const isVersion = /^[\^~<>=]*\s?v?\d+(?:\.[\dx*]+)*(?:-[\w.]+)?$/u;

/** A part's own name tells more than those that it stands under. */
const ofOwn = 10;

/** What else people call a part of this name. */
const otherNames: ReadonlyMap<string, readonly string[]> = new Map([
  ["scripts", ["skript", "スクリプト"]],
  ["dependencies", ["package", "library", "abhängigkeit", "paket", "依存", "依存関係", "パッケージ"]],
  ["dev", ["development", "entwicklung"]],
  ["environment", ["env", "umgebungsvariable", "umgebung", "環境変数"]],
  ["env", ["environment", "umgebungsvariable", "umgebung", "環境変数"]],
]);

/** Whether a word of a part's name is said, in one of its forms. */
function isCalled(name: string, said: string): boolean {
  const names = [name, ...(otherNames.get(name) ?? [])];
  return names.some((each) => each === said || isSameNoun(each, said));
}

const generic =
  /^(?:entry|entries|key|setting|option|field|property|pair|variables?|section|block|part|table|object|eintrag|schlüssel|einstellung|feld|abschnitt|bereich|block|wert|キー|項目|設定|欄|セクション|部分|値)$/iu;
const around =
  /^(?:add|put|insert|include|append|create|enter|needs?|gets?|missing|ergänz\p{L}*|füg\p{L}*|trag\p{L}*|eintragen|nimm|hinzu\p{L}*|dazu\p{L}*|fehlt|kommt|braucht?|bekommt|neue[nrs]?|there|kannst|könntest|noch|mal|hi|hey|hello|hallo|okay|ok|another|one|more|has|well|as|npm|weitere[nrs]?|der|beim|unter)$/iu;
const isJapanese = /[\p{scx=Han}\p{Script=Katakana}]/u;
const japanese = /[\p{Script=Hiragana}]+|追加|新しい|中身|内容|[足加入書]/gu;

function withoutFile(request: string, path: string): string {
  const names = [path, baseName(path)].map(escapeRegExp).join("|");
  const lead = String.raw`(?:(?:^|(?<=\s))(?:to|into|in|of|from|inside|im|zu|zur|aus|von)(?: (?:the|my|our|file|der|die|das|dem|datei))*\s+)?`;
  const mention = String.raw`${lead}["'\u0060„「]?(?<![\p{Script=Latin}\p{N}_./-])(?:${names})(?![\p{Script=Latin}\p{N}_/-]|\.[\p{Script=Latin}\p{N}])["'\u0060“」]?`;
  return request
    .replaceAll(new RegExp(`\\s*(?:${mention})\\s*(?=[,:;.?!])`, "giu"), "")
    .replaceAll(new RegExp(mention, "giu"), " ")
    .replaceAll(/\s+/gu, " ")
    .trim();
}
