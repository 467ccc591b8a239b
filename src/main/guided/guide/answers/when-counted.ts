import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { type Language, requestLanguage } from "../request/words/answer-language.ts";
import { askedNumberIn } from "../facts/numbers/asked-number.ts";
import { withoutChat } from "../request/questions/said-chat.ts";
import { asksForDifferentOnes, withoutCountsOnce } from "../request/questions/counts-once.ts";
import { asksHowMany } from "../request/questions/asks-how-many.ts";
import { asksForRate } from "../request/questions/asks-for-rate.ts";
import { withoutExclusions } from "../request/questions/said-exclusions.ts";
import { withoutWhereabouts } from "../request/questions/without-whereabouts.ts";
import { saysUnpaid } from "../facts/rows/payment.ts";
import { differentValues, notCounted, rowsTold } from "../facts/numbers/data-facts.ts";
import { unitNamed } from "../facts/numbers/one-unit.ts";
import { ofQuantities } from "../facts/numbers/worth.ts";
import { factsIn } from "../turn/note-parts.ts";
import { stepRecords } from "../turn/step-record.ts";
import { withoutOlderCopies } from "../files/older-copies.ts";
import { factsSeen } from "./facts-seen.ts";
import { columnsRead } from "./rows-question.ts";
import { namedBest } from "./named-best.ts";
import { toldTogether } from "./told-together.ts";
import { withMost } from "./with-most.ts";
import { saysOtherRows } from "./says-other-rows.ts";
import { isSameNoun, wordsOf } from "../request/words/words.ts";
import { isOfSaidSpan, spanOf } from "../request/questions/said-span-of-sum.ts";
import { listed } from "./listed.ts";

/** Something else is asked as well, or of another kind. */
const asksMore =
  /\b(?:why|when|where|which|whose|how (?:much|long|far|often)|average|(?<!\b(?:i|we|you|they) )mean|most|least|total|sum|percent\w*|share|each|per|warum|wann|wo|welche\w*|wie (?:viel|lange|weit|oft)|durchschnitt\w*|meisten|summe|prozent|jede\w*|je|pro)\b|%|平均|合計|割合|どの|いつ|ごと/iu;
const countedRows = /^Counted: (\d+) rows, (\d+) of them with (.+?)(?:: ([^:]* sum .*))?\.$/u;
const asksForSum =
  /\b(?:how much|the amount|(?:der|den) (?:gesamt)?betrag|in total|altogether|all in all|what (?:do|does|did|are|am) [^.?!\n]{1,60}? (?:owe|cost(?:ing)?|paying|spending|earning|bring(?:ing)? in|weigh(?:ing)?)|what (?:am i|are (?:we|they)) (?:paying|spending|earning)|was kosten|welche[rn]? betrag|total|sum|add(?:s|ed)? up|wie ?viel|insgesamt|zusammen|gesamt\w*|summe)\b|いくら|合計|全部で/iu;
/** Something else is asked as well, or of another kind than a sum. */
const asksMoreThanSum =
  /(?<!\p{L})(?:why|when|where|which|whose|who|how (?:many|long|far|often)|average|mean|most|least|percent\w*|share|each|per|left|more|less|difference|than|tip|tax|warum|wann|wo|wer|welche\w*|wie ?viele|wie (?:lange|weit|oft)|durchschnitt\w*|meisten|prozent|jede\w*|je|pro|übrig|mehr|weniger|unterschied|als|without|except|apart|besides|but|not|if|other|others|ohne|außer|nicht|wenn|andere\w*)\b|\b(?:do|does|did|is|are|was|were|has|have|had|ca|wo|could|should|would)n['’]?t\b|%|平均|割合|どの|いつ|ごと|何|残り|差|以外|除/iu;
/** What was cancelled isn't counted anyway. */
export const withoutVoid =
  /(?<=^|[.,;!?\n(])[^.,;!?\n(]*(?<!\p{L})(?:storn\p{L}*|cancel\p{L}*|void\p{L}*|refund\p{L}*|entf(?:ä|a)ll\p{L}*|ausgefallen\p{L}*|ausfallen\p{L}*|abgesagt\p{L}*|called off)[^.,;!?\n]*|キャンセル[^、。]*|取消[^、。]*|中止[^、。]*/giu;
/** One column of numbers that was added up. */
const oneSum = /^([^,]+) sum ([\d.,]+)$/u;

/**
 * The number of rows that fit a question, or what they add up to, where the harness has worked it out: a small model that is told it says another
 * one. Null where more is asked, or nothing of the kind was counted.
 */
export function answerWhenCounted(state: TurnState): string | null {
  const { messages, tools, kind } = state;
  const { request, since } = turnOf(messages);
  if (!request || kind !== "look" || isBetweenPeople.test(request.text)) return null;
  const text = withoutWhereabouts(withoutCountsOnce(request.text));
  const isOfRows =
    asksHowMany.test(text) &&
    !asksHowMany.test(text.replace(asksHowMany, " ")) &&
    !asksMore.test(text.replaceAll(withoutVoid, " ").replace(asksHowMany, " "));
  // what isn't paid is said with a no, and means just that
  const rest = withoutChat(text).replace(saysUnpaid, " ").replaceAll(withoutVoid, " ");
  const ofSpan = spanOf(rest);
  const isOfSum =
    asksForSum.test(rest) &&
    !asksMoreThanSum.test(ofSpan.rest) &&
    !/how much.*how much|wie ?viel.*wie ?viel/isu.test(rest);
  if (!isOfRows && !isOfSum) return null;
  const records = stepRecords(since, tools);
  // who asks for a sum isn't told how many rows there are
  if ([request.context, ...records.map(({ note }) => factsIn(note))].some((facts) => askedNumberIn(facts) !== null))
    return null;
  if (!records.every(({ status, effect }) => status === "ok" && effect === "look")) return null;
  const together = toldTogether(request.context).flatMap(countedIn);
  const each = together.length > 0 ? together : withoutOlderCopies(factsSeen(records), request.text).flatMap(countedIn);
  // in the list of last month nothing is open
  const [counted, ...others] = withMost(namedBest(each, request.text), ({ which }) => which.split(" and "));
  if (!counted || others.length > 0) return null;
  if (asksForRate(request.text) && !holdsRates.test(counted.column)) return null;
  // how many rows there are is no number of different ones
  if (asksForDifferentOnes(request.text) && (counted.different === "" || !isOfRows)) return null;
  const known = `${counted.path} ${counted.which} ${counted.column} ${counted.different}`;
  const meant = / not /.test(counted.which) ? withoutExclusions(rest).meant : rest;
  if (saysOtherRows(meant, known, columnsRead(state))) return null;
  // "the cancelled one didn't happen" says which isn't meant
  const isVoid = counted.which.replaceAll(withoutVoid, "") !== counted.which;
  if (isVoid && asksHowMany.test(text.replaceAll(withoutVoid, " "))) return null;
  const language = requestLanguage(request.text);
  if (isOfRows && isOfPieces(request.text, counted)) {
    const pieces = piecesIn(counted);
    return pieces && sumTexts[language](pieces);
  }
  if (!isOfRows && (counted.sum === "" || !isOfSaidSpan(counted.column, ofSpan.span))) return null;
  const told =
    counted.different === "" ? (isOfRows ? texts : sumTexts)[language](counted) : differentTold(counted, language);
  if (told === null) return null;
  return counted.isLessThanAll ? `${told} ${leftOutTexts[language]}` : told;
}

/** A column of what comes to be paid again and again. */
const holdsRates =
  /(?<!\p{L})(?:(?:hour|dai|week|month|year)ly|annual|per|pro|je|stündlich\p{L}*|täglich\p{L}*|wöchentlich\p{L}*|monatlich\p{L}*|jährlich\p{L}*)(?!\p{L})|月額|年額|日額/iu;
/** What one owes another, or paid back, is no sum of what either paid. */
const isBetweenPeople =
  /(?<!\p{L})owes? (?!(?:us|me|you|them|in|for|on|at|altogether|still|now|so|the|to|overall|as)(?!\p{L}))\p{L}|(?<!\p{L})(?:pay|paid|pays|give|gave|got|get) back(?!\p{L})|zurück(?:ge)?zahl|zurückgegeben|返し|返済/iu;

type Counted = {
  path: string;
  all: string;
  some: string;
  which: string;
  /** The one column that was added up, and what it comes to; empty where there are none or several. */
  column: string;
  sum: string;
  /** All columns that were added up. */
  sums: string;
  names: readonly string[];
  /** How many different values there are, as it was noted; empty where nobody asks for that. */
  different: string;
  /** Some rows don't count. */
  isLessThanAll: boolean;
};

/** The rows that were counted of a file, as they were noted; none where not just some were. */
function countedIn({ path, facts }: { path: string; facts: string }): Counted[] {
  const [first = "", ...lines] = facts.split("\n");
  const [, all, some, which, sums = ""] = countedRows.exec(first) ?? [];
  if (!all || !some || !which) return [];
  const [, column = "", sum = ""] = oneSum.exec(sums) ?? [];
  // behind the rows there may be other facts
  const rows = Number(some) <= rowsTold ? lines.slice(0, Number(some)) : [];
  const different = lines.find((line) => line.startsWith(differentValues)) ?? "";
  const isLessThanAll = lines.some((line) => line.startsWith(notCounted));
  return [{ path, all, some, which, column, sum, sums, names: namesOf(rows), different, isLessThanAll }];
}

/** "How many screws are there?" asks for the pieces in stock and not for the row of the screws. */
function isOfPieces(request: string, { which, sums }: Counted): boolean {
  const said = wordsOf(request.split(asksHowMany)[1] ?? "").slice(0, 2);
  // nobody counts litres by rows
  if (unitNamed(said[0] ?? "") !== null) return true;
  // what is counted in pieces is counted in a column for that
  if (/何(?:個|枚|本|冊)/u.test(request)) return piecesOf(sums).length > 0;
  const isSaid = wordsOf(which).some((word) => said.some((other) => isSameNoun(word, other)));
  return isSaid && piecesOf(sums).length > 0;
}

/** The columns of pieces that were added up, with what they come to. */
function piecesOf(sums: string): { column: string; sum: string }[] {
  return sums.split(", ").flatMap((each) => {
    const [, column = "", sum = ""] = oneSum.exec(each) ?? [];
    return ofQuantities.test(column) ? [{ column, sum }] : [];
  });
}

/** What was counted with the pieces as its sum; null where none or several columns have them. */
function piecesIn(counted: Counted): Counted | null {
  const [pieces, ...others] = piecesOf(counted.sums);
  return pieces && others.length === 0 ? { ...counted, ...pieces } : null;
}

/** How many different values one column has; null where several columns may be meant. */
function differentTold({ path, some, which, different }: Counted, language: Language): string | null {
  const [, column = "", count = ""] = /^[^:]+: (.+) (\d+)$/u.exec(different) ?? [];
  if (count === "" || column.includes(", ")) return null;
  switch (language) {
    case "en":
      return `${count} different ones, by ${column}, in the ${some} rows of ${path} with ${which}.`;
    case "de":
      return `${count} verschiedene, nach ${column}, in den ${some} Zeilen von ${path} mit ${which.replaceAll(" and ", " und ")}.`;
    case "ja":
      return `${count}種類です。${path}の${some}行(${which.replaceAll(" and ", "、")})の${column}で数えました。`;
  }
}

/** What the rows are called in their first cell, where that tells them apart. */
function namesOf(rows: readonly string[]): readonly string[] {
  const names = rows.map((row) => row.split(", ", 1)[0] ?? "");
  return new Set(names).size === names.length && names.every((name) => /\p{L}/u.test(name)) ? names : [];
}

function behind(names: readonly string[], language: Language, mark: string): string {
  return names.length > 0 ? `${mark}${listed(names, language)}` : "";
}

export const leftOutTexts: Readonly<Record<Language, string>> = {
  en: "Sub-totals and what was cancelled or didn't take place aren't counted.",
  de: "Zwischensummen und was storniert wurde oder nicht stattfand, sind nicht mitgezählt.",
  ja: "小計と、取り消された、または行われなかったものは含めていません。",
};

function inGerman(which: string): string {
  return which.replaceAll(" and ", " und ").replaceAll(/(?<=^| und )no /g, "kein ");
}

const texts: Readonly<Record<Language, (counted: Counted) => string>> = {
  en: ({ path, all, some, which, names }) =>
    `${some} of the ${all} rows in ${path} have ${which}${behind(names, "en", ": ")}.`,
  de: ({ path, all, some, which, names }) =>
    `${some} von ${all} Zeilen in ${path} haben ${inGerman(which)}${behind(names, "de", ": ")}.`,
  ja: ({ path, all, some, which, names }) =>
    `${path}の${all}行のうち${some}行です(${which.replaceAll(" and ", "、")})${behind(names, "ja", ":")}。`,
};

const sumTexts: typeof texts = {
  en: ({ path, some, which, column, sum }) =>
    `${sum}: that is the sum of ${column} in the ${some === "1" ? "one row" : `${some} rows`} of ${path} with ${which}.`,
  de: ({ path, some, which, column, sum }) =>
    `${sum}: das ist die Summe von ${column} in ${some === "1" ? "der einen Zeile" : `den ${some} Zeilen`} von ${path} mit ${inGerman(which)}.`,
  ja: ({ path, some, which, column, sum }) =>
    `${sum}です。${path}の${some}行(${which.replaceAll(" and ", "、")})の${column}の合計です。`,
};
