import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { runsTests } from "../../mend/started-programs.ts";
import { type Language, requestLanguage } from "../request/words/answer-language.ts";
import { asksOnlyToRun } from "../request/wishes/only-to-run.ts";
import { stepRecords } from "../turn/step-record.ts";
import { triedRuns } from "../turn/what-was-tried.ts";
import { listed } from "./listed.ts";

/** More lines are for somebody who picks out what was asked for. */
const mostLines = 6;

/** What is answered where a program was only to be run: what it printed, as it stands there; of tests which fail and which pass. Null where more was done, or it is long. */
export function answerWhenRun({ messages, tools }: TurnState): string | null {
  const { request, since, isNew } = turnOf(messages);
  if (!request || isNew || !asksOnlyToRun(request.text)) return null;
  const records = stepRecords(since, tools);
  const [run, ...others] = triedRuns(records);
  const command = run?.input["command"];
  const isOther = records.some((record) => record.effect !== "look" && record !== run);
  if (!run || others.length > 0 || isOther || typeof command !== "string") return null;
  const language = requestLanguage(request.text);
  if (runsTests(command)) return testsTold(run.text, language);
  if (!run.text.startsWith("exit 0\n")) return null;
  const printed = run.text.slice("exit 0\n".length).trimEnd();
  const length = printed.split("\n").length;
  return printed.trim() === "" || length > mostLines || printed.includes("```")
    ? null
    : texts[language](command, printed);
}

const texts: Readonly<Record<Language, (command: string, printed: string) => string>> = {
  en: (command, printed) => `\`${command}\` prints:\n\n\`\`\`\n${printed}\n\`\`\``,
  de: (command, printed) => `\`${command}\` gibt aus:\n\n\`\`\`\n${printed}\n\`\`\``,
  ja: (command, printed) => `\`${command}\` の出力は次のとおりです:\n\n\`\`\`\n${printed}\n\`\`\``,
};

/** How a test and what became of it are printed: by unittest, pytest, and node in its two ways. */
const outcomes = [
  /^(?<name>\w+) \([\w.]+\)(?:\n[^\n]*)? \.\.\. (?<how>ok|FAIL|ERROR)$/gmu,
  /^\S+::(?<name>\w+(?:\[[^\]\n]*\])?) (?<how>PASSED|FAILED|ERROR)\b/gmu,
  /^\s*(?<how>not ok|ok) \d+ - (?<name>[^#\n]+?)\s*$/gmu,
  /^\s*(?<how>✔|✖) (?<name>[^\n]+?) \([\d.]+ms\)$/gmu,
];

function testsTold(text: string, language: Language): string | null {
  const found = outcomes
    .map((pattern) =>
      [...text.matchAll(pattern)].map(({ groups }) => ({ name: groups?.["name"] ?? "", how: groups?.["how"] ?? "" })),
    )
    .find((all) => all.length > 0);
  if (!found) return null;
  const isGood = ({ how }: { how: string }) => /^(?:ok|PASSED|✔)$/u.test(how);
  const names = (all: typeof found) => [...new Set(all.map(({ name }) => `\`${name}\``))];
  const [bad, good] = [names(found.filter((one) => !isGood(one))), names(found.filter(isGood))];
  const lines = [
    ...(bad.length > 0 ? [testTexts[language].bad(listed(bad, language))] : []),
    ...(good.length > 0 ? [testTexts[language].good(listed(good, language))] : []),
  ];
  return lines.join("\n");
}

type Told = { bad: (names: string) => string; good: (names: string) => string };

const testTexts: Readonly<Record<Language, Told>> = {
  en: { bad: (names) => `Fails: ${names}.`, good: (names) => `Passes: ${names}.` },
  de: { bad: (names) => `Schlägt fehl: ${names}.`, good: (names) => `Läuft durch: ${names}.` },
  ja: { bad: (names) => `失敗: ${names}`, good: (names) => `成功: ${names}` },
};
