import { commandOf } from "../request/git-deed.ts";
import { asksToUncommit, asksToUndoCommit } from "../request/request-intent.ts";

/** What of git small models don't know, or get wrong: they take back the last commit, whichever is meant. Empty for nothing. */
export function gitHint(request: string, isThere: (path: string) => boolean): string {
  if (asksToUndoCommit(request)) return "A commit is undone with: git revert --no-edit HASH";
  if (asksToUncommit(request))
    return "The last commit is undone, and what it changed stays in the files, with: git reset --soft HEAD~1";
  const file = deletedFile(request);
  // of a file that is there a part was deleted
  return file === null || isThere(file)
    ? ""
    : `A deleted file is brought back with: ${commandOf([{ deed: "bring back", file }])}`;
}

/** The file that a request wants back from git, as it is called there; null where it wants none. */
export function deletedFile(request: string): string | null {
  const isWanted =
    /\b(?:(?:bring|get)\b[^.;!?\n]{0,40}(?:\.\w+[^.;!?\n]{0,40})?\bback|restore|recover|undelete|wiederherstell\w*|stell\w*\b[^;!?\n]{0,60}\bwieder her|hol\w*\b[^;!?\n]{0,60}\bzurück)|復元|元に戻/iu;
  const isGone = /\b(?:deleted|removed|lost|gone|gelöscht|entfernt|weg)\b|削除|消え|消した/iu;
  const file = /[\p{L}\p{N}_][\p{L}\p{N}_./-]*\.[a-z]\w{0,5}\b/iu.exec(request)?.[0];
  return file !== undefined && isWanted.test(request) && isGone.test(request) ? file : null;
}
