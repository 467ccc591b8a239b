import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { type Language, requestLanguage } from "../request/words/answer-language.ts";
import { mustAnswer } from "../turn/only-answer.ts";
import { type StepRecord, stepRecords } from "../turn/step-record.ts";
import { triedRuns } from "../turn/what-was-tried.ts";

const texts: Readonly<Record<Language, string>> = {
  en: "I haven't managed this, and I have changed nothing. It may help to name the file, and to say word for word what is to stand there.",
  de: "Das ist mir nicht gelungen, und ich habe nichts geändert. Es kann helfen, die Datei zu nennen und wörtlich zu sagen, was dort stehen soll.",
  ja: "うまくできなかったので、何も変更していません。ファイル名と、そこに書く内容をそのまま伝えていただくと、うまくいくことがあります。",
};

/**
 * What is answered where something was to be changed, all that was tried failed, and there is nothing else to try: small models say then that it is done. Null
 * where something was changed or run, refused by the user, or only to be told.
 */
export function answerWhenNothingDone(state: TurnState): string | null {
  const { kind, messages, tools } = state;
  const { request, since, isNew } = turnOf(messages);
  if (!request || isNew || kind === null || kind === "look" || kind === "chat") return null;
  const records = stepRecords(since, tools);
  const tried = triedRuns(records);
  const hasEffect = ({ effect, status }: StepRecord) => status === "ok" && effect !== "look";
  const isDone = records.some((record) => hasEffect(record) && !tried.includes(record));
  const isRefused = records.some(({ status }) => status === "denied");
  const hasFailed = records.some(({ isMade, status }) => !isMade && status === "failed");
  return !isDone && !isRefused && hasFailed && mustAnswer(state, records) ? texts[requestLanguage(request.text)] : null;
}
