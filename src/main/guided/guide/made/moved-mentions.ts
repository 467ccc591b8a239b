import { baseName, endingOf, folderOf } from "../../../../shared/path-parts.ts";
import type { Call } from "../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../workspace-view.ts";
import { escapeRegExp } from "../request/word-pattern.ts";
import { namedFiles } from "../files/named-files.ts";
import { withoutPaths, withoutUnmeant } from "../request/wanted-words.ts";
import type { StepRecord } from "../turn/step-record.ts";

const asksForMentions =
  /\b(?:correct|update|fix|change|adjust|adapt|korrigiere?|aktualisiere?|ändere?|passe?)\b[^.;!?]*\b(?:mention\w*|old name|links?|linked|references?|refers?|imports?|path|verweis\w*|erwähn\w*|alte\w* namen?|verlink\w*)\b|\b(?:links?|verweise)\b[^.;!?]*\b(?:work|stimmen|funktionier\w*)\b|リンク.*(?:直し|更新|修正)/iu;
/** More files than this aren't looked into. */
const mostFiles = 400;

/**
 * Once a file has another name or place, that in the texts that mention it, where a request asks for it: in the files that it names besides, or
 * in all. Empty where the last step moved no single file, or nothing mentions it.
 */
export async function mentionCalls(
  records: readonly StepRecord[],
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const last = records.at(-1);
  const moved = last && !last.isMade ? movedFile(last) : null;
  if (!moved || files.length > mostFiles || !asksForMentions.test(withoutPaths(withoutUnmeant(request)))) return [];
  const [from, given] = moved;
  // into a folder it goes with its name
  const to = [given, `${given}/${baseName(from)}`].find((path) => files.some((file) => file.path === path));
  if (to === undefined || endingOf(from) === "") return [];
  const named = namedFiles(request, files).filter(({ path }) => path !== to && path !== from);
  const isBeside = folderOf(from) === folderOf(to);
  const calls = (named.length > 0 ? named : files).map(async ({ path }): Promise<Call[]> => {
    const text = (await view.text(path)) ?? "";
    // a link may be written from the folder of the file that it stands in
    const own = folderOf(path);
    const isNear = own !== "" && from.startsWith(own) && to.startsWith(own);
    const ways = [
      [from, to],
      ...(isNear ? [[from.slice(own.length), to.slice(own.length)]] : []),
      ...(isBeside ? [[baseName(from), baseName(to)]] : []),
    ];
    const found = ways.find(([way = ""]) => mentionOf(way).test(text));
    return found ? lineEdits(path, text, found) : [];
  });
  return (await Promise.all(calls)).flat();
}

/** The path itself, not the end of another: `notes.md`, neither `meeting-notes.md` nor `en/notes.md`. */
function mentionOf(path: string): RegExp {
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}_./-])(?:\./)?${escapeRegExp(path)}(?![\p{L}\p{N}_-]|\.[\p{L}\p{N}])`,
    "gu",
  );
}

function lineEdits(path: string, text: string, [old = "", fresh = ""]: readonly string[]): Call[] {
  return text.split("\n").flatMap((line, index) => {
    const changed = line.replaceAll(mentionOf(old), (found) => found.replace(old, () => fresh));
    const input = { path, old_text: line, new_text: changed, line: index + 1 };
    return changed === line ? [] : [{ tool: "edit", input }];
  });
}

/** The one file that a command has moved: from where to where. */
function movedFile({ tool, status, input: { command }, text }: StepRecord): readonly [string, string] | null {
  if (tool !== "bash" || status !== "ok" || typeof command !== "string" || !text.startsWith("exit 0")) return null;
  const told = [...text.matchAll(/^renamed ['"](.+?)['"] -> ['"](.+?)['"]$/gmu)];
  const word = String.raw`(?:'([^']+)'|"([^"$\u0060]+)"|([^\s'"$\u0060;&|*?]+))`;
  const said = new RegExp(String.raw`^(?:git )?mv (?:-[a-z]+ )*(?:-- )?${word} ${word}$`, "u").exec(command.trim());
  const [from, to] =
    told.length === 1
      ? [told[0]?.[1], told[0]?.[2]]
      : [said?.[1] ?? said?.[2] ?? said?.[3], said?.[4] ?? said?.[5] ?? said?.[6]];
  if (from === undefined || to === undefined) return null;
  return [from, to.endsWith("/") ? to + baseName(from) : to];
}
