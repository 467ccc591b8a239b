import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import type { FileEntry } from "../../workspace-view.ts";
import { type Language, requestLanguage } from "../request/words/answer-language.ts";
import { mustAnswer } from "../turn/only-answer.ts";
import { planOf } from "../turn/parts.ts";
import { type StepRecord, stepRecords } from "../turn/step-record.ts";

const texts: Readonly<Record<Language, (parts: string) => string>> = {
  en: (parts) => `I haven't managed all of it. What is left: ${parts}`,
  de: (parts) => `Das ist mir nicht ganz gelungen. Offen ist noch: ${parts}`,
  ja: (parts) => `すべてはできませんでした。残っているもの：${parts}`,
};

/**
 * What is answered where a part of a request is open, the last step failed, and nothing else can be tried: small models say then that all of it is done. Null
 * where nothing was done at all, nothing is left, or only to be told.
 */
export function answerWhenPartLeft(state: TurnState, files: readonly FileEntry[]): string | null {
  const { kind, messages, tools } = state;
  const { request, since, isNew } = turnOf(messages);
  if (!request || isNew || kind === null || kind === "look" || kind === "chat") return null;
  const records = stepRecords(since, tools);
  const last = records.at(-1);
  const isDone = records.some(({ effect, status }) => effect !== "look" && status === "ok");
  if (!last || last.isMade || !hasFailed(last) || !isDone || !mustAnswer(state, records)) return null;
  const { open } = planOf(request.text, files, records);
  const left = open.filter(({ forms }) => forms.includes(last.form) || forms.includes(last.tool));
  if (left.length === 0) return null;
  return texts[requestLanguage(request.text)](left.map(({ text }) => text).join("; "));
}

function hasFailed({ effect, status, text }: StepRecord): boolean {
  return status === "failed" || (effect === "run" && status === "ok" && !text.startsWith("exit 0"));
}
