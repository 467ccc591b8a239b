import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { mostBytes } from "../../../files/files-in-scope.ts";
import { namedFiles } from "../../../files/named-files.ts";
import { keptFiles } from "../../../request/limits/kept-files.ts";
import { saidSection, wantsSectionGone } from "../../../request/texts-and-tables/said-section.ts";

/** In more files than this nothing is looked for. */
const mostFiles = 60;
const ofAllPages =
  /(?<!\p{L})(?:from|in|out of|on|aus|von|auf)\s+(?:all|every|each|allen|jede[rnm]|sämtlichen)(?!\p{L})|(?<!\p{L})(?:everywhere|überall)(?!\p{L})/iu;
const heading = /^(#{1,6})\s+(.*?)\s*#*\s*$/u;

/**
 * A section that a request wants to be gone from several pages, taken out of each, up to the next heading of its rank. Empty where it says no such thing,
 * or not which section.
 */
export async function saidSectionCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  if (!wantsSectionGone(request)) return [];
  const isOfAll = ofAllPages.test(request);
  const named = namedFiles(request, files);
  // who says all pages and names one means where it is told now
  const scope = (isOfAll ? files.filter((file) => !named.includes(file)) : named).filter(
    ({ path, size }) => /\.(?:md|markdown)$/i.test(path) && size <= mostBytes,
  );
  if (scope.length === 0 || scope.length > mostFiles) return [];
  const kept = keptFiles(request, files);
  const texts = await Promise.all(
    scope
      .filter(({ path }) => !kept.includes(path))
      .map(async ({ path }) => ({ path, lines: ((await view.text(path)) ?? "").split("\n") })),
  );
  const headings = texts.flatMap(({ lines }) => lines.flatMap((line) => heading.exec(line)?.[2] ?? []));
  const gone = saidSection(request, headings);
  if (gone === null) return [];
  return texts.flatMap(({ path, lines }) => removalIn(path, lines, gone));
}

function removalIn(path: string, lines: readonly string[], gone: string): Call[] {
  const from = lines.findIndex((line) => heading.exec(line)?.[2]?.toLowerCase() === gone.toLowerCase());
  const rank = heading.exec(lines[from] ?? "")?.[1]?.length ?? 0;
  // the title of a page is no section of it
  if (from < 0 || rank < 2) return [];
  const next = lines.findIndex((line, index) => index > from && (heading.exec(line)?.[1]?.length ?? 7) <= rank);
  const isLast = next < 0;
  // no empty lines are left at the end of a page
  const at = isLast ? lines.slice(0, from).findLastIndex((line) => line.trim() !== "") + 1 : from;
  const removed = isLast ? lines.slice(at).join("\n") : `${lines.slice(at, next).join("\n")}\n`;
  return [{ tool: "edit", input: { path, old_text: removed, new_text: "", line: at + 1 } }];
}
