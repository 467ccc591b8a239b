import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { questionIn } from "../facts/entries/asked-cell.ts";
import { type LastOutcome, lastOutcomeIn, withoutOutcome } from "../facts/programs/last-outcome.ts";
import { type Language, requestLanguage } from "../request/words/answer-language.ts";
import { namedDate } from "../request/dates/request-dates.ts";
import { withoutPaths } from "../request/words/wanted-words.ts";
import { withoutSource } from "../request/questions/without-source.ts";
import { weekdayNamed } from "../request/dates/weekdays.ts";
import { stepRecords } from "../turn/step-record.ts";
import { factsSeen, onlyTold, type SeenFacts } from "./facts-seen.ts";
import { saysOtherRows } from "./says-other-rows.ts";

/** Something else is asked than when it was. */
const asksElse =
  /(?<!\p{L})(?:why|who(?:se)?|where|whether|how (?:many|much|long|often|far|big|large)|which (?!day|date|time|hour|one|of)|what (?!(?:day|date|time|hour|was|is|were|the)(?!\p{L}))|what (?:was|is) (?:the )?(?:error|reason|cause|problem|matter|wrong|size|name)|reason|cause|first|average|warum|wieso|weshalb|wer|wo|ob|wie (?:viele?|lange|oft|groß)|welche[rns]? (?!tag|datum|uhrzeit|zeit)|grund|ursache|erste[nrs]?)(?!\p{L})|なぜ|どうして|誰|だれ|どこ|原因|理由|何(?:件|回|個|分間|時間|秒)|どれ(?:だけ|くらい|ぐらい)|最初/iu;
const asksWhether =
  /^(?:[^,.;:?!\n]{0,40}[,:;-] ?)?\s*(?:and |und )?(?:did|does|do|has|have|was|were|is|are|hat|haben|ist|sind|war|waren|lief|liefen)(?!\p{L})(?!.*(?<!\p{L})(?:when|what|which|wann|welche\p{L}*)(?!\p{L}))/isu;
/** "I'd feel better if I knew …" is no condition. */
const polite =
  /(?<!\p{L})(?:if i (?:only )?(?:knew|could know|could see)|if you (?:could|would|can) (?:tell|look|check|find)|wenn ich (?:wüsste|wissen könnte)|wenn du (?:mir )?(?:sagen|nachsehen|nachschauen) (?:könntest|würdest))(?!\p{L})/giu;
/** What a log's entry says in a line. In characters. */
const longestLine = 200;

/**
 * The last entry of a log that says that something went well, or wrong, where a question asks when that was and nothing else: a small model tells the log's last entry. Null
 * where more is said of the one that is meant.
 */
export function answerWhenLastOutcome({ messages, tools, kind }: TurnState): string | null {
  const { request, since } = turnOf(messages);
  if (!request || kind !== "look") return null;
  const records = stepRecords(since, tools);
  if (!records.every(({ status, effect }) => status === "ok" && effect === "look")) return null;
  const only = onlyTold([...factsAhead(request.context), ...factsSeen(records)], lastOutcomeIn);
  if (!only || only.told.line.length > longestLine) return null;
  const found = { path: only.path, ...only.told };
  const rest = withoutOutcome(withoutPaths(questionIn(withoutSource(request.text)))).replaceAll(polite, " ");
  const isMore =
    asksElse.test(rest) ||
    asksWhether.test(rest) ||
    namedDate(rest) !== null ||
    weekdayNamed(rest) !== null ||
    saysOtherRows(rest, `${found.path} ${found.line} time day date`);
  return isMore ? null : texts[requestLanguage(request.text)](found);
}

/** What was told of longer files with the request, before any of them was looked at. */
function factsAhead(context: string): SeenFacts[] {
  return [...context.matchAll(/^(\S[^\n]*?): (Counted: .*)$/gmu)].map(([, path = "", facts = ""]) => ({ path, facts }));
}

const texts: Readonly<Record<Language, (found: LastOutcome & { path: string }) => string>> = {
  en: ({ path, outcome, line }) => `The last entry of ${path} that says it ${outcome}: ${line}`,
  de: ({ path, outcome, line }) =>
    `Der letzte Eintrag in ${path}, nach dem es ${outcome === "went well" ? "geklappt hat" : "schiefging"}: ${line}`,
  ja: ({ path, outcome, line }) =>
    `${path}で${outcome === "went well" ? "成功" : "失敗"}を伝える最後の記録です: ${line}`,
};
