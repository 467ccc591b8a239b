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
  const file = fileName.exec(request)?.[0];
  const isSaid = isWanted.test(request) && isGone.test(request) && !isUnwanted.test(request);
  return file !== undefined && isSaid ? file : null;
}

/** In scripts without blanks a name in Latin letters stands right behind the sentence. */
const fileName =
  /(?<![\p{Script=Latin}\p{N}_./-])[\p{Script=Latin}\p{N}_][\p{Script=Latin}\p{N}_./-]*\.[a-z]\w{0,5}(?![\p{Script=Latin}\p{N}_])/iu;
const isWanted =
  /(?<!\p{L})(?:(?:bring|get|put|have|want|need|like|give|fetch|take)(?!\p{L})[^;!?\n]{0,60}?(?<!\p{L})(?:back(?! (?:then|in|up|when)(?!\p{L}))|again)|restor\p{L}*|recover\p{L}*|undelete\p{L}*|retriev\p{L}*|wiederherstell\p{L}*|wiederhaben|zurückhaben|zurückhol\p{L}*|stell\p{L}*(?!\p{L})[^;!?\n]{0,60}(?<!\p{L})wieder her|(?:hol|bring)\p{L}*(?!\p{L})[^;!?\n]{0,60}(?<!\p{L})(?:zurück|wieder)|(?:hätten?|möchten?|brauchen?|will|wollen|bräuchten?)(?!\p{L})[^;!?\n]{0,60}(?<!\p{L})(?:wieder|zurück))(?!\p{L})|復元|(?:元に|状態に|最後に|また)戻|取り戻/iu;
const isGone =
  /(?<!\p{L})(?:deleted|removed|erased|lost|gone|threw|thrown|disappeared|vanished|missing|mistake to (?:delete|remove)|no longer (?:here|there)|(?:is|was|are)n['’]?t (?:here|there) any ?more|used to (?:be|have)|gelöscht|entfernt|weg|weggeworfen|verschwunden|verloren|gab(?: es|['’]?s| mal)|nicht mehr da)(?!\p{L})|削除|消え|消した|消して|なくな/iu;
/** "don't bring it back" */
const isUnwanted =
  /(?:n['’]t|(?<!\p{L})(?:dont|not|never|no need to|nicht))(?!\p{L}) (?:\p{L}+ ){0,3}?(?:bring|get|put|want|need|have|restore|back|wieder\p{L}*|zurück)(?!\p{L})|(?<!\p{L})nicht (?:wieder|zurück)|戻さな/iu;
