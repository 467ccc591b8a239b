import { baseName } from "../../../shared/path-parts.ts";
import { escapeRegExp } from "../guide/request/words/word-pattern.ts";
import { withoutPaths } from "../guide/request/words/wanted-words.ts";
import { isCommonWord, wordsOf } from "../guide/request/words/words.ts";
import type { FileEntry, WorkspaceView } from "../workspace-view.ts";
import type { FailedRun } from "./failed-run.ts";
import { isProgram } from "./program-file.ts";

/** What a request says that a program should print and doesn't, and what it prints and shouldn't, by names that stand in its data. */
export type ToldNames = { missing: readonly string[]; extra: readonly string[] };

const shortest = 3;
const longest = 40;
const largest = 200_000;

const isMissing =
  /(?<!\p{L})(?:(?:is|are|does|do|was|were)(?:n['’]?t| not)|not|never|missing|nowhere|left out|skips?|skipped|forgets?|leaves? out|without|fehl(?:t|en)|nicht|kein\p{L}*|vergisst|auslässt)(?!\p{L})|ない|ません|抜け|漏れ/iu;
const prints =
  /(?<!\p{L})(?:tells?|lists?|shows?|prints?|says?|reports?|includes?|contains?|names?|orders?|appears?|comes? up|there|zeigt|listet|druckt|nennt|meldet|steht|stehen)(?!\p{L})|出|表示/iu;
const isWrong =
  /(?<!\p{L})(?:though|although|even though|but|still|wrongly|should ?n['’]?t|should not|must ?n['’]?t|must not|not supposed|obwohl|aber|trotzdem|dürfte|sollte)(?!\p{L})|のに|はず/iu;
const shouldNot =
  /(?<!\p{L})(?:should ?n['’]?t|should not|must ?n['’]?t|must not|has no place|does ?n['’]?t belong|not supposed|soll\p{L}* (?:da )?nicht|dürf\p{L}* nicht|gehört (?:da )?nicht)(?!\p{L})/iu;

/** The names of which a request says that a run leaves them out, or prints them wrongly; null where it says so of none, or the run did otherwise. */
export async function toldNames(
  { command, request, text }: FailedRun,
  files: readonly FileEntry[],
  view: Pick<WorkspaceView, "text">,
): Promise<ToldNames | null> {
  const programs = files.filter(({ path }) => isProgram(path) && command.includes(path));
  const sources = [command, ...(await Promise.all(programs.map(async ({ path }) => (await view.text(path)) ?? "")))];
  const isRead = ({ path }: FileEntry) => sources.some((source) => source.includes(baseName(path)));
  const data = files.filter((file) => !isProgram(file.path) && file.size <= largest && isRead(file));
  const texts = await Promise.all(data.map(async ({ path }) => withoutHeadings(path, (await view.text(path)) ?? "")));
  return namesIn(withoutPaths(request.replaceAll(command, " ")), text, texts.flatMap(cellsOf));
}

function withoutHeadings(path: string, text: string): string {
  return /\.[ct]sv$/i.test(path) ? text.replace(/^.*\n/u, "") : text;
}

/** The pieces of data that may be names. */
function cellsOf(text: string): string[] {
  const cells = text.split(/[\n,;|\t"'[\]{}]|:\s/u).map((cell) => cell.trim());
  const isName = (cell: string) =>
    /^\p{L}/u.test(cell) &&
    cell.length >= shortest &&
    cell.length <= longest &&
    wordsOf(cell).some((word) => !isCommonWord(word));
  return [...new Set(cells.filter(isName))].toSorted((one, other) => other.length - one.length);
}

function namesIn(request: string, printed: string, names: readonly string[]): ToldNames | null {
  let rest = request;
  const said = names.flatMap((name) => {
    const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])${escapeRegExp(name)}(?![\p{L}\p{N}])`, "iu");
    const at = rest.search(pattern);
    if (at === -1) return [];
    rest = rest.replace(pattern, (found) => "\u0001".repeat(found.length));
    return [{ name, clause: clauseAround(request, at) }];
  });
  const isPrinted = ({ name }: { name: string }) => says(printed, name);
  const missing = said.filter((each) => !isPrinted(each) && isMissing.test(each.clause));
  const extra = said.filter(
    (each) =>
      isPrinted(each) &&
      (shouldNot.test(each.clause) || (prints.test(each.clause) && isWrong.test(sentenceOf(request, each.clause)))),
  );
  // of the others nothing is known
  const isHeld = said.every((each) => missing.includes(each) || extra.includes(each));
  return said.length > 0 && isHeld
    ? { missing: missing.map(({ name }) => name), extra: extra.map(({ name }) => name) }
    : null;
}

/** What is said of one thing. */
function clauseAround(request: string, at: number): string {
  const before = request.slice(0, at).search(/[^.!?;\n。]*$/u);
  const [own = ""] = /^[^.!?;\n。]*/u.exec(request.slice(at)) ?? [];
  return request.slice(before, at) + own;
}

function sentenceOf(request: string, clause: string): string {
  return request.split(/(?<=[.!?。])\s*/u).find((sentence) => sentence.includes(clause)) ?? clause;
}

/** Whether a run prints what it should by its names, with all else that an earlier one did. */
export function meetsNames(outcome: string, before: string, { missing, extra }: ToldNames): boolean {
  const [lines, then] = [outcome.split("\n"), before.split("\n")];
  const left = then.filter((line) => line.trim() !== "" && !extra.some((name) => says(line, name)));
  return (
    outcome.startsWith("exit 0") &&
    missing.every((name) => says(outcome, name)) &&
    !extra.some((name) => says(outcome, name)) &&
    left.every((line) => lines.includes(line))
  );
}

/** Anna isn't Ann. */
function says(text: string, name: string): boolean {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escapeRegExp(name)}(?![\p{L}\p{N}])`, "iu").test(text);
}
