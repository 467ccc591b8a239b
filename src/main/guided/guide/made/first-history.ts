import type { Call } from "../../../agent/step-protocol.ts";
import { shellWord } from "../../forms/shell-word.ts";
import { deletedFile } from "../facts/programs/git-hints.ts";
import { asksAboutHistory } from "../request/wishes/request-intent.ts";
import { type AskedChange, asksWhatChanged } from "../request/git/asks-what-changed.ts";
import { asksOfState } from "../request/git/asks-of-state.ts";
import { asksOfGoneLine } from "../request/git/asks-of-gone-line.ts";
import { asksWhoChanged } from "../request/git/asks-who-changed.ts";
import { rankLines } from "../facts/lines/rank-lines.ts";
import { namedFiles } from "../files/named-files.ts";
import { textInHistory } from "../request/git/said-git.ts";
import { searchWords } from "../request/words/search-words.ts";
import { withoutPaths } from "../request/words/wanted-words.ts";
import type { FileEntry, WorkspaceView } from "../../workspace-view.ts";

/** The state of the repository and its last commits, where a request is about them. */
export async function firstHistory(request: string, files: readonly FileEntry[], view: WorkspaceView): Promise<Call[]> {
  const goneWord = asksOfGoneLine(request);
  const state = asksOfState(request);
  const isOfHistory =
    asksAboutHistory(request) ||
    asksWhoChanged(request) ||
    asksWhatChanged(request) !== null ||
    goneWord !== null ||
    state !== null;
  if (!isOfHistory || !(await view.isRepository())) return [];
  const named = namedFiles(request, files);
  if (state !== null) return [{ tool: "bash", input: { command: stateCommand(state, request, named) } }];
  const [only] = named;
  const isSole = only !== undefined && named.length === 1;
  if (goneWord !== null && isSole && !isWordIn(goneWord, (await view.text(only.path)) ?? ""))
    return [{ tool: "bash", input: { command: goneLineCommand(goneWord, only.path) } }];
  const line = only && named.length === 1 ? askedLine(request, (await view.text(only.path)) ?? "") : null;
  if (only && line) {
    const title = `Commits that changed line ${line.number} (${line.text.trim()}), the last one first:`;
    const log = `git log -s -n 3 ${commitFormat} -L ${line.number},${line.number}:${shellWord(only.path)}`;
    return [{ tool: "bash", input: { command: `echo ${shellWord(title)}; ${log}` } }];
  }
  const change = asksWhatChanged(request);
  if (change !== null) return [{ tool: "bash", input: { command: changeCommand(change, named) } }];
  const sought = textInHistory(request);
  if (sought !== null) return [await historyOfText(sought, named, files, view)];
  const gone = deletedFile(request);
  const asked = gone === null || files.some(({ path }) => path === gone) ? named.map(({ path }) => path) : [gone];
  const paths = asked.map((path) => ` ${shellWord(path)}`).join("");
  const branches = /branch|merge|ブランチ|マージ/iu.test(request) ? `${branchList}; ` : "";
  const command = `git status --short --branch; ${branches}git log -n 8 ${commitFormat}${paths === "" ? "" : ` --${paths}`}`;
  return [{ tool: "bash", input: { command } }];
}

const branchList =
  "git branch --format='branch %(refname:short), last commit %(committerdate:short) %(authorname): %(subject)'";
const commitFormat = "--date=short --format='%h %ad %an: %s'";

const mostDiffLines = 60;
/** With names in other letters as they are. */
const git = "git -c core.quotepath=off";

/** The one file that is named as it is in a tag or on a branch; else the lines there that have a word of the question. */
function stateCommand(state: string, request: string, named: readonly FileEntry[]): string {
  const name = shellWord(state);
  const [file, ...others] = named;
  const words = searchWords(withoutPaths(request.replaceAll(state, " "))).filter((word) => !ofGit.test(word));
  const paths = named.length === 0 ? "." : named.map(({ path }) => shellWord(path)).join(" ");
  const lines =
    file && others.length === 0
      ? `git show ${shellWord(`${state}:./${file.path}`)}`
      : `${git} grep -i -n ${words.map((word) => `-e ${shellWord(word)}`).join(" ")} ${name} -- ${paths}`;
  const told = `{ echo ${shellWord(`As it is in ${state}:`)}; ${lines} | head -n ${mostDiffLines}; }`;
  return `git rev-parse -q --verify ${name} > /dev/null && ${told} || echo ${shellWord(`git has no ${state}.`)}`;
}

const ofGit = /^(?:git|tags?|branch(?:es)?|commits?|names?|theres|called|zweig)$/u;

/** What git tells of the files that changed, and how many lines of each, and the lines themselves of those that are named, or of a commit. */
function changeCommand(change: AskedChange, named: readonly FileEntry[]): string {
  const paths = named.length === 0 ? "" : ` -- ${named.map(({ path }) => shellWord(path)).join(" ")}`;
  const shape = named.length === 0 ? "--stat" : "-U0";
  // who asks what changed wants more than names
  const lines = (diff: string) => (named.length === 0 ? `; ${git} ${diff} -U0 HEAD | head -n ${mostDiffLines}` : "");
  switch (change.of) {
    case "since": {
      const name = shellWord(change.name);
      return `echo ${shellWord(`Commits since ${change.name}:`)}; git log ${commitFormat} ${name}..HEAD${paths}; echo ${shellWord(`Changed since ${change.name}:`)}; git diff ${shape} ${name}${paths}`;
    }
    case "between": {
      const [from, to] = [shellWord(change.from), shellWord(change.to)];
      const title = `Changed between ${change.from} and ${change.to} (- before, + after):`;
      return `echo ${shellWord(title)}; git diff ${shape} ${from} ${to}${paths}`;
    }
    case "last commit":
      return `echo 'Changed in the last commit (- before, + after):'; ${git} show ${shape} ${commitFormat} HEAD${paths}${lines("show --format=")}`;
    case "not committed":
      return `echo 'Changed since the last commit (- before, + after):'; ${git} diff ${shape} HEAD${paths}; git status --short${lines("diff")}`;
    default:
      return change satisfies never;
  }
}

/** The commits that a text came or went with, in the files that are named or in all. */
async function historyOfText(
  text: string,
  named: readonly FileEntry[],
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call> {
  const within = named.length > 0 ? named : files;
  const found = (await view.search([text], 20)).some(
    (match) => match.text.includes(text) && within.some(({ path }) => path === match.path),
  );
  const order = found ? "the last one that brought it in first" : "the one that took it out first";
  const title = `Commits that changed where "${text}" stands, ${order}:`;
  const paths = named.map(({ path }) => ` ${shellWord(path)}`).join("");
  const log = `git log -n 5 ${commitFormat} -S ${shellWord(text)}${paths === "" ? "" : ` --${paths}`}`;
  return { tool: "bash", input: { command: `echo ${shellWord(title)}; ${log}` } };
}

function isWordIn(word: string, text: string): boolean {
  return text.toLowerCase().includes(word.toLowerCase());
}

/** The last commit that took out a line with a word, and that line. */
function goneLineCommand(word: string, path: string): string {
  const title = `The last commit that took out lines of ${path} about ${word}, and these:`;
  const log = `git log -n 1 ${commitFormat} -i -G ${shellWord(word)} -U0 -p -- ${shellWord(path)}`;
  const lines = `grep -i -E ${shellWord(`^[0-9a-f]{7,} [0-9]{4}-|^[-+].*${word}`)} | grep -v -E '^(---|[+]{3}) '`;
  return `echo ${shellWord(title)}; ${log} | ${lines}`;
}

/** The one line that is meant by who asks who has changed something in a file, or when; null where that isn't clear. */
function askedLine(request: string, text: string): { number: number; text: string } | null {
  if (!asksWhoChanged(request)) return null;
  const [best, second] = rankLines(text, withoutPaths(request)).toSorted((one, other) => other.score - one.score);
  return best && best.score > (second?.score ?? 0) && best.text.trim() !== "" && !/^\s*#/.test(best.text) ? best : null;
}
