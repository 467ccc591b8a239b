import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { countedCommits } from "../made/commits-counted.ts";
import { type Language, requestLanguage } from "../request/words/answer-language.ts";
import { askedCommits } from "../request/git/asks-commit-count.ts";
import { stepRecords } from "../turn/step-record.ts";

/** How many commits somebody made, where git has counted them: a small model counts the last ones that it sees. */
export function answerWhenCommitsCounted({ messages, tools }: TurnState): string | null {
  const { request, since: after, isNew } = turnOf(messages);
  const asked = request && !isNew ? askedCommits(request.text) : null;
  const [looked, ...others] = stepRecords(after, tools);
  if (!request || !asked || !looked || others.length > 0 || !looked.isMade || looked.status !== "ok") return null;
  const counted = countedCommits(looked.text, asked);
  return counted && texts[requestLanguage(request.text)]({ ...counted, since: asked.since });
}

type Counted = { author: string | null; count: number; since: string | null };

const texts: Readonly<Record<Language, (counted: Counted) => string>> = {
  en: ({ author, count, since }) =>
    `${author === null ? "There are" : `${author} has made`} ${count} ${count === 1 ? "commit" : "commits"}${since === null ? "" : ` since ${since}`}.`,
  de: ({ author, count, since }) =>
    author === null
      ? `${since === null ? "Es gibt" : `Seit ${since} gibt es`} ${count} ${count === 1 ? "Commit" : "Commits"}.`
      : `${author} hat${since === null ? "" : ` seit ${since}`} ${count} ${count === 1 ? "Commit" : "Commits"} gemacht.`,
  ja: ({ author, count, since }) =>
    `${since === null ? "" : `${since}以降の`}${author === null ? "" : `${author}さんの`}コミットは${count}件です。`,
};
