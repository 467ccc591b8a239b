import * as z from "zod";
import { AppError } from "../../shared/error.ts";
import { defineTool, type Tool } from "../agent/tool.ts";
import { optionalText } from "./lenient.ts";
import { findExisting } from "./nearest-paths.ts";
import type { FolderEntry, ToolWorkspace } from "./tool-workspace.ts";
import { count, readableSize } from "./wording.ts";

const mostEntries = 200;

/** Lists a folder: everything that is in it, also what searches leave out. */
export function lsTool(workspace: ToolWorkspace): Tool {
  return defineTool({
    name: "ls",
    description: "list a folder",
    effect: "look",
    input: z.object({ path: optionalText() }),
    sources: { path: "existing-folder" },
    async plan({ path }, _context, signal) {
      const place = await findExisting(workspace, path || ".", signal);
      if (place.kind !== "folder") throw new AppError("invalid-input", `${place.path} is a file. Use view to see it.`);
      return {
        title: place.path === "." ? "List the folder" : `List ${place.path}`,
        actions: [{ kind: "read", path: place.real }],
        preview: null,
        async *run(running) {
          running.throwIfAborted();
          const { entries, total } = await workspace.list(place, mostEntries, running);
          if (total === 0) return `${place.path} is an empty folder.`;
          const rest = total - entries.length;
          const more = rest > 0 ? [`(and ${rest.toLocaleString("en-US")} more: use glob to find what you need)`] : [];
          return [`${place.path} (${count(total, "item")})`, ...entries.map(line), ...more].join("\n");
        },
      };
    },
  });
}

function line({ name, kind, size }: FolderEntry): string {
  const shown = name.replace(/\p{Cc}/gu, "\uFFFD");
  switch (kind) {
    case "folder":
      return `${shown}/`;
    case "file":
      return `${shown} ${readableSize(size)}`;
    case "leads-out":
      return `${shown} (a link that leads out of the workspace)`;
    case "other":
      return `${shown} (can't be opened)`;
    default:
      return kind satisfies never;
  }
}
