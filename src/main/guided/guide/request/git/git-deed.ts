import { shellWord } from "../../../forms/shell-word.ts";

/** One thing that git is to do, as a request says it. */
export type GitDeed =
  | { deed: "commit"; files: readonly string[]; message: string }
  | { deed: "commit"; files: "all"; message: string; except?: readonly string[] }
  /** Files into the last commit, with its message unless there is another one. */
  | { deed: "amend"; files: readonly string[]; message: string | null }
  /** Files as they were committed last. */
  | { deed: "restore"; files: readonly string[] }
  /** A deleted file as it was last. */
  | { deed: "bring back"; file: string }
  /** The last commit undone, and what it changed kept. */
  | { deed: "uncommit" }
  /** The last commit on a branch of its own, and no longer on this one; what isn't committed stays in the files. */
  | { deed: "branch off"; name: string }
  /** A commit undone by a new one. */
  | { deed: "revert"; message: string }
  /** The last commit undone by a new one. */
  | { deed: "revert last" }
  /** Another message for the last commit, and nothing else of it. `before`: the one that it is said to have. */
  | { deed: "reword"; message: string; before: string | null }
  /** What was to be in the next commit no longer is; it stays in the files. */
  | { deed: "unstage"; files: readonly string[] | "all" }
  /** Null is the one that the folder is on. */
  | { deed: "rename branch"; name: string | null; to: string }
  /** A file, or a folder with "/" at its end, that stays, but no longer in git, with a commit of just that. */
  | { deed: "untrack"; file: string; message: string }
  /** `prefer`: whose lines count where both changed the same. */
  | { deed: "merge"; name: string; prefer: "theirs" | "ours" | null }
  | { deed: "new branch" | "switch" | "delete branch"; name: string }
  /** With a message it is one that git keeps with a date and a name. `at`: on the commit that brought a text into a file, instead of the last one. */
  | { deed: "tag"; name: string; message: string | null; at?: { file: string; text: string } }
  /** A file under another name as it is, and then as it was committed last. */
  | { deed: "set aside"; file: string; to: string }
  /** Which branches there are is to be told. */
  | { deed: "list branches" }
  /** How many there are is to be told. */
  | { deed: "count commits" };

/** One command for all of them, in their order: where one fails, the next ones aren't done. */
export function commandOf(deeds: readonly GitDeed[]): string {
  return deeds.map(commandFor).join(" && ");
}

function commandFor(deed: GitDeed): string {
  switch (deed.deed) {
    case "commit":
      if (deed.files === "all") return commitOfAll(deed.message, deed.except ?? []);
      return `git add -- ${words(deed.files)} && git commit -m ${shellWord(deed.message)} -- ${words(deed.files)}`;
    case "amend": {
      const message = deed.message === null ? "--no-edit" : `-m ${shellWord(deed.message)}`;
      return `git add -- ${words(deed.files)} && git commit --amend ${message} -- ${words(deed.files)}`;
    }
    case "restore":
      return `git checkout HEAD -- ${words(deed.files)}`;
    case "bring back": {
      const name = shellWord(deed.file);
      // where it was committed that it is gone, it stands in the commit before
      return `git checkout HEAD -- ${name} || git checkout "$(git rev-list -n 1 HEAD -- ${name})^" -- ${name}`;
    }
    case "uncommit":
      return "git reset --soft HEAD~1";
    case "branch off":
      // where what isn't committed would be lost git refuses
      return `git branch ${deed.name} && git reset --keep HEAD~1`;
    case "new branch":
      return `git checkout -b ${deed.name}`;
    // unlike checkout it never takes a name for a file's, whose changes would be lost
    case "switch":
      return `git switch ${deed.name}`;
    case "merge":
      return `git merge --no-edit ${deed.prefer === null ? "" : `-X ${deed.prefer} `}${deed.name}`;
    case "revert": {
      // the whole first line is the message, whatever signs it has
      const found = `git log --format='%H %s' | grep -m 1 -E -x ${shellWord(`[0-9a-f]{40} ${asPattern(deed.message)}`)} | cut -c 1-40`;
      return `git revert --no-edit "$(${found})"`;
    }
    case "revert last":
      return "git revert --no-edit HEAD";
    case "reword": {
      // `--only` leaves what is staged for the next one; below its first line the commit says what it said
      const said = `{ printf '%s\\n\\n' ${shellWord(deed.message)}; git log -1 --format=%b; }`;
      const reword = `${said} | git commit --amend --only -F -`;
      if (deed.before === null) return reword;
      const isMeant = `git log -1 --format=%s | grep -qixF -- ${shellWord(deed.before)}`;
      return `if ${isMeant}; then ${reword}; else echo 'The last commit has another message.' >&2; exit 1; fi`;
    }
    case "unstage":
      return `git restore --staged -- ${deed.files === "all" ? "." : words(deed.files)}`;
    case "rename branch":
      return renamedBranch(deed.name, deed.to);
    case "untrack": {
      const name = shellWord(deed.file);
      const ignored = `{ grep -q -x -F ${name} .gitignore 2>/dev/null || { [ -z "$(tail -c 1 .gitignore 2>/dev/null)" ] || echo >> .gitignore; echo ${name} >> .gitignore; }; }`;
      // the commit is of what is staged, so nothing else may be
      return `git diff --cached --quiet && git rm -r --cached -q -- ${name} && ${ignored} && git add .gitignore && git -c core.quotepath=off commit -m ${shellWord(deed.message)}`;
    }
    case "delete branch":
      return `git branch -d ${deed.name}`;
    case "set aside":
      return `[ ! -e ${shellWord(deed.to)} ] && cp -- ${shellWord(deed.file)} ${shellWord(deed.to)} && git checkout HEAD -- ${shellWord(deed.file)}`;
    case "list branches":
      return "git branch --format='%(refname:short)' | paste -s -d ' ' -";
    case "tag":
      if (deed.at) return tagAt(deed.name, deed.at);
      return deed.message === null ? `git tag ${deed.name}` : `git tag -a ${deed.name} -m ${shellWord(deed.message)}`;
    case "count commits":
      return "git rev-list --count HEAD";
  }
}

/** More than two commits touch a text that came, went and came back: then it isn't clear which of them is meant. */
function tagAt(name: string, { file, text }: { file: string; text: string }): string {
  const pattern = shellWord(`(^|[^0-9A-Za-z.])${asPattern(text)}([^0-9A-Za-z.]|$)`);
  const found = `git log --reverse --format=%H --pickaxe-regex -S ${pattern} -- ${shellWord(file)}`;
  const isClear = `[ -n "$found" ] && [ "$(echo "$found" | wc -l)" -le 2 ]`;
  return `found="$(${found})" && ${isClear} && git tag ${name} "$(echo "$found" | head -n 1)"`;
}

/** Where git's settings can't be written it renames a branch all the same, and then complains. */
function renamedBranch(name: string | null, to: string): string {
  if (name === null) return `git branch -m ${to} || [ "$(git branch --show-current)" = ${to} ]`;
  const old = `git show-ref --verify refs/heads/${name}`;
  return `${old} && { git branch -m ${name} ${to} || ! ${old}; }`;
}

function commitOfAll(message: string, except: readonly string[]): string {
  const paths = [".", ...except.map((path) => `:(exclude)${path}`)];
  return except.length === 0
    ? `git add -A && git commit -m ${shellWord(message)}`
    : `git add -A -- ${words(paths)} && git commit -m ${shellWord(message)} -- ${words(paths)}`;
}

/** A text as a pattern of grep that matches just it. */
function asPattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

function words(files: readonly string[]): string {
  return files.map(shellWord).join(" ");
}
