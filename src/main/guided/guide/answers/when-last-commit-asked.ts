import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { asksWhatChanged } from "../request/git/asks-what-changed.ts";
import { type Language, requestLanguage } from "../request/words/answer-language.ts";
import { stepRecords } from "../turn/step-record.ts";
import { listed } from "./listed.ts";

/** More lines than these are too many to be told one by one. */
const mostLines = 24;
const changed =
  /^Changed in the last commit[^\n]*\n(?<hash>[0-9a-f]{7,}) (?<day>\d{4}-\d{2}-\d{2}) (?<who>.+?): (?<message>[^\n]*)\n[^]*?(?<diff>^diff --git [^]*)$/mu;

/** What the last commit changed, line by line, as git tells it: a small model says that something was changed. Null where that isn't asked, or it is too much. */
export function answerWhenLastCommitAsked({ messages, tools }: TurnState): string | null {
  const { request, since, isNew } = turnOf(messages);
  if (!request || isNew || asksWhatChanged(request.text)?.of !== "last commit") return null;
  const records = stepRecords(since, tools);
  if (!records.every(({ status, isMade }) => status === "ok" && isMade)) return null;
  const [run, ...others] = records.filter(({ effect }) => effect === "run");
  const { hash = "", day = "", who = "", message = "", diff = "" } = changed.exec(run?.text ?? "")?.groups ?? {};
  if (others.length > 0 || hash === "") return null;
  const paths = [...diff.matchAll(/^diff --git a\/.+ b\/(.+)$/gmu)].flatMap(([, path]) => path ?? []);
  const lines = diff.split("\n").filter((line) => /^[-+](?!--|\+\+)/u.test(line));
  if (paths.length === 0 || lines.length === 0 || lines.length > mostLines) return null;
  const language = requestLanguage(request.text);
  const told = texts[language]({ hash, day, who, message, paths: listed(paths, language) });
  return `${told}\n\n\`\`\`diff\n${lines.join("\n")}\n\`\`\``;
}

type Commit = { hash: string; day: string; who: string; message: string; paths: string };

const texts: Readonly<Record<Language, (commit: Commit) => string>> = {
  en: ({ hash, day, who, message, paths }) =>
    `The last commit, ${hash} by ${who} on ${day} (“${message}”), changed ${paths}:`,
  de: ({ hash, day, who, message, paths }) =>
    `Der letzte Commit, ${hash} von ${who} am ${day} („${message}“), hat ${paths} geändert:`,
  ja: ({ hash, day, who, message, paths }) =>
    `最後のコミット${hash}（${day}、${who}、「${message}」）は${paths}を変更しました。`,
};
