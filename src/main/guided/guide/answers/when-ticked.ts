import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { asksForDone, asksForOpen } from "../facts/numbers/list-facts.ts";
import { type Language, requestLanguage } from "../request/words/answer-language.ts";
import { factsIn } from "../turn/note-parts.ts";
import { stepRecords } from "../turn/step-record.ts";
import { saysOtherRows } from "./says-other-rows.ts";

/** What is counted, if it is said at all: any other noun may be some of the items only. */
const items =
  "(?:things?|items?|tasks?|jobs?|to-?dos?|points?|boxes|entries|of (?:them|these|those|my|our|the)|dinge?|sachen|aufgaben|punkte|einträge|todos)";
const asksHowMany = new RegExp(
  String.raw`(?<!\p{L})(?:(?:how many|(?:the )?(?:total )?(?:number|count) of|wie ?viele|(?:die )?(?:anzahl|zahl) (?:der|von))(?:(?: the| my| our| der| die)?(?: (?:still |yet |noch )?(?:open|unfinished|remaining|undone|done|finished|completed|ticked|offene[nr]?|unerledigte[nr]?|erledigte[nr]?))? ${items}(?!\p{L})|(?= (?:are|is|have|has|did|do|i|we|sind|habe|haben)(?!\p{L})))|how (?:much|many)(?= (?:in \S+ )?(?:is|are)(?!\p{L})))|何[個件つ]|いくつ`,
  "iu",
);
const asksMore =
  /(?<!\p{L})(?:why|when|where|which|what(?! (?:is|are|['’]s) the number)|whose|percent\p{L}*|share|each|per|warum|wann|wo|welche\p{L}*|prozent|anteil|je|pro)(?!\p{L})|%/iu;
const onlyTheNumber =
  /(?:just|only) the number(?: (?:would do|is enough|will do|please))?|nur die (?:zahl|anzahl)(?: reicht)?/iu;
const plainJapanese =
  /(?:終わ|済|片付|完了し|やっ)(?:って|んで|いて|て|した)?(?:い(?:ない|ません|る)|ない|いる|だ)?|(?:もの|項目|タスク|こと|件)|リスト|全部|残って(?:いる)?|あり(?:ます)?|ある|です|ます|教えて|ください|下さい|いま|今|合計|[のにはがでをとかも、。?？]/gu;
const counted = /^Counted: (\d+) are (still open \[ \]|done \[x\])\.$/u;

/**
 * How many items of one list to tick are open, or done, where just that is asked: a small model that is told the number says another one. Null where
 * more is asked, or of some of the items only.
 */
export function answerWhenTicked({ messages, tools, kind }: TurnState): string | null {
  const { request, since, isNew } = turnOf(messages);
  if (!request || isNew || kind !== "look" || !asksHowMany.test(request.text)) return null;
  const rest = request.text
    .replace(asksHowMany, " ")
    .replace(asksForOpen, " ")
    .replace(asksForDone, " ")
    .replace(onlyTheNumber, " ");
  const records = stepRecords(since, tools);
  if (!records.every(({ status, effect }) => status === "ok" && effect === "look")) return null;
  const [found, ...others] = records.flatMap(({ note, input: { path } }) => {
    const [first = ""] = factsIn(note).split("\n");
    const [, count, state] = counted.exec(first) ?? [];
    return count && state && typeof path === "string" ? [{ path, count, isOpen: state.startsWith("still") }] : [];
  });
  if (!found || others.length > 0 || asksMore.test(rest) || asksHowMany.test(rest)) return null;
  const language = requestLanguage(request.text);
  // where words have no borders, what else is said is what is left of it
  if (language === "ja" && rest.replaceAll(found.path, " ").replaceAll(plainJapanese, "").trim() !== "") return null;
  return saysOtherRows(rest, `${found.path} list`) ? null : texts[language](found);
}

type Found = { path: string; count: string; isOpen: boolean };

const texts: Readonly<Record<Language, (found: Found) => string>> = {
  en: ({ path, count, isOpen }) => `${count} in ${path} are ${isOpen ? "still open" : "done"}.`,
  de: ({ path, count, isOpen }) => `${count} in ${path} sind ${isOpen ? "noch offen" : "erledigt"}.`,
  ja: ({ path, count, isOpen }) => `${path}で${isOpen ? "まだ終わっていない" : "済んでいる"}のは${count}件です。`,
};
