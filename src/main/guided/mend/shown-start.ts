import { namedFiles } from "../guide/files/named-files.ts";
import { rulesOutRunning } from "../guide/request/wishes/said-running.ts";
import type { FileEntry, WorkspaceView } from "../workspace-view.ts";
import { givenValues, isToAsk } from "./given-values.ts";
import { saidCommand } from "./said-command.ts";
import { destroyerIn } from "./started-programs.ts";

/** What it prints leaves nothing behind. */
const prints = /\b(?:process|sys)\.std(?:out|err)\.write\b/gu;
/** Each run of it may leave more behind. */
const leavesTraces =
  /["'](?:[wax]b?\+?|r\+b?)["']|\bwrite|(?:append|copy)(?:File|Sync)|createWriteStream|\bunlink|\bremove|\brename|\bmkdir|makedirs|\b(?:touch|rm|mv|cp|tee)\b|\bshutil\b|\bsqlite3\b|\.to_(?:csv|json|excel)\(|savefig|\.save\(|\bsed -i/u;
const redirects = /(?<![<>=&-])>{1,2}(?!&|\s*\/dev\/)\s*\S/u;
/** It goes on for a while, or opens a window. */
const goesOn =
  /\bsleep\b|setTimeout|setInterval|\.listen\(|serve_forever|createServer|http\.server|\b(?:tkinter|pygame|curses)\b/u;
/** It may be right that it ends with an error. */
const saysEnd =
  /(?<!\p{L})(?:exits?|exit ?codes?|status code|error\p{L}*|fails?|complains?|usage|abbrech\p{L}*|bricht|fehler\p{L}*|rückgabewert)(?!\p{L})|終了コード|エラー/iu;
/** Who will start it says so. */
const startsItself =
  /(?<!\p{L})(?:(?:i|we)(?:['’]ll| will|['’]m going to| am going to) (?:\p{L}+ )?(?:run|start|call|try|test|use)|(?:run|start|try|test) it (?:myself|ourselves)|later|later on|später|nachher|selbst|selber)(?!\p{L})|後で|あとで|自分で/iu;
/** It stands for a value: FILE, [day], … */
const placeholder = /^(?:\p{Lu}[\p{Lu}_]*|.*[[\]{}…*].*|\.{2,}|x|n)$/u;

/**
 * The command by which a request shows how a new program is started with what it is given: if it ends with an error then, the program isn't right. Null where none is
 * shown, what it is given isn't there, or the program does more than to read and to print.
 */
export async function shownStart(
  request: string,
  { path, text }: { path: string; text: string },
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<string | null> {
  const bare = text.replaceAll(prints, " ");
  const mayDoMore = leavesTraces.test(bare) || goesOn.test(bare) || (path.endsWith(".sh") && redirects.test(bare));
  if (text.trim() === "" || mayDoMore || isToAsk(request) || saysEnd.test(request)) return null;
  if (startsItself.test(request) || rulesOutRunning(request)) return null;
  const command = saidCommand(request, files);
  const known = files.map((file) => file.path);
  const values = givenValues(path, request, known);
  const isThere = (value: string) => !/[./]\p{L}|\/$/u.test(value) || namedFiles(value, files).length > 0;
  if (command === null || values.length === 0) return null;
  if (values.some((value) => placeholder.test(value) || !isThere(value))) return null;
  return (await destroyerIn(command, (file) => view.text(file))) === null ? command : null;
}
