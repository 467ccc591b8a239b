import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { type AskedCell, askedCellIn, questionIn } from "../facts/entries/asked-cell.ts";
import { entryToldIn } from "../facts/entries/entry-told.ts";
import { followedUpIn } from "../facts/entries/followed-up.ts";
import { holdsNumbers, withoutNumberWords } from "../facts/people/number-of-card.ts";
import { saidFollowUp } from "../request/questions/said-follow-up.ts";
import { settingToldIn } from "../facts/programs/setting-told.ts";
import { ofDefaults } from "../facts/programs/option-default.ts";
import { ofVersions } from "../facts/programs/since-version.ts";
import { withoutOpenWhen } from "../request/questions/asks-open-when.ts";
import { withoutSinceVersion } from "../request/questions/asks-since-version.ts";
import { withoutAsking } from "../request/questions/without-asking.ts";
import { withoutDefault } from "../request/questions/says-default.ts";
import { type Language, requestLanguage } from "../request/words/answer-language.ts";
import { kindsOfDay, weekdayNamed, weekdayPattern, weekdayPlace } from "../request/dates/weekdays.ts";
import { withoutOtherOne } from "../request/questions/without-other-one.ts";
import { stepRecords } from "../turn/step-record.ts";
import { factsSeen, onlyTold } from "./facts-seen.ts";
import { saysOtherRows } from "./says-other-rows.ts";

/**
 * What stands in the one cell of a table that a question names by its row and its column. Null where files that were looked at tell several, or more is said of what is
 * meant.
 */
export function answerWhenLookedUp({ messages, tools, kind }: TurnState): string | null {
  const { request, since } = turnOf(messages);
  if (!request || kind !== "look") return null;
  const records = stepRecords(since, tools);
  if (!records.every(({ status, effect }) => status === "ok" && effect === "look")) return null;
  const language = requestLanguage(request.text);
  const titleIn = (path: string) => titleOf(records.find(({ input }) => input["path"] === path)?.text ?? "");
  const followed = followedUpIn(request.context);
  if (followed) {
    const first = saidFollowUp(request.text)?.first ?? "";
    const [{ path, cell }] = followed;
    if (saysMoreThan(cell, path, titleIn(path), questionIn(first))) return null;
    return followed.map((each) => texts[language](each.cell, each.path)).join(" ");
  }
  const seen = factsSeen(records);
  const setting = onlyTold(seen, settingToldIn) ?? onlyTold(seen, entryToldIn);
  // nothing of the question was left over
  if (setting) return texts[language](setting.told, setting.path);
  const only = onlyTold(seen, askedCellIn);
  if (!only) return null;
  const { path, told: cell } = only;
  return saysMoreThan(cell, path, titleIn(path), questionIn(withoutAsking(request.text)))
    ? null
    : texts[language](cell, path);
}

/** Whether a question says of the row of a cell more than what it was known by. */
function saysMoreThan(cell: AskedCell, path: string, title: string, whole: string): boolean {
  const question = plainQuestion(withoutOtherOne(whole), cell);
  const day = weekdayNamed(question);
  const kinds = day === null ? [] : kindsOfDay(day);
  const labels = [cell.column, ...cell.row.split(" › ")];
  const isOfDay = labels.some((label) => weekdayPlace(label) !== null || kinds.includes(label.toLowerCase()));
  const rest = isOfDay ? question.replaceAll(weekday, " ") : question;
  return saysOtherRows(rest, `${path} ${title} ${cell.column} ${cell.row} ${cell.value}`);
}

/** The words that a text begins with, below the line that tells how long it is: all of it is of that. */
function titleOf(shown: string): string {
  const first =
    shown
      .split("\n")
      .slice(1)
      .find((line) => line.trim() !== "") ?? "";
  return /[,;:|\t{}<>=]\S|\|/.test(first) ? "" : first.replaceAll(/[^\p{L}\s-]+/gu, " ");
}

/** A question without the words that only say what kind of thing was looked up. */
function plainQuestion(question: string, { column, row }: AskedCell): string {
  // "if I'm three weeks late" is what was looked up among the ranges
  const [, amount = ""] = amountOfRange.exec(row) ?? [];
  const isSupposed = amount !== "" && question.includes(amount) && supposed.test(question);
  if (isSupposed && !saysFurther.test(question)) return question.replace(supposed, " ");
  if (column === ofDefaults) return withoutDefault(question);
  if (holdsNumbers(column)) return withoutNumberWords(question);
  if (column === ofVersions) return withoutSinceVersion(question);
  // which of several is meant was looked up as well
  if (superlative.test(column)) return question.replace(column, " ");
  return withoutOpenWhen(question);
}

const amountOfRange = / \(([^()]*\p{L}[^()]*)\)$/u;
const supposed = /(?<!\p{L})(?:if|wenn|falls)(?!\p{L})/iu;
const saysFurther = /(?<!\p{L})(?:and|or|but|und|oder|aber|sowie)(?!\p{L})/iu;
const superlative = /^(?:last|first|letzte\p{L}*|erste\p{L}*|最終|終電|終バス|始発)$/iu;
const weekday = new RegExp(String.raw`(?<!\p{L})(?:${weekdayPattern})`, "giu");

const texts: Readonly<Record<Language, (cell: AskedCell, path: string) => string>> = {
  en: ({ value, column, row }, path) => `${value}: that is what ${path} has for ${row} under ${column}.`,
  de: ({ value, column, row }, path) => `${value}: das steht in ${path} bei ${row} unter ${column}.`,
  ja: ({ value, column, row }, path) => `${value}です。${path}の「${row}」の「${column}」にあります。`,
};
