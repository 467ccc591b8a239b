import { outsideQuotes } from "../../../forms/outside-quotes.ts";
import type { GitDeed } from "./git-deed.ts";
import { asksToUncommit, asksToUndoCommit } from "../wishes/request-intent.ts";
import { messageSaid } from "./said-message.ts";
import { quotedPhrases } from "../words/search-words.ts";

/** The files of a request that a command of git is for: those that it names and doesn't rule out. */
export type GitFiles = readonly string[];

const commits = /(?<!\p{L})(?:commit(?:te|ten|tet|tiere?)?|einchecken|checke?)(?!\p{L})|コミット/iu;
const all =
  /\b(?:everything(?: else)?|all (?:of (?:it|them)|(?:the |my |our )?(?:changes|files|rest))|(?:and|commit|then) the rest|alles(?: andere)?|den (?:ganzen )?rest|alle (?:änderungen|dateien))\b|すべて|ぜんぶ|全部/iu;

/** Whether a request wants all that was changed in one commit. */
export function saysAllOfGit(request: string): boolean {
  return all.test(outsideQuotes(request));
}

/** "everything in a.md" is that file; "everything, a.md too" is more than that. */
const allOfFile =
  /(?<!\p{L})(?:everything|all (?:of (?:it|them)|(?:the |my |our )?(?:changes|files))|alles|alle (?:änderungen|dateien))(?: (?:that )?(?:i|we|ich|wir) \p{L}+(?: \p{L}+)?)? (?:in|to|of|from|an|von|aus) (?:the |der |die )?(?:file |datei )?FILE|FILE(?:の(?:変更|ファイル))?(?:を)?(?:すべて|ぜんぶ|全部)/iu;
const besides =
  /(?<!\p{L})(?:too(?=\s*(?:$|[.,;:!)]|with|and|as\s))|also|as well|including|included|even|auch|ebenfalls|inklusive|einschließlich|samt)(?!\p{L})|も/iu;
/** Nothing is to be committed, or something is to be known, or to be done with a commit that is there. */
const noCommit =
  /\b(?:do not|don'?t|without|never|not|no|kein\w*|nicht|ohne)\s+(?:\p{L}+\s+){0,2}commit|\b(?:last|latest|previous|which|what|that|first|letzte[nrm]?|welche[rm]?|wann|when|who|revert|undo|amend)\s+(?:\p{L}+\s+)?commit|コミットし(?:ない|ません)|\?\s*$/iu;
const intoLast =
  /\b(?:in|into|to|zu|zum|in den)\s+(?:my |the |that |this |meine[mn]? |de[mnr] )?(?:very )?(?:last|latest|previous|same|that|letzten|vorigen)\s+(?:very )?commit|\bamend\b/iu;
const forgotten = /\b(?:forg[eo]t\w*|add|put|include|belongs?|missing|left out|vergessen|fehlt|gehört)(?!\p{L})/iu;
/** "how it was in the last commit" tells of it, and puts nothing into it. */
const tellsOfLast =
  /(?<!\p{L})(?:was|were|looked|stood|had|back|broke\w*|war|waren|stand|zurück)(?!\p{L})[^.!?\n]{0,40}\b(?:last|latest|previous|letzten|vorigen)\s+commit\b/iu;
/** What throws work away has to be said without any doubt. */
const lastState =
  /\b(?:bring|put|get|take|set|reset|restore|revert|return|bringe?|setze?|stelle?)\b[^.!?\n]{0,60}(?:\.\w+[^.!?\n]{0,30})?\b(?:last|latest|letzten?)\s+commit+(?:ed|te[nrs]?)?\s+(?:state|version|stand|fassung)|\b(?:bring|put|get|take|set|change)\s+(?:\S+\s+){1,4}back\s+(?:to\s+)?(?:how|as|like|what|the way|where)\s+(?:it|they)\s+(?:was|were|looked|stood)\b[^.!?\n]{0,20}\b(?:in|at|on|with|as of)\s+(?:the |my |our )?(?:last|latest|previous) commit\b|\b(?:setz\p{L}*|stell\p{L}*|bring\p{L}*|mach\p{L}*|hol\p{L}*)(?!\p{L})[^.!?\n]{0,60}(?:\.\w+[^.!?\n]{0,30})?\bwie\b[^.!?\n]{0,30}\b(?:im|beim) (?:letzten|vorigen) commit\b|\b(?:restore|get|bring)\b[^.!?\n]{0,40}(?:\.\w+[^.!?\n]{0,30})?\b(?:from git|from the repo(?:sitory)?|the (?:last )?committed version)\b|\bauf den (?:letzten )?stand\b[^.!?\n]{0,30}\bcommit|(?:最後|直前)のコミット(?:の状態|時点)?に戻|\b(?:discard|throw away|verwirf)\s+(?:all )?(?:my |the |meine |die )?(?:uncommitted )?(?:changes|edits|änderungen)\s+(?:in|to|an)\b/iu;
/** A commit that is named by its message. */
const undoesOne =
  /\b(?:undo|revert|take back|roll back)\s+(?:only |just )?(?:the|that|my)?\s*commit\b(?!s)|\bden\s+commit\b[^.!?\n]*\brückgängig\b/iu;
const repository = String.raw`(?:git|(?:the |my |our |this )?(?:git )?repo(?:sitory)?|version control|(?:the )?tracking)`;
const keepsIt =
  "keep|still need|stays?|ignored?|gitignore|(?:without|not|\\p{L}*n['’]?t) (?:delet|remov|los)\\w*|(?:can ?not|can['’]?t|not|\\p{L}*n['’]?t|never|nicht|nie)\\b[^.!?\\n]{0,30}\\bagain";
const untracks = new RegExp(
  [
    String.raw`\b(?:take|remove|get|drop)\b[^.!?\n]{0,40}\b(?:out of|from) ${repository}(?!\p{L})[^!?\n]*\b(?:${keepsIt})`,
    String.raw`\b(?:stop tracking|untrack)\b[^!?\n]*\b(?:${keepsIt})`,
    String.raw`(?<!\p{L})nicht (?:mehr|länger|weiter) (?:ge)?(?:track\p{L}*|verfolg\p{L}*|versionier\p{L}*)(?!\p{L})`,
    String.raw`git\s*の?(?:管理|追跡)(?:対象)?から(?:外|はず|除)|追跡(?:を|しない|するのを)(?:や|止|解除|よう)`,
    String.raw`\baus (?:git|dem (?:git-?)?repo(?:sitory)?)(?!\p{L})[^!?\n]*\b(?:behalt|bleib|brauch|ignorier)`,
  ].join("|"),
  "iu",
);
const intoIgnored =
  /(?<!(?<!\p{L})(?:from|out of|off|aus) (?:the |der )?)\.gitignore(?![\p{scx=Latin}\p{N}])(?!\s*(?:から|を))/iu;
/** What is not to be in git again is ignored by it. */
const ignores =
  /\bignor|(?<!\p{L})(?:can ?not|can['’]?t|could ?n['’]?t|not|does ?n['’]?t|do ?n['’]?t|wo ?n['’]?t|never)\b[^.!?\n]{0,12}\b(?:be |get |end up |come |go )?(?:added|committed|commited|tracked|checked in|in|into git|there)\b[^.!?\n]{0,20}\bagain(?!\p{L})|(?<!\p{L})(?:nicht|nie)\b[^.!?\n]{0,30}\b(?:wieder|nochmals?|noch einmal|mehr)\b[^.!?\n]{0,30}(?:commit\p{L}*|hinzugefügt|hinein\p{L}*|rein\p{L}*|landet)/iu;

/** It is to be known, not done; or something else is to be done as well. */
const asks =
  /^\s*(?:how|what|why|should|would|show|tell|explain|wie|was|warum|soll\w*|zeig\w*|erklär\w*)\b|(?<!\p{L})(?:schau|guck|vergleich|prüf)\p{L}*|\b(?:compare|check (?:if|whether)|ob|how to|how do|what would|what happens|wie man)\b/iu;
const works =
  /(?<!\p{L})(?:write|insert|change|remove|delete|rename|move|create|make|fix|mend|update|replace|append|sort|schreibe?|ändere?|lösche?|erstelle?|ergänze?)\b/iu;

/**
 * What git is to do where a request says all of it: a commit with its message and its files, a file into the last commit, a file as it was
 * committed last. `files` are those that are meant; `unsaid` is the message of a commit for which none is said. Null where something is left open,
 * which the model has to find out.
 */
export function saidGit(request: string, files: GitFiles, unsaid: string | null = null): GitDeed | null {
  if (asks.test(request)) return null;
  const isLast = /\b(?:last|latest|letzte[nrs]?)\b|最後|直前/iu.test(request) && !/\bcommits\b/iu.test(request);
  if (asksToUncommit(request) && isLast) return { deed: "uncommit" };
  const bare = inWordsOfGit(outsideQuotes(request), files);
  const [quoted, ...quotes] = quotedPhrases(request);
  if (undoesOne.test(bare) && quoted !== undefined && quotes.length === 0) return { deed: "revert", message: quoted };
  const kept = keepsUntracked(request) ? files.filter((file) => file !== ".gitignore") : [];
  const [file, ...more] = kept;
  const isIgnored = files.includes(".gitignore") || intoIgnored.test(bare) || ignores.test(bare);
  if (file !== undefined && more.length === 0 && isIgnored && commits.test(request)) {
    return { deed: "untrack", file, message: messageSaid(request, files) ?? `Stop tracking ${file}` };
  }
  if (works.test(bare)) return null;
  if (lastState.test(request)) return files.length === 0 ? null : { deed: "restore", files };
  const isSaid = quoted !== undefined || /\b(?:message|msg|nachricht|saying)\b|メッセージ/iu.test(request);
  const message = saidMessage(request, files) ?? (isSaid ? null : unsaid);
  if (intoLast.test(request) && forgotten.test(request) && !tellsOfLast.test(request)) {
    return files.length === 0 ? null : { deed: "amend", files, message };
  }
  const isOther = noCommit.test(request) || asksToUndoCommit(request) || asksToUncommit(request);
  const isMore = /\b(?:add|put|füge?)\b/iu.test(bare);
  if (message === null || isOther || isMore || !commits.test(request)) return null;
  const isAll = all.test(outsideQuotes(request));
  if (files.length > 0 && isAll && !allOfFile.test(bare))
    return besides.test(bare) ? { deed: "commit", files: "all", message } : null;
  if (files.length > 0) return { deed: "commit", files, message };
  return isAll ? { deed: "commit", files: "all", message } : null;
}

/** Whether something is to be out of git and to stay in the folder. */
export function keepsUntracked(request: string): boolean {
  // the dot of a name ends no sentence
  return untracks.test(outsideQuotes(request).replaceAll(/\.(?=\w)/gu, "·"));
}

/** "make a commit", "git add plan.md and commit it" and "commit the change in plan.md" say no more than "commit plan.md". */
function inWordsOfGit(request: string, files: GitFiles): string {
  const named = files.reduce((text, file) => text.replaceAll(file, "FILE"), request);
  return named
    .replaceAll(
      /\b(?:make|create|do|erstelle?|mach\w*)\s+(?:(?:me|mir|an?|one|einen?|the|new|neuen?|separate|git)\s+)*commit\b/giu,
      "commit",
    )
    .replaceAll(
      /\b(?:(?:git )?add|stage)\s+(?:(?:the|my|both|files?|FILE|everything|all|changes|and|it|them)\b[\s,]*)+(?:then\s+)?commit\b/giu,
      "commit",
    )
    .replaceAll(
      /\b(?:the|my|this|that|these|those)\s+(?:(?:last|latest|new|small)\s+)?(?:change|update|fix|correction)s?\b/giu,
      "it",
    );
}

/** The one text in quotation marks that is no file; else what stands behind "message:". */
function saidMessage(request: string, files: GitFiles): string | null {
  const unquoted =
    /\b(?:(?:message|msg|nachricht)\s*:|(?:with|mit) (?:(?:the|der) )?(?:message|nachricht))\s*(?!["'\u0060„“”«»「]|(?:that|which|from|you|of|in|die|wie)\s)([^\n]{3,72}?)(?:[.!]?\s*$|[.!]\s+(?=\p{Lu}))/iu.exec(
      request,
    )?.[1];
  if (unquoted !== undefined && quotedPhrases(request).length === 0) return unquoted;
  const [message, ...others] = quotedPhrases(request).filter(
    (phrase) => !files.includes(phrase) && !/^[\w./-]+\.\w{1,5}$/.test(phrase),
  );
  return message !== undefined && others.length === 0 ? message : null;
}

/** A text in quotation marks whose coming or going in the history is asked for; null where none is. */
export function textInHistory(request: string): string | null {
  const isAsked =
    /\b(?:which|what|welche[rm]?)\s+commit\b|\b(?:who|when|wer|wann)\b[^?\n]*\b(?:took|taken|removed?|deleted?|added?|put|wrote|introduced|brought|entfernt|gelöscht|hinzugefügt|rein|raus)|\bcommit\b[^?\n]*\b(?:removed|deleted|added|took)|どのコミット|誰が/iu;
  const [text, ...others] = quotedPhrases(request).filter((phrase) => !/^[\w./-]+\.\w{1,5}$/.test(phrase));
  return text !== undefined && others.length === 0 && isAsked.test(request) ? text : null;
}
