import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { type Language, requestLanguage } from "../request/answer-language.ts";
import { factsIn } from "../turn/note-parts.ts";
import { stepRecords } from "../turn/step-record.ts";
import { listed } from "./listed.ts";

const asksHowMany = /\bhow many\b|\bwie ?viele\b|\bnumber of\b|\banzahl\b|いくつ|何(?:件|人|個|本|枚|回|冊|種類)/iu;
/** Something else is asked as well, or of another kind. */
const asksMore =
  /\b(?:why|when|where|which|whose|how (?:much|long|far|often)|average|mean|most|least|total|sum|percent\w*|share|each|per|warum|wann|wo|welche\w*|wie (?:viel|lange|weit|oft)|durchschnitt\w*|meisten|summe|prozent|jede\w*|je|pro)\b|%|平均|合計|割合|どの|いつ|ごと/iu;
const countedRows = /^Counted: (\d+) rows, (\d+) of them with (.+?)(?:: [^:]* sum .*)?\.$/u;

/**
 * The number of rows that fit a question, where the harness has counted them: a small model that is told it says another one. Null where
 * more is asked, or nothing of the kind was counted.
 */
export function answerWhenCounted({ messages, tools, kind }: TurnState): string | null {
  const { request, since, isNew } = turnOf(messages);
  if (!request || isNew || kind !== "look" || !asksHowMany.test(request.text)) return null;
  if (asksMore.test(request.text.replace(asksHowMany, " "))) return null;
  const records = stepRecords(since, tools);
  if (!records.every(({ status, effect }) => status === "ok" && effect === "look")) return null;
  const [counted, ...others] = records.flatMap(({ note, input: { path } }) => {
    const [first = "", ...rows] = factsIn(note).split("\n");
    const [, all, some, which] = countedRows.exec(first) ?? [];
    return all && some && which && typeof path === "string" ? [{ path, all, some, which, names: namesOf(rows) }] : [];
  });
  return counted && others.length === 0 ? texts[requestLanguage(request.text)](counted) : null;
}

type Counted = { path: string; all: string; some: string; which: string; names: readonly string[] };

/** What the rows are called in their first cell, where that tells them apart. */
function namesOf(rows: readonly string[]): readonly string[] {
  const names = rows.map((row) => row.split(", ", 1)[0] ?? "");
  return new Set(names).size === names.length && names.every((name) => /\p{L}/u.test(name)) ? names : [];
}

function behind(names: readonly string[], language: Language, mark: string): string {
  return names.length > 0 ? `${mark}${listed(names, language)}` : "";
}

const texts: Readonly<Record<Language, (counted: Counted) => string>> = {
  en: ({ path, all, some, which, names }) =>
    `${some} of the ${all} rows in ${path} have ${which}${behind(names, "en", ": ")}.`,
  de: ({ path, all, some, which, names }) =>
    `${some} von ${all} Zeilen in ${path} haben ${which.replaceAll(" and ", " und ")}${behind(names, "de", ": ")}.`,
  ja: ({ path, all, some, which, names }) =>
    `${path}の${all}行のうち${some}行です(${which.replaceAll(" and ", "、")})${behind(names, "ja", ":")}。`,
};
