import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import type { FileEntry } from "../../workspace-view.ts";
import { type Language, requestLanguage } from "../request/words/answer-language.ts";
import { planOf } from "../turn/parts.ts";
import { replacedBy } from "../turn/replacement.ts";
import { stepRecords } from "../turn/step-record.ts";
import { asksBesides } from "./asks-besides.ts";

const told = String.raw`(?:tell|say|let|show|remind|want to know|need to know|wonder|sag\p{L}*|nenn\p{L}*|verrat\p{L}*|schreib\p{L}*|wissen)`;
const asked = new RegExp(
  [
    String.raw`(?:,? (?:and|und|but|then) )?(?:also |then |please |bitte )?(?<!\p{L})${told}(?!\p{L})[^.;!?\n]{0,30}?(?<!\p{L})(?:(?:what|how (?:much|high|long|bright|many)|which \p{L}+) (?:it|that|they|this|there|the \p{L}+(?: \p{L}+)?|its \p{L}+)? ?(?:was|were|had been|used to be|said|stood)(?: (?:set|there|at|on|to))*(?: (?:before|until now|so far|previously|originally))?|(?:was|wie (?:hoch|viel|lang)?|welche\p{L}* \p{L}+) ?[^.;!?\n]{0,30}(?:vorher|davor|bisher|zuvor)(?:[^.;!?\n]{0,20}(?:war|stand|galt))?)(?!\p{L})[.!?]*`,
    // who wants the old value shown in a page says where or how behind it
    String.raw`(?:,? (?:and|und|but|then) )?(?:also |then |please |bitte )?(?<!\p{L})(?:tell|say|let (?:me|us) know|sag\p{L}*|nenn\p{L}*|verrat\p{L}*)(?!\p{L})[^.;!?\n]{0,30}?(?<!\p{L})(?:(?:the|its|their) (?:old|previous|former|earlier) \p{L}+|(?:den|die|das) (?:alten?|vorherigen?|bisherigen?) \p{L}+)(?: (?:too|as well|please|then|bitte|auch))?\s*(?:[.!?]+(?=\s|$)|$)`,
    String.raw`(?<!\p{L})(?:what (?:was|were) (?:it|that|they|the (?:old|previous) \p{L}+)(?: (?:set to|at))?(?: before| until now| previously)?|(?:was|wie (?:viel|hoch)) (?:war|stand) (?:es |da |dort |er |sie )?(?:vorher|davor|bisher)|what did it say before)(?!\p{L})[^.;!?\n]{0,10}\?`,
    String.raw`(?:変更前|以前|元|前)の(?:値|数字|設定|金額|時間)[^。\n]*(?:教えて|何)[^。\n]*[。?？]?`,
  ].join("|"),
  "giu",
);

/** Whether a request wants to know what stood there before it was changed. */
export function asksForOldValue(request: string): boolean {
  return request.search(asked) !== -1;
}

/** What stood there before a change, where a request wants it told: the change itself says it. Null where more is to be told, or is left to do. */
export function answerWithOldValue({ messages, tools }: TurnState, files: readonly FileEntry[]): string | null {
  const { request, since, isNew } = turnOf(messages);
  if (!request || isNew || !asksForOldValue(request.text)) return null;
  const rest = request.text.replaceAll(asked, " ");
  if (asksBesides(rest) || /[?？]/u.test(rest)) return null;
  const records = stepRecords(since, tools);
  const changes = records.filter(({ effect, status }) => effect === "change" && status === "ok");
  const isFailed = records.some(({ effect, status, text }) =>
    effect === "run" ? !text.startsWith("exit 0") : status !== "ok",
  );
  const pair = replacedBy(changes, request.text);
  const isShort = pair !== null && !`${pair.find}${pair.put}`.includes("\n");
  if (isFailed || !isShort || planOf(request.text, files, records).open.length > 0) return null;
  const paths = new Set(changes.map(({ input: { path } }) => path));
  const [path, ...others] = paths;
  return typeof path === "string" && others.length === 0
    ? texts[requestLanguage(request.text)](path, pair.find, pair.put)
    : null;
}

const texts: Readonly<Record<Language, (path: string, find: string, put: string) => string>> = {
  en: (path, find, put) => `It was “${find}” before, and is “${put}” now in ${path}.`,
  de: (path, find, put) => `Vorher stand dort „${find}“, jetzt steht „${put}“ in ${path}.`,
  ja: (path, find, put) => `以前は「${find}」でした。${path}を「${put}」に変更しました。`,
};
