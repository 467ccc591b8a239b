import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { type ItemsWithPhrase, phraseToldIn } from "../facts/entries/items-with-phrase.ts";
import { type Language, requestLanguage } from "../request/words/answer-language.ts";
import { stepRecords } from "../turn/step-record.ts";
import { factsSeen, onlyTold } from "./facts-seen.ts";

/** How many items of a list have what a question says, where just that was counted. Null where nothing was, or several lists have it. */
export function answerWhenItemsCounted({ messages, tools, kind }: TurnState): string | null {
  const { request, since } = turnOf(messages);
  const records = stepRecords(since, tools);
  if (!request || kind !== "look" || !records.every(({ status, effect }) => status === "ok" && effect === "look"))
    return null;
  const only = onlyTold(factsSeen(records), phraseToldIn);
  return only && texts[requestLanguage(request.text)](only.told, only.path);
}

const texts: Readonly<Record<Language, (items: ItemsWithPhrase, path: string) => string>> = {
  en: ({ count, all, phrase }, path) => `${count} of the ${all} items in ${path} have “${phrase}”.`,
  de: ({ count, all, phrase }, path) => `${count} von ${all} Einträgen in ${path} haben „${phrase}“.`,
  ja: ({ count, all, phrase }, path) => `${path}の${all}件のうち「${phrase}」は${count}件です。`,
};
