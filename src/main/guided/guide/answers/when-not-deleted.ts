import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import type { FileEntry } from "../../workspace-view.ts";
import { asksForDuplicates } from "../files/duplicates.ts";
import { placesForm } from "../made/places/said/places-form.ts";
import { saysDeleting } from "../request/files/says-deleting.ts";
import { deletesOnCondition } from "../request/limits/deletes-on-condition.ts";
import { asksAboutHistory, asksToRun } from "../request/wishes/request-intent.ts";
import { type Language, requestLanguage } from "../request/words/answer-language.ts";
import { stepRecords } from "../turn/step-record.ts";

const texts: Readonly<Record<Language, string>> = {
  en: "I have deleted nothing: which files may go depends on something that I can't check for certain. Please name the files that may go.",
  de: "Ich habe nichts gelöscht: Welche Dateien weg dürfen, hängt von etwas ab, das ich nicht sicher prüfen kann. Nenn mir bitte die Dateien, die weg dürfen.",
  ja: "何も削除していません。どのファイルを消してよいかの条件を、確実には確かめられないためです。削除してよいファイルの名前を教えてください。",
};

/**
 * What is answered where files are to be deleted on a condition that no rule has understood: a small model deletes all that are spoken of. Null where anything
 * has been done, or is wanted besides.
 */
export function answerWhenNotDeleted({ kind, messages, tools }: TurnState, files: readonly FileEntry[]): string | null {
  const { request, since } = turnOf(messages);
  if (!request || kind !== "run") return null;
  const { text } = request;
  if (asksToRun(text) || asksAboutHistory(text) || asksForDuplicates(text) || !deletesOnCondition(text)) return null;
  const isUntouched = stepRecords(since, tools).every(({ effect }) => effect === "look");
  const isOfFiles = placesForm(text, files) === "remove" || saysDeleting(text);
  return isUntouched && isOfFiles ? texts[requestLanguage(text)] : null;
}
