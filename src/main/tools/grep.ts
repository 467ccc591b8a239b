import * as z from "zod";
import { AppError } from "../../shared/error.ts";
import { defineTool, type Tool } from "../agent/tool.ts";
import { optionalFlag, optionalText } from "./lenient.ts";
import { findExisting } from "./nearest-paths.ts";
import { pathPattern } from "./path-pattern.ts";
import type { Match, SearchQuery, ToolWorkspace } from "./tool-workspace.ts";
import { count } from "./wording.ts";

/** So many matches are shown of how many there are: the first ones, and the last, which a log is searched for. */
const firstLines = 20;
const lastLines = 8;
const mostCounted = 10_000;
const mostCharacters = 3_000;
const longestLine = 240;

type Filter = (path: string) => boolean;

/** Finds lines of files by what is in them. */
export function grepTool(workspace: ToolWorkspace): Tool {
  return defineTool({
    name: "grep",
    description: "find lines that contain a text",
    effect: "look",
    input: z.object({
      pattern: z.string().min(1).max(1_000),
      path: optionalText().describe("file or folder"),
      glob: optionalText().describe("names of files, such as *.md"),
      ignore_case: optionalFlag(),
    }),
    sources: { pattern: "one-line", path: "existing-folder", glob: "one-line", ignore_case: "one-line" },
    async plan({ pattern, path, glob, ignore_case: ignoresCase = false }, _context, signal) {
      if (/[\n\r\0]/.test(pattern)) {
        throw new AppError(
          "invalid-input",
          "grep looks at one line at a time. Search for a part that stands on one line.",
        );
      }
      const place = await findExisting(workspace, path || ".", signal);
      const filter = glob ? pathPattern(glob, workspace.root) : () => true;
      const query = { patterns: [pattern], isRegex: true, ignoresCase, within: place.path };
      return {
        title: place.path === "." ? `Search for ${pattern}` : `Search for ${pattern} in ${place.path}`,
        actions: [{ kind: "read", path: place.real }],
        preview: null,
        async *run(running) {
          return search(workspace, query, filter, running);
        },
      };
    },
  });
}

async function search(
  workspace: ToolWorkspace,
  query: SearchQuery,
  filter: Filter,
  signal: AbortSignal,
): Promise<string> {
  const { matches, note, used } = await asRegexOrText(workspace, query, filter, signal);
  if (matches.length > 0) return show(matches, note);
  const where = query.within === "." ? "" : ` in ${query.within}`;
  const hint = await hintFor(workspace, used, filter, signal);
  return [`No matches for ${query.patterns[0]}${where}.`, note, hint].filter((part) => part !== "").join(" ");
}

/** What can't be read as a regular expression was most likely meant to the letter. */
async function asRegexOrText(workspace: ToolWorkspace, query: SearchQuery, filter: Filter, signal: AbortSignal) {
  try {
    return { matches: await collect(workspace, query, filter, mostCounted, signal), note: "", used: query };
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.code !== "invalid-input") throw cause;
    const used = { ...query, isRegex: false };
    const note = "(Searched as plain text: it is no regular expression.)";
    return { matches: await collect(workspace, used, filter, mostCounted, signal), note, used };
  }
}

async function hintFor(
  workspace: ToolWorkspace,
  query: SearchQuery,
  filter: Filter,
  signal: AbortSignal,
): Promise<string> {
  const others = [
    ...(query.ignoresCase ? [] : [{ ...query, ignoresCase: true, with: "With ignore_case" }]),
    ...(query.within === "." ? [] : [{ ...query, within: ".", with: "In the whole folder" }]),
    ...(query.isRegex ? [{ ...query, isRegex: false, with: "As plain text" }] : []),
  ];
  for (const { with: how, ...other } of others) {
    const [match] = await collect(workspace, other, filter, 1, signal);
    if (match) return `${how} there is one: ${line(match)}`;
  }
  return "Try another word, or a shorter one.";
}

async function collect(
  workspace: ToolWorkspace,
  query: SearchQuery,
  filter: Filter,
  most: number,
  signal: AbortSignal,
): Promise<Match[]> {
  const matches: Match[] = [];
  for await (const match of workspace.search(query, signal)) {
    if (!filter(match.path)) continue;
    matches.push(match);
    if (matches.length === most) break;
  }
  return matches;
}

function show(matches: readonly Match[], note: string): string {
  const isWhole = matches.length <= firstLines + lastLines;
  const first = withinRoom(isWhole ? matches : matches.slice(0, firstLines));
  const last = isWhole ? [] : withinRoom(matches.slice(-lastLines).toReversed()).toReversed();
  const isCut = first.length + last.length < matches.length;
  const shown = `the first ${first.length}${last.length > 0 ? ` and the last ${last.length}` : ""}`;
  const all = matches.length === mostCounted ? `At least ${mostCounted} matches` : count(matches.length, "match");
  const gap = isCut ? ["…"] : [];
  return [isCut ? `${all}, ${shown}:` : `${all}:`, ...first, ...gap, ...last, ...(note ? [note] : [])].join("\n");
}

/** As many lines as there is room for, at least one. */
function withinRoom(matches: readonly Match[]): string[] {
  let room = mostCharacters;
  const lines = matches.map(line);
  const end = lines.findIndex((text) => (room -= text.length + 1) < 0);
  return end === -1 ? lines : lines.slice(0, Math.max(1, end));
}

function line({ path, line: number, text }: Match): string {
  const shown = text.trim().replace(/[^\P{Cc}\t]/gu, "\uFFFD");
  return `${path}:${number}: ${shown.length > longestLine ? `${shown.slice(0, longestLine)}…` : shown}`;
}
