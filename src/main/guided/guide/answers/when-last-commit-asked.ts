import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { asksWhatChanged } from "../request/git/asks-what-changed.ts";
import { type Language, requestLanguage } from "../request/words/answer-language.ts";
import { stepRecords } from "../turn/step-record.ts";
import { listed } from "./listed.ts";

/** More lines than these are too many to be told one by one. */
const mostLines = 24;
const changed =
  /^Changed in the last commit[^\n]*\n(?<hash>[0-9a-f]{7,}) (?<day>\d{4}-\d{2}-\d{2}) (?<who>.+?): (?<message>[^\n]*)\n(?<counts>[^]*?)^(?<diff>diff --git [^]*)$/mu;
/** A yes or a no is no list of lines. */
const asksFor = /(?<!\p{L})(?:what(?:['’]s)?|which|was|welche[nrms]?)(?!\p{L})|何|どの|どこ/iu;

/**
 * What the last commit changed, line by line, as git tells it: a small model says that something was changed. Null where that isn't asked, it is too much, or git has told
 * only a part of it.
 */
export function answerWhenLastCommitAsked({ messages, tools }: TurnState): string | null {
  const { request, since, isNew } = turnOf(messages);
  if (!request || isNew || !asksFor.test(request.text) || asksWhatChanged(request.text)?.of !== "last commit")
    return null;
  const records = stepRecords(since, tools);
  if (!records.every(({ status, isMade }) => status === "ok" && isMade)) return null;
  const [run, ...others] = records.filter(({ effect }) => effect === "run");
  const {
    hash = "",
    day = "",
    who = "",
    message = "",
    counts = "",
    diff = "",
  } = changed.exec(run?.text ?? "")?.groups ?? {};
  if (others.length > 0 || hash === "") return null;
  const files = diff
    .split(/^diff --git /mu)
    .slice(1)
    .map(linesOf);
  const count = files.reduce((sum, { lines }) => sum + lines.length, 0);
  const isWhole = count === countOf(counts) && files.every(({ path, lines }) => path !== null && lines.length > 0);
  if (!isWhole || count > mostLines) return null;
  const language = requestLanguage(request.text);
  const paths = files.map(({ path }) => path ?? "");
  const told = texts[language]({ hash, day, who, message, paths: listed(paths, language) });
  const blocks = files.map(({ path, lines }) => {
    const block = `\`\`\`diff\n${lines.join("\n")}\n\`\`\``;
    return files.length > 1 ? `${path}\n\n${block}` : block;
  });
  return [told, ...blocks].join("\n\n");
}

/** What a diff says of one file: its name, where it is plain, and the lines that came and went. */
function linesOf(diff: string): { path: string | null; lines: readonly string[] } {
  const [head = "", ...hunks] = diff.split(/^@@ .*$/mu);
  const path = /^a\/.+ b\/(.+)$/mu.exec(head)?.[1] ?? null;
  return { path, lines: hunks.flatMap((hunk) => hunk.split("\n").filter((line) => /^[-+]/.test(line))) };
}

/** How many lines came and went, as git has counted them. */
function countOf(counts: string): number {
  return [...counts.matchAll(/(\d+) (?:insertion|deletion)s?\([-+]\)/gu)].reduce(
    (sum, [, each]) => sum + Number(each),
    0,
  );
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
