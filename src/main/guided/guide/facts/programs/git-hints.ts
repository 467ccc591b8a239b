import { outsideQuotes } from "../../../forms/outside-quotes.ts";
import { commandOf } from "../../request/git/git-deed.ts";
import { asksToUncommit, asksToUndoCommit } from "../../request/wishes/request-intent.ts";

/** What of git small models don't know, or get wrong: they take back the last commit, whichever is meant. Empty for nothing. */
export function gitHint(request: string, isThere: (path: string) => boolean): string {
  if (asksToUndoCommit(request)) return "A commit is undone with: git revert --no-edit HASH";
  if (asksToUncommit(request))
    return "The last commit is undone, and what it changed stays in the files, with: git reset --soft HEAD~1";
  const said = outsideQuotes(request);
  const way = ways.find(({ asked }) => asked.test(said));
  if (way) return way.hint;
  const file = deletedFile(request);
  // of a file that is there a part was deleted
  return file === null || isThere(file)
    ? ""
    : `A deleted file is brought back with: ${commandOf([{ deed: "bring back", file }])}`;
}

const ways: readonly { asked: RegExp; hint: string }[] = [
  {
    asked: /(?<!\p{L})stash(?! (?:list|pop|apply|drop))(?:en|e|ed)?(?!\p{L})|スタッシュ/iu,
    hint: "What isn't committed is put aside, new files as well, with: git stash push -u -m 'MESSAGE'",
  },
  {
    asked:
      /(?<!\p{L})tag(?!\p{L})[^]*(?<!\p{L})(?:right |just )?before (?:the |that |my )?commit(?!\p{L})|(?<!\p{L})before (?:the |that |my )?commit(?!\p{L})[^]*(?<!\p{L})tag(?!\p{L})/iu,
    hint: "A tag is put on the commit before another one with: git tag NAME HASH^",
  },
  {
    asked:
      /(?<!\p{L})tag(?:ge?)?(?!\p{L})[^]*commit|commit[^]*(?<!\p{L})tag(?:ge?)?(?!\p{L})|タグ[^]*コミット|コミット[^]*タグ/iu,
    hint: "A tag is put on an older commit with: git tag NAME HASH",
  },
  {
    asked:
      /(?<!\p{L})(?:reword|(?:change|fix|correct|edit|mend|ändere?|korrigiere?)(?!\p{L})[^.;!?\n]{0,40}(?:message|nachricht)|(?:message|nachricht)(?!\p{L})[^.;!?\n]{0,60}(?:wrong|typo|should (?:be|read|say)|falsch|vertippt|tippfehler))|コミット(?:の)?メッセージ[^]*(?:直|変更|修正)/iu,
    hint: "The message of the last commit is changed, and nothing else of it, with: git commit --amend --only -m 'MESSAGE'",
  },
  {
    asked:
      /(?<!\p{L})(?:as|like|how|what|the way|wie)(?!\p{L})[^.;!?\n]{0,40}(?<!\p{L})(?:before|vor) (?:(?:the|that|this|my|dem|diesem|meinem) )?(?:last |letzten )?commit/iu,
    hint: "A file is brought back as it was before a commit with: git checkout HASH^ -- FILE",
  },
];

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
