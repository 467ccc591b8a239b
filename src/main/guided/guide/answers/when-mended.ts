import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { expectedOutput, isAsExpected } from "../../mend/expected-output.ts";
import { type Language, requestLanguage } from "../request/answer-language.ts";
import { wantsMending, wantsTestToPass } from "../request/request-intent.ts";
import { planOf } from "../turn/parts.ts";
import { stepRecords } from "../turn/step-record.ts";
import { triedRuns } from "../turn/what-was-tried.ts";
import type { FileEntry } from "../../workspace-view.ts";
import { asksBesides } from "./asks-besides.ts";
import { listed } from "./listed.ts";

/**
 * What is answered where what failed at first runs as it should after a change, and nothing else is asked: what passes, and what was changed.
 * Null where only a person can tell whether it is right, or something is to be told or done besides.
 */
export function answerWhenMended({ messages, tools }: TurnState, files: readonly FileEntry[]): string | null {
  const { request, since, isNew } = turnOf(messages);
  const text = request?.text ?? "";
  if (isNew || !(wantsMending(text) || wantsTestToPass(text)) || asksBesides(text) || asksWhy.test(text)) return null;
  const records = stepRecords(since, tools);
  const last = records.at(-1);
  const tried = triedRuns(records);
  const command = last?.input["command"];
  if (last === undefined || last !== tried.at(-1) || typeof command !== "string") return null;
  const hasFailed = tried.some((record) => record.input["command"] === command && !isAsExpected(record.text, text));
  if (!hasFailed || !isAsExpected(last.text, text)) return null;
  // a program that only ran without an error may still print the wrong thing
  const isProven = wantsTestToPass(text) || expectedOutput(text).length > 0;
  if (!isProven || planOf(text, files, records).open.length > 0) return null;
  const changed = records.flatMap(({ effect, status, input: { path } }) =>
    effect === "change" && status === "ok" && typeof path === "string" ? [path] : [],
  );
  const language = requestLanguage(text);
  return changed.length === 0 ? null : texts[language](command, listed([...new Set(changed)], language));
}

const asksWhy = /(?<!\p{L})(?:why|what(?:['’]s| is| was| did)|warum|wieso|woran|was)(?!\p{L})|なぜ|どうして|原因/iu;

const texts: Readonly<Record<Language, (command: string, paths: string) => string>> = {
  en: (command, paths) => `\`${command}\` runs as it should now. Changed: ${paths}.`,
  de: (command, paths) => `\`${command}\` läuft jetzt, wie es soll. Geändert: ${paths}.`,
  ja: (command, paths) => `\`${command}\` は正しく動くようになりました。変更したファイル: ${paths}`,
};
