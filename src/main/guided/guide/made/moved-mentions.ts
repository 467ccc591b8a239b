import { baseName, endingOf, folderOf, wayTo } from "../../../../shared/path-parts.ts";
import type { Call } from "../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../workspace-view.ts";
import { escapeRegExp } from "../request/words/word-pattern.ts";
import { namedFiles } from "../files/named-files.ts";
import { asksForMentions } from "../request/files/asks-for-mentions.ts";
import { keptFiles } from "../request/limits/kept-files.ts";
import { withoutPaths, withoutUnmeant } from "../request/words/wanted-words.ts";
import type { StepRecord } from "../turn/step-record.ts";

/** More files than this aren't looked into. */
const mostFiles = 400;

/**
 * Once files have other names or places, those in the texts that mention them, where a request asks for it, or names a text besides: of a single one in the files
 * that it names, else in all. Empty where the last step moved none, or nothing mentions them.
 */
export async function mentionCalls(
  records: readonly StepRecord[],
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const last = records.at(-1);
  const moved = last ? movedFiles(last) : [];
  if (moved.length === 0 || files.length > mostFiles) return [];
  const there = moved.flatMap(({ from, given }) => {
    // into a folder it goes with its name
    const to = [given, `${given}/${baseName(from)}`].find((path) => files.some((file) => file.path === path));
    return to === undefined || endingOf(from) === "" ? [] : [{ from, to }];
  });
  const isMoved = (path: string) => there.some(({ from, to }) => path === to || path === from);
  const named = there.length === 1 ? namedFiles(request, files).filter(({ path }) => !isMoved(path)) : [];
  // who says a text together with the new name means the old one in it
  const isAsked = asksForMentions(withoutPaths(withoutUnmeant(request)));
  if (!isAsked && (named.length === 0 || keptFiles(request, named).length > 0)) return [];
  // beside a text its own `plan.md` is meant
  const paths = new Set(files.map(({ path }) => path));
  const isOther = (path: string, old: string) => paths.has(folderOf(path) + old);
  const calls = (named.length > 0 ? named : files).map(async ({ path }): Promise<Call[]> => {
    const text = (await view.text(path)) ?? "";
    return lineEdits(
      path,
      text,
      there.flatMap((move) => waysIn(text, path, move).filter(([old]) => !isOther(path, old))),
    );
  });
  return (await Promise.all(calls)).flat();
}

type Way = readonly [old: string, fresh: string];

/** How a text mentions a file that was moved, and how it is to do so now: from the top, from the folder of the text, or by its name alone. */
function waysIn(text: string, path: string, { from, to }: { from: string; to: string }): readonly Way[] {
  // each of the ways ends with the name: most texts have none
  if (![baseName(from), encodeURI(baseName(from))].some((name) => text.includes(name))) return [];
  const own = folderOf(path);
  const isNear = own !== "" && from.startsWith(own) && to.startsWith(own);
  const ways: readonly Way[] = [
    [from, to],
    ...(isNear ? [[from.slice(own.length), to.slice(own.length)] as const] : []),
    ...(own === "" ? [] : [[wayTo(from, own), wayTo(to, own)] as const]),
    ...(folderOf(from) === folderOf(to) ? [[baseName(from), baseName(to)] as const] : []),
  ];
  // a page may write blanks as `%20`
  const written = ways.map(([old, fresh]): readonly Way[] =>
    encodeURI(old) === old
      ? [[old, fresh]]
      : [
          [old, fresh],
          [encodeURI(old), encodeURI(fresh)],
        ],
  );
  return written.find((way) => way.some(([old]) => mentionOf(old).test(text))) ?? [];
}

/** One of these paths itself, not the end of another: `notes.md`, neither `meeting-notes.md` nor `en/notes.md`. */
function mentionOf(...paths: readonly string[]): RegExp {
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}_./-])(?:\./)?(?:${paths.map(escapeRegExp).join("|")})(?![\p{L}\p{N}_-]|\.[\p{L}\p{N}])`,
    "gu",
  );
}

/** The lines in which something is mentioned otherwise now; the longest way comes first, as it may end with another one. */
function lineEdits(path: string, text: string, ways: readonly Way[]): Call[] {
  const order = ways.toSorted(([one], [other]) => other.length - one.length);
  if (order.length === 0) return [];
  const any = mentionOf(...order.map(([from]) => from));
  return text.split("\n").flatMap((line, index) => {
    const changed = line.replaceAll(any, (found) => {
      const way = order.find(([from]) => found === from || found === `./${from}`);
      return way ? found.replace(way[0], () => way[1]) : found;
    });
    const input = { path, old_text: line, new_text: changed, line: index + 1 };
    return changed === line ? [] : [{ tool: "edit", input }];
  });
}

/** The files that a command has moved: from where to where, which may be a folder. */
export function movedFiles({
  tool,
  status,
  input: { command },
  text,
}: StepRecord): readonly { from: string; given: string }[] {
  if (tool !== "bash" || status !== "ok" || typeof command !== "string" || !text.startsWith("exit 0")) return [];
  const told = [...text.matchAll(/^renamed (['"])(.+?)\1 -> (['"])(.+?)\3$/gmu)];
  if (told.length > 0) return told.map(([, , from = "", , given = ""]) => ({ from, given }));
  const word = String.raw`(?:'([^']+)'|"([^"$\u0060]+)"|([^\s'"$\u0060;&|*?]+))`;
  const said = new RegExp(String.raw`^(?:git )?mv (?:-[a-z]+ )*(?:-- )?${word} ${word}$`, "u").exec(command.trim());
  const [from, to] = [said?.[1] ?? said?.[2] ?? said?.[3], said?.[4] ?? said?.[5] ?? said?.[6]];
  if (from === undefined || to === undefined) return [];
  return [{ from, given: to.endsWith("/") ? to + baseName(from) : to }];
}
