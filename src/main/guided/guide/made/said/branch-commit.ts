import type { FileEntry } from "../../../workspace-view.ts";
import { outsideQuotes } from "../../../forms/outside-quotes.ts";
import { branchSaid } from "../../request/git/branch-said.ts";
import type { GitDeed } from "../../request/git/git-deed.ts";
import { messageSaid } from "../../request/git/said-message.ts";

const commits = /(?<!\p{L})(?:commit\p{L}*|einchecken|eingecheckt)(?!\p{L})|コミット/iu;
/** What else git can do, or what would have to be done before. */
const more =
  /(?<!\p{L})(?:merg\p{L}*|push\p{L}*|delet\p{L}*|tag|tagge\p{L}*|rever\p{L}*|amend\p{L}*|rebas\p{L}*|stash\p{L}*|undo|cherry\p{L}*|restor\p{L}*|back to|switch back|from (?:main|master)|branch[^.!?\n]{0,40} (?:from|off|based|starting|von|ab)|based on|renam\p{L}*|how (?:many|do|can|to)|lösch\p{L}*|zurück|rückgängig|umbenenn\p{L}*|wie viele|hochlad\p{L}*)(?!\p{L})|マージ|プッシュ|タグ|削除|取り消|いくつ|何件|戻/iu;
const works =
  /(?:^|[.,;:!?]\s+|(?<!\p{L})(?:and|then|please|first|und|dann|bitte|zuerst) )(?:write|insert|change|fix|mend|update|replace|append|sort|correct|edit|remove|move|turn|raise|lower|set (?!up)|schreib\p{L}*|änder\p{L}*|ersetz\p{L}*|füge?|korrigier\p{L}*|setz\p{L}*)(?!\p{L})/iu;

/**
 * A commit of files on a branch that is made for it, where a request says all four, in whatever sentences: that it is to be committed, with which message, which
 * files, on which new branch. `files` are those that are meant. Null where it says more, or one of them is open.
 */
export function branchCommit(request: string, meant: readonly string[], files: readonly FileEntry[]): GitDeed[] | null {
  const bare = outsideQuotes(request);
  const branch = branchSaid(request);
  if (!branch?.isNew || !commits.test(bare) || more.test(bare) || works.test(bare)) return null;
  const message = messageSaid(request, [branch.name, ...files.map(({ path }) => path)]);
  if (message === null || meant.length === 0) return null;
  return [
    { deed: "new branch", name: branch.name },
    { deed: "commit", files: meant, message },
  ];
}

/** Whether a request names a branch that isn't heard of by what is to be done: a commit would be on another one. */
export function missesBranch(request: string, deeds: readonly GitDeed[] | null): boolean {
  const isHeard = deeds?.some(({ deed }) => /branch|switch|merge/.test(deed)) ?? false;
  return !isHeard && branchSaid(request) !== null;
}
