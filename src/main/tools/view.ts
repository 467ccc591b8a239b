import * as z from "zod";
import { AppError } from "../../shared/error.ts";
import { defineTool, type Tool, type ToolOutput } from "../agent/tool.ts";
import { optionalNumber } from "./lenient.ts";
import { findExisting } from "./nearest-paths.ts";
import type { LinePart, ToolWorkspace } from "./tool-workspace.ts";
import { count, readableSize } from "./wording.ts";

const usualLines = 200;
const mostLines = 2_000;
/** About 2,000 tokens: more would push everything else out of a small model's sight. */
const mostCharacters = 6_000;
const longestLine = 1_000;

/** Shows a text file, or a part of it. Its lines come as they are, without numbers, so that they can be copied. */
export function viewTool(workspace: ToolWorkspace): Tool {
  return defineTool({
    name: "view",
    description: "show a file",
    effect: "look",
    input: z.object({
      path: z.string(),
      offset: optionalNumber(1, 1_000_000_000).describe("first line, from 1"),
      limit: optionalNumber(1, 1_000_000_000).describe("number of lines"),
    }),
    sources: { path: "existing-file", offset: "one-line", limit: "one-line" },
    async plan({ path, offset = 1, limit = usualLines }, _context, signal) {
      const place = await findExisting(workspace, path, signal);
      if (place.kind === "folder")
        throw new AppError("invalid-input", `${place.path} is a folder. Use ls to see what is in it.`);
      const range = { from: offset, count: Math.min(limit, mostLines), longestLine };
      return {
        title: `View ${place.path}`,
        actions: [{ kind: "read", path: place.real }],
        preview: null,
        async *run(running) {
          running.throwIfAborted();
          return show(place.path, offset, await workspace.readLines(place, range, running));
        },
      };
    },
  });
}

function show(path: string, from: number, part: LinePart): string | ToolOutput {
  if (part.total === 0) return `${path} (empty)`;
  if (part.lines.length === 0) {
    throw new AppError(
      "invalid-input",
      `${path} has only ${count(part.total ?? 0, "line")}; there is no line ${from}.`,
    );
  }
  const lines = asManyAsFit(part.lines);
  const last = from + lines.length - 1;
  const isAll = from === 1 && part.reachesEnd && lines.length === part.lines.length;
  const extent = isAll
    ? count(lines.length, "line")
    : `lines ${from}-${last} of ${part.total ?? readableSize(part.size)}`;
  const isEnd = part.reachesEnd && lines.length === part.lines.length;
  const shown = [`${path} (${extent})`, ...lines].join("\n");
  // how to go on is of use only to who calls tools
  return isEnd ? shown : { text: `${shown}\n(There is more. View it with offset: ${last + 1}.)`, forUser: shown };
}

/** Whole lines, and at least one. */
function asManyAsFit(lines: readonly string[]): string[] {
  let room = mostCharacters;
  const end = lines.findIndex((line) => (room -= line.length + 1) < 0);
  return end === -1 ? [...lines] : lines.slice(0, Math.max(1, end));
}
