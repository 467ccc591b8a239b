import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { foundBranches } from "../made/branches-with.ts";
import { type Language, requestLanguage } from "../request/words/answer-language.ts";
import { stepRecords } from "../turn/step-record.ts";
import { listed } from "./listed.ts";

/** More than where it is. */
const asksMore =
  /(?<!\p{L})(?:what(?:['’]s| is| does| did)|contents?|says?|and (?:who|when|why|how|what)|was (?:steht|ist drin)|inhalt|und (?:wer|wann|warum|was))(?!\p{L})|内容|中身/iu;

/** On which branches a file is, where all of them were looked through: a small model takes one whose name sounds like it. */
export function answerWhenLocated({ messages, tools }: TurnState): string | null {
  const { request, since, isNew } = turnOf(messages);
  if (!request || isNew || asksMore.test(request.text)) return null;
  const [looked, ...others] = stepRecords(since, tools);
  if (!looked || others.length > 0 || !looked.isMade || looked.status !== "ok") return null;
  const found = foundBranches(looked.text);
  return found && texts[requestLanguage(request.text)](found);
}

type Found = { file: string; branches: readonly string[] };

const texts: Readonly<Record<Language, (found: Found) => string>> = {
  en: ({ file, branches }) =>
    branches.length === 0
      ? `${file} isn't on any branch as it is now.`
      : `${file} is on the ${branches.length > 1 ? "branches" : "branch"} ${listed(branches, "en")}.`,
  de: ({ file, branches }) =>
    branches.length === 0
      ? `${file} liegt zurzeit auf keinem Branch.`
      : `${file} liegt auf ${branches.length > 1 ? "den Branches" : "dem Branch"} ${listed(branches, "de")}.`,
  ja: ({ file, branches }) =>
    branches.length === 0
      ? `${file}は現在どのブランチにもありません。`
      : `${file}は${listed(branches, "ja")}ブランチにあります。`,
};
