import type { Call } from "../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../workspace-view.ts";
import { replaceScope } from "../files/replace-scope.ts";
import { meantForms, wantsEverywhere } from "../request/wishes/request-intent.ts";
import { namedFiles } from "../files/named-files.ts";
import { wholeWord } from "../request/words/word-pattern.ts";
import type { StepRecord } from "../turn/step-record.ts";
import { wantedWords } from "../request/words/wanted-words.ts";

/**
 * What the model has taken out of one file is taken out of the others that the request means: the one line of each that has the same
 * word in it. Empty where the last step took out no line, or a file leaves open which line it is.
 */
export async function deletionCalls(
  records: readonly StepRecord[],
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const last = records.at(-1);
  const isSeveral = wantsEverywhere(request) || /\b(?:all|alle[nr]?|every|each|both|beide[nr]?)\b/i.test(request);
  if (!last || last.isMade || !isSeveral || meantForms(request)[0] !== "delete") return [];
  const line = deletedLine(last);
  const words = line === null ? [] : wantedWords(request).filter((word) => patternFor(word).test(line));
  const [word] = words;
  if (word === undefined || words.length > 1) return [];
  const scope = replaceScope(request, files) ?? namedFiles(request, files);
  const calls = scope.map(async ({ path }) => {
    if (path === last.input["path"]) return [];
    const lines = ((await view.text(path)) ?? "").split(/(?<=\n)/);
    const meant = lines.flatMap((text, index) => (patternFor(word).test(text) ? [{ text, index }] : []));
    const [only] = meant;
    if (!only || meant.length > 1) return [];
    return [{ tool: "edit", input: { path, old_text: only.text, new_text: "", line: only.index + 1 } }];
  });
  return (await Promise.all(calls)).flat();
}

function deletedLine({ tool, status, input }: StepRecord): string | null {
  const { old_text: before, new_text: after } = input;
  if (tool !== "edit" || status !== "ok" || after !== "" || typeof before !== "string") return null;
  const line = before.trim();
  return line.includes("\n") ? null : line;
}

/** Of `debug` the key `debug_log` is another one. */
function patternFor(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}][-_])${wholeWord(word).source}(?![-_][\\p{L}\\p{N}])`, "iu");
}
