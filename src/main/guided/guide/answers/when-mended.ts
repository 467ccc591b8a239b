import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { expectedOutput, isAsExpected } from "../../mend/expected-output.ts";
import { saidTests } from "../../mend/said-faulty.ts";
import { startedBy } from "../../mend/started-programs.ts";
import { type Language, requestLanguage } from "../request/words/answer-language.ts";
import { wantsMending, wantsTestToPass } from "../request/wishes/request-intent.ts";
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
  const before = tried.filter((record) => record.input["command"] === command && record !== last);
  const hasFailed = before.some((record) => !isAsExpected(record.text, text));
  if (before.length === 0 || !isAsExpected(last.text, text) || planOf(text, files, records).open.length > 0)
    return null;
  const changed = records.flatMap(({ effect, status, input: { path } }) =>
    effect === "change" && status === "ok" && typeof path === "string" ? [path] : [],
  );
  if (changed.length === 0) return null;
  const language = requestLanguage(text);
  const paths = listed([...new Set(changed)], language);
  const said = saidTests(text, files);
  const isSaidTest = startedBy(command).some((path) => said.includes(path));
  const isProven = wantsTestToPass(text) || isSaidTest || expectedOutput(text).length > 0;
  if (isProven) return hasFailed ? texts[language](command, paths) : null;
  // a program that only ran without an error may still print the wrong thing; of two mistakes perhaps one is mended
  if (saysMore.test(text)) return null;
  const isSame = before.at(-1)?.text === last.text;
  return isSame ? sameTexts[language](command, paths) : printedTexts[language](command, paths, printedIn(last.text));
}

/** What a run printed, in a fence, as far as it is seen at a glance. */
function printedIn(text: string): string {
  const lines = text
    .replace(/^exit 0\n?/, "")
    .trimEnd()
    .split("\n");
  const shown = lines.length > mostLines ? [...lines.slice(0, mostLines), "…"] : lines;
  const fence = text.includes("```") ? "````" : "```";
  return `${fence}\n${shown.join("\n")}\n${fence}`;
}

const mostLines = 20;

const saysMore =
  /(?<!\p{L})(?:also|too(?=\s*(?:[.,;!?]|$))|as well|besides|another|second|both|außerdem|auch|zudem|noch|zweitens|beide\p{L}*)(?!\p{L})|(?:[.;!?]|,) (?:and|und) (?!(?:i|we|you|it|es|ich|wir)(?!\p{L}))|それと|あと|また/iu;

const asksWhy = /(?<!\p{L})(?:why|what(?:['’]s| is| was| did)|warum|wieso|woran|was)(?!\p{L})|なぜ|どうして|原因/iu;

const texts: Readonly<Record<Language, (command: string, paths: string) => string>> = {
  en: (command, paths) => `\`${command}\` runs as it should now. Changed: ${paths}.`,
  de: (command, paths) => `\`${command}\` läuft jetzt, wie es soll. Geändert: ${paths}.`,
  ja: (command, paths) => `\`${command}\` は正しく動くようになりました。変更したファイル: ${paths}`,
};

/** Where only a person can tell whether it's right: a small model says that it is, whatever is printed. */
const printedTexts: Readonly<Record<Language, (command: string, paths: string, printed: string) => string>> = {
  en: (command, paths, printed) =>
    `Changed: ${paths}. \`${command}\` prints now:\n\n${printed}\n\nPlease check that this is as it should be.`,
  de: (command, paths, printed) =>
    `Geändert: ${paths}. \`${command}\` gibt jetzt aus:\n\n${printed}\n\nBitte prüfe, ob das so stimmt.`,
  ja: (command, paths, printed) =>
    `変更したファイル: ${paths}。\`${command}\`の出力は次のようになりました:\n\n${printed}\n\nこれで正しいか確認してください。`,
};

const sameTexts: typeof texts = {
  en: (command, paths) =>
    `Changed: ${paths}. But \`${command}\` prints the same as before, so please check whether that helps.`,
  de: (command, paths) =>
    `Geändert: ${paths}. \`${command}\` gibt aber dasselbe aus wie vorher; bitte prüfe, ob das hilft.`,
  ja: (command, paths) =>
    `変更したファイル: ${paths}。ただし\`${command}\`の出力は前と同じなので、直っているか確認してください。`,
};
