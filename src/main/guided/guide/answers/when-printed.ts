import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { isQuestion } from "../request/questions/is-question.ts";
import { type Language, requestLanguage } from "../request/words/answer-language.ts";
import { isToBeSeen } from "../request/wishes/to-be-seen.ts";
import { stepRecords } from "../turn/step-record.ts";

/** A command that puts lines in order and keeps nothing of it. */
const printsSorted = /^sort\b(?!.*(?:[|>;&]|\s-\w*o|--output))/u;

const texts: Readonly<Record<Language, string>> = {
  en: "I have only printed it in order: the file is as it was. It may help to say by which column it is to be sorted.",
  de: "Ich habe es nur sortiert ausgegeben: Die Datei ist, wie sie war. Es kann helfen, die Spalte zu nennen, nach der sortiert werden soll.",
  ja: "並べ替えて表示しただけで、ファイルは元のままです。どの列で並べ替えるかを伝えていただくと、うまくいくことがあります。",
};

/** What is answered where a file was to be put in order, and its lines were only printed so: small models say then that it is done. Null for anything else. */
export function answerWhenPrinted({ kind, messages, tools }: TurnState): string | null {
  const { request, since } = turnOf(messages);
  if (!request || (kind !== "edit" && kind !== "run")) return null;
  if (isQuestion(request.text) || isToBeSeen.test(request.text)) return null;
  const done = stepRecords(since, tools).filter(({ effect, status }) => status === "ok" && effect !== "look");
  const isPrinted = done.every(({ input: { command } }) => typeof command === "string" && printsSorted.test(command));
  return done.length > 0 && isPrinted ? texts[requestLanguage(request.text)] : null;
}
