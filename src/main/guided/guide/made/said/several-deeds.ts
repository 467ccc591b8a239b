import type { FileEntry } from "../../../workspace-view.ts";
import { outsideQuotes } from "../../../forms/outside-quotes.ts";
import { baseName } from "../../../../../shared/path-parts.ts";
import { foldersOfGit, isJoined } from "../../files/folders-of-git.ts";
import { namedFiles } from "../../files/named-files.ts";
import { calledFiles } from "../../files/several-files.ts";
import { countsCommits } from "../../request/git/counts-commits.ts";
import { gitClauses } from "../../request/git/git-clauses.ts";
import type { GitDeed } from "../../request/git/git-deed.ts";
import { isDenial } from "../../request/limits/ruled-out-files.ts";
import { withBranching } from "../../request/git/said-branching.ts";
import { saidGit } from "../../request/git/said-git.ts";
import { saidTag } from "../../request/git/said-tag.ts";
import { quotedPhrases } from "../../request/words/search-words.ts";
import { escapeRegExp } from "../../request/words/word-pattern.ts";

/** What a commit is of, and its message, where a wish says none. */
type Unsaid = { files: readonly string[]; message: string | null };

const commits = /(?<!\p{L})(?:commit(?:te|ten|tiere?)?|einchecken)(?!\p{L})|コミット/iu;
const deedWords =
  /(?<!\p{L})(?:commit\p{L}*|tag|tagge|merge|push\p{L}*|delete|lösch\p{L}*)(?!\p{L})|コミット|タグ|マージ/iu;
const rulesOut =
  /^(?:(?:but|and|please|aber|und|bitte) )*(?:not|only|just|don['’]?t|do not|never|no|nothing|leave|keep|nicht|nur|lass|kein\p{L}*|nichts|the rest|the others?|everything else|all else|(?:der|den) rest|alles andere|die anderen?)(?!\p{L})/iu;
/** "and say how many there are on winter": that would be lost. */
const asksMore = /(?<!\p{L})(?:how many|which|wie viele|welche\p{L}*|rebase|merge|push)(?!\p{L})|いくつ|何件/iu;
const reminds = /\b(?:forget|vergiss|vergessen)\b|忘れ/iu;

/**
 * What git is to do where a request says all of it, wish by wish: commits of files or folders, tags, branches, and how many commits there are then.
 * Null where one of its wishes is about something else, or leaves something open.
 */
export function severalDeeds(
  request: string,
  files: readonly FileEntry[],
  unsaid: Unsaid = { files: [], message: null },
): GitDeed[] | null {
  const clauses = gitClauses(request);
  const isRuledOut = (clause: string) =>
    isDenial(clause) || rulesOut.test(clause) ? rulesOut.test(clause) || !deedWords.test(outsideQuotes(clause)) : false;
  if (clauses.some((clause) => reminds.test(outsideQuotes(clause)))) return null;
  const denied = clauses.filter(isRuledOut).flatMap((clause) => filesIn(clause, files));
  let deeds: GitDeed[] | null = [];
  for (const clause of clauses.filter((each) => !isRuledOut(each))) {
    if (deeds === null) return null;
    deeds = withDeed(deeds, clause, { files, denied, unsaid });
  }
  return deeds?.some(({ deed }) => deed !== "count commits") ? deeds : null;
}

type Around = { files: readonly FileEntry[]; denied: readonly string[]; unsaid: Unsaid };

function withDeed(before: readonly GitDeed[], clause: string, around: Around): GitDeed[] | null {
  if (countsCommits(clause)) return [...before, { deed: "count commits" }];
  const tag = saidTag(clause);
  if (tag !== null) return [...before, tag];
  if (!commits.test(outsideQuotes(clause))) return withBranching(before, clause);
  const commit = commitOf(clause, around);
  return commit && [...before, commit];
}

function commitOf(clause: string, { files, denied, unsaid }: Around): GitDeed | null {
  const bare = withoutMessage(clause, files);
  const excepted = exception.exec(bare);
  const out = [...denied, ...(excepted ? filesIn(excepted[0], files) : [])];
  const about = excepted ? bare.replace(excepted[0], " ") : bare;
  const said = filesOfCommit(about, files, out);
  if (said === null || isDenial(about) || asksMore.test(about)) return null;
  const own = unsaid.files.filter((path) => !out.includes(path));
  const deed = saidGit(
    excepted ? clause.replace(excepted[0], " ") : clause,
    said.length > 0 ? said : own,
    unsaid.message,
  );
  if (deed?.deed === "amend") return deed;
  if (deed?.deed !== "commit") return null;
  if (deed.files === "all")
    return out.length > 0 || !excepted ? { ...deed, ...(out.length > 0 ? { except: out } : {}) } : null;
  return excepted ? null : deed;
}

/** "everything except b.md" */
const exception =
  /\s(?:except|apart from|other than|besides|but not|without|außer|bis auf|ohne)\s(?:(?:for|the|die|der|den|das) )*\S+\.\w+(?:,? (?:and|und|or|oder)? ?\S+\.\w+)*/iu;

/**
 * The files and folders that a wish to commit names but for those that are ruled out; null where what is meant isn't clear, such as a folder without
 * some of its files.
 */
export function filesOfCommit(clause: string, files: readonly FileEntry[], denied: readonly string[]): string[] | null {
  const folders = foldersOfGit(
    clause,
    files.map(({ path }) => path),
  );
  if (folders === null) return null;
  const named = filesIn(clause, files).filter((path) => !denied.includes(path));
  const whole = folders.filter((folder) => !named.some((path) => path.startsWith(`${folder}/`)));
  const isCut = whole.some((folder) => denied.some((path) => path.startsWith(`${folder}/`)));
  // "the list in the archive folder" is one thing
  const isApart = named.length > 0 && whole.some((folder) => !isJoined(folder, namesOf(named), clause));
  return isCut || isApart ? null : [...named, ...whole];
}

function namesOf(paths: readonly string[]): string[] {
  return paths.flatMap((path) => [path, baseName(path)]);
}

function filesIn(text: string, files: readonly FileEntry[]): string[] {
  const named = namedFiles(text, files);
  return [...new Set((named.length > 0 ? named : spokenIn(text, files)).map(({ path }) => path))];
}

/** "commit my new menu": the one file that is called so. */
function spokenIn(text: string, files: readonly FileEntry[]): readonly FileEntry[] {
  const said =
    /(?<!\p{L})commit(?:te)? (?:my|the|our|mein\p{L}*|unser\p{L}*|die|das|den) (?:(?:new|changed|updated|neu\p{L}*|geändert\p{L}*) )?(\p{L}{3,})/iu.exec(
      text,
    )?.[1] ?? "";
  const called = calledFiles(said, files);
  return called.length === 1 ? called : [];
}

/** A message may have the name of a file in it. */
function withoutMessage(clause: string, files: readonly FileEntry[]): string {
  const messages = quotedPhrases(clause).filter((phrase) => !files.some(({ path }) => path.endsWith(phrase)));
  // the quotes come along, as a short message may stand within a word as well
  return messages.reduce(
    (text, message) => text.replace(new RegExp(`.${escapeRegExp(message)}["'\u0060“”]`, "u"), " "),
    clause,
  );
}
