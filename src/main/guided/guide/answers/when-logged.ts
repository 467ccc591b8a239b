import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { type Language, requestLanguage } from "../request/words/answer-language.ts";
import { withoutStory } from "../request/wishes/without-story.ts";
import { withoutPaths } from "../request/words/wanted-words.ts";
import { asksOfGoneLine } from "../request/git/asks-of-gone-line.ts";
import { type StepRecord, stepRecords } from "../turn/step-record.ts";

const asksWhoOrWhen = /\b(?:who|whose|when|month|wer|wessen|wann|monat)\b|誰|いつ|何月/iu;
/** That says no more than who or when, or that the last change counts. */
const whichTime =
  /\b(?:(?:from|in|of|aus|von) )?(?:which|what|welche[mnrs]?) (?:month|year|day|date|time|person|member|monat|jahr|tag|datum|mitglied)\b|\bif there (?:are|were) (?:several|more)\b|何月|\bwhat it used to be\b|\b(?:dates?|stems?|comes?|came|is|was) from(?=\s*(?:[.?!,]|$))/giu;
/** "When did Kim change it" is about one of several. */
const namesWho = /\b(?:did|has|hat) \p{Lu}/u;
/** More than who it was, and when. */
const asksMore =
  /\b(?:why|what|which|how|before|from|first|warum|welche\w*|wie|vorher|davor|zuerst|originally|all|ursprünglich|alle|alles|jemals|ever)\b|なぜ|何|どの|前|最初/iu;
const told =
  /^Commits that changed line (\d+) \((.*)\), the last one first:\n([0-9a-f]{7,}) (\d{4}-\d{2}-\d{2}) (.+?): (.*)$/mu;

/**
 * Who changed a line last, and when, as git tells it: a small model leaves out half of it. Null where more is asked, or nothing of the kind was
 * looked up.
 */
export function answerWhenLogged({ messages, tools }: TurnState): string | null {
  const { request, since, isNew } = turnOf(messages);
  if (request && !isNew && asksOfGoneLine(request.text) !== null)
    return goneLine(request.text, stepRecords(since, tools));
  if (!request || isNew || !asksWhoOrWhen.test(request.text) || asksForMore(request.text)) return null;
  if (namesWho.test(request.text)) return null;
  // "who set it to 12" is about one of several
  if (/(?<![\p{L}\d./-])\d/u.test(withoutPaths(request.text))) return null;
  const records = stepRecords(since, tools);
  if (!records.every(({ status, isMade }) => status === "ok" && isMade)) return null;
  const runs = records.filter(({ effect }) => effect === "run");
  const [, line = "", text = "", hash = "", day = "", who = "", message = ""] = told.exec(runs[0]?.text ?? "") ?? [];
  if (runs.length !== 1 || hash === "") return null;
  return texts[requestLanguage(request.text)]({ line, text, hash, day, who, message });
}

const toldGone =
  /^The last commit that took out lines of (.+) about (\p{L}+), and these:\n([0-9a-f]{7,}) (\d{4}-\d{2}-\d{2}) (.+?): (.*)\n-(?:\s*(?:[-*+•]|\d+[.)])\s+)?(.*?)\s*$/u;

/** What a line said that is gone, and who took it out. Several lines, or one that says it otherwise now, are the model's to tell. */
function goneLine(request: string, records: readonly StepRecord[]): string | null {
  const [run, ...others] = records.filter(({ effect }) => effect === "run");
  if (!run || others.length > 0 || !records.every(({ status, isMade }) => status === "ok" && isMade)) return null;
  const said = run.text.replace(/^exit 0\n/u, "").trimEnd();
  const [, , , hash = "", day = "", who = "", message = "", text = ""] = toldGone.exec(said) ?? [];
  if (text === "" || said.split("\n").length !== 3) return null;
  return goneTexts[requestLanguage(request)]({ hash, day, who, message, text });
}

const goneTexts: Readonly<Record<Language, (logged: Omit<Logged, "line">) => string>> = {
  en: ({ text, hash, day, who, message }) =>
    `It last said “${text}”. ${who} removed it on ${day}, in the commit ${hash} (“${message}”).`,
  de: ({ text, hash, day, who, message }) =>
    `Zuletzt stand da „${text}“. ${who} hat das am ${day} entfernt, im Commit ${hash} („${message}“).`,
  ja: ({ text, hash, day, who, message }) =>
    `最後は「${text}」でした。${day}に${who}がコミット${hash}（「${message}」）で削除しました。`,
};

function asksForMore(request: string): boolean {
  const rest = withoutStory(request).replaceAll(whichTime, " ");
  return asksMore.test(rest) || (requestLanguage(request) === "de" && /(?<!\bdas )\bwas\b/iu.test(rest));
}

type Logged = { line: string; text: string; hash: string; day: string; who: string; message: string };

const texts: Readonly<Record<Language, (logged: Logged) => string>> = {
  en: ({ line, text, hash, day, who, message }) =>
    `${who} changed line ${line} (“${text}”) last, on ${day}, in the commit ${hash} (“${message}”).`,
  de: ({ line, text, hash, day, who, message }) =>
    `${who} hat Zeile ${line} („${text}“) zuletzt geändert, am ${day}, im Commit ${hash} („${message}“).`,
  ja: ({ line, text, hash, day, who, message }) =>
    `${line}行目（「${text}」）を最後に変更したのは${who}で、${day}のコミット${hash}（「${message}」）です。`,
};
