import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { type Language, requestLanguage } from "../request/words/answer-language.ts";
import { stepRecords } from "../turn/step-record.ts";
import { asksBesides } from "./asks-besides.ts";
import { listed } from "./listed.ts";

/** Which folders the harness has made. Null where anything else was done, or is to be told besides. */
export function answerWhenFoldersMade({ messages, tools }: TurnState): string | null {
  const { request, since, isNew } = turnOf(messages);
  if (!request || isNew || asksBesides(request.text)) return null;
  const [made, ...others] = stepRecords(since, tools);
  const command = made?.input["command"];
  const isOwn = typeof command === "string" && command.startsWith("mkdir -pv -- ");
  if (!made?.isMade || !isOwn || others.length > 0 || !made.text.startsWith("exit 0")) return null;
  const names = [...made.text.matchAll(/^mkdir: created directory (['"])(.+)\1$/gmu)].map(([, , name = ""]) => name);
  return names.length > 0 ? texts[requestLanguage(request.text)](names) : null;
}

const texts: Readonly<Record<Language, (names: readonly string[]) => string>> = {
  en: (names) => `${names.length > 1 ? "These folders are" : "The folder is"} there now: ${listed(names, "en")}.`,
  de: (names) => `${names.length > 1 ? "Diese Ordner sind" : "Der Ordner ist"} jetzt da: ${listed(names, "de")}.`,
  ja: (names) => `フォルダーを作りました：${listed(names, "ja")}。`,
};
