import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { type CountedApart, countedApartIn } from "../facts/numbers/counted-apart.ts";
import { notCounted } from "../facts/numbers/data-facts.ts";
import { withoutOccasions } from "../request/questions/said-occasion.ts";
import { type Language, requestLanguage } from "../request/words/answer-language.ts";
import { stepRecords } from "../turn/step-record.ts";
import { factsSeen, onlyTold } from "./facts-seen.ts";
import { saysOtherRows } from "./says-other-rows.ts";
import { toldTogether } from "./told-together.ts";
import { leftOutTexts, withoutVoid } from "./when-counted.ts";

/** Something else is asked as well, or of another kind. */
const asksMore =
  /(?<!\p{L})(?:why|when|where|which|whose|average|most|least|percent\w*|share|each|per|total|together|altogether|more|less|fewer|difference|warum|wann|wo|welche\w*|durchschnitt\w*|meisten|prozent|jede\w*|je|pro|insgesamt|zusammen|mehr|weniger|unterschied)(?!\p{L})|%|平均|合計|割合|差|どの/iu;

/**
 * How many there are of each of several things that a question asks for, where the harness has counted them one by one: a small model adds them up, or guesses. Null where
 * more is asked, or several files tell it.
 */
export function answerWhenCountedApart({ messages, tools, kind }: TurnState): string | null {
  const { request, since } = turnOf(messages);
  if (!request || kind !== "look") return null;
  const records = stepRecords(since, tools);
  if (!records.every(({ status, effect }) => status === "ok" && effect === "look")) return null;
  const only = onlyTold([...toldTogether(request.context), ...factsSeen(records)], countedApartIn);
  if (!only || asksMore.test(request.text)) return null;
  const { path, facts, told: counted } = only;
  const known = [path, ...counted.parts.map(({ which }) => which)].join(" ");
  if (saysOtherRows(withoutOccasions(request.text).replaceAll(withoutVoid, " "), known)) return null;
  const language = requestLanguage(request.text);
  const told = texts[language](counted, path);
  return facts.includes(notCounted) ? `${told} ${leftOutTexts[language]}` : told;
}

const texts: Readonly<Record<Language, (counted: CountedApart, path: string) => string>> = {
  en: ({ all, parts }, path) =>
    `Of the ${all} rows in ${path}:\n${parts.map(({ value, which }) => `- ${which}: ${value}`).join("\n")}`,
  de: ({ all, parts }, path) =>
    `Von den ${all} Zeilen in ${path}:\n${parts.map(({ value, which }) => `- ${inGerman(which)}: ${value}`).join("\n")}`,
  ja: ({ all, parts }, path) =>
    `${path}の${all}行のうち:\n${parts.map(({ value, which }) => `- ${which.replaceAll(" and ", "、")}: ${value}`).join("\n")}`,
};

function inGerman(which: string): string {
  return which.replaceAll(" and ", " und ").replaceAll("not (", "nicht (");
}
