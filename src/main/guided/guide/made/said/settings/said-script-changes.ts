import type { Call } from "../../../../../agent/step-protocol.ts";
import { isJsonObject, type Json, type JsonObject } from "../../../../../../shared/json.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { editTo } from "../../../../forms/anew-edit.ts";
import { textMeant } from "../../../files/texts-meant.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { saidScripts } from "../../../request/texts-and-tables/said-scripts.ts";
import { withoutPaths } from "../../../request/words/wanted-words.ts";
import { withoutThanks } from "../../../request/words/without-thanks.ts";
import { wholeWord } from "../../../request/words/word-pattern.ts";
import { isCommonWord, wordsOf } from "../../../request/words/words.ts";

/**
 * Scripts of a package that come in or go. Empty where the request says anything else, where there is one of that name, or another one calls what goes, and where the file isn't written as JSON
 * mostly is.
 */
export async function saidScriptCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  if (!/scripts?(?!\p{L})|skript|スクリプト/iu.test(request) || isQuestion(request)) return [];
  const file = await textMeant(request, files, /(?:^|\/)package\.json$/, view);
  const manifest = file ? parsed(file.text) : null;
  const scripts = manifest?.["scripts"];
  if (!file || !manifest || !isJsonObject(scripts)) return [];
  const said = saidScripts(withoutThanks(request), Object.keys(scripts));
  if (!said || wordsOf(withoutPaths(said.rest)).some((word) => !isCommonWord(word) && !around.test(word))) return [];
  const { put, gone } = said;
  const left = Object.entries(scripts).filter(([name]) => !gone.includes(name));
  const isCalled = left.some(([, own]) => gone.some((name) => typeof own === "string" && calls(name).test(own)));
  if (isCalled || (put && Object.hasOwn(scripts, put.name))) return [];
  const fresh = Object.fromEntries(put ? [...left, [put.name, put.command]] : left);
  const indent = /^[ \t]+(?=")/mu.exec(file.text)?.[0] ?? "  ";
  const written = (own: JsonObject) => JSON.stringify(own, null, indent);
  if (written(manifest) !== file.text.trimEnd()) return [];
  const input = editTo(file.path, file.text, `${written({ ...manifest, scripts: fresh })}\n`);
  return input ? [{ tool: "edit", input }] : [];
}

/** `npm run check`, `run-s check` */
function calls(name: string): RegExp {
  return new RegExp(String.raw`\brun(?:-[sp])?\b.*${wholeWord(name).source}(?!:)`, "u");
}

const around =
  /^(?:scripts?|skripte?|npm|package|json|dafür|dann|hinzu|our|okay|ok|that['’]?s|all|hi|hello|hallo|mal|bitte|\p{Script=Hiragana}+)$/iu;

function parsed(text: string): JsonObject | null {
  try {
    const json: Json = JSON.parse(text);
    return isJsonObject(json) ? json : null;
  } catch {
    return null;
  }
}
