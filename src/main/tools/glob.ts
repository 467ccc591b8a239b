import * as z from "zod";
import { defineTool, type Tool } from "../agent/tool.ts";
import { nearestPaths } from "./nearest-paths.ts";
import { pathPattern } from "./path-pattern.ts";
import type { ToolWorkspace } from "./tool-workspace.ts";
import { count } from "./wording.ts";

const mostPaths = 100;

/** Finds files by name. */
export function globTool(workspace: ToolWorkspace): Tool {
  return defineTool({
    name: "glob",
    description: "find files by name, such as *.md",
    effect: "look",
    input: z.object({ pattern: z.string().trim().min(1) }),
    sources: { pattern: "one-line" },
    async plan({ pattern }) {
      const matches = pathPattern(pattern, workspace.root);
      return {
        title: `Find ${pattern}`,
        actions: [{ kind: "read", path: workspace.root }],
        preview: null,
        async *run(running) {
          const { files, isComplete } = await workspace.files(running);
          const paths = files.map((file) => file.path);
          const found = paths.filter((path) => matches(path));
          if (found.length === 0) return nothing(pattern, paths);
          const rest = found.length - mostPaths;
          const more = rest > 0 ? [`(and ${rest.toLocaleString("en-US")} more: narrow the pattern)`] : [];
          const caution = isComplete ? [] : ["(The folder has so many files that not all were looked at.)"];
          return [`${count(found.length, "file")}:`, ...found.slice(0, mostPaths), ...more, ...caution].join("\n");
        },
      };
    },
  });
}

function nothing(pattern: string, paths: readonly string[]): string {
  const plain = pattern.replace(/[*?[\]{}!]/g, "");
  // an ending alone is like too much
  const near = /\w{2,}.*\.|\w{3,}/.test(plain) && !/(?:^|\/)\.\w+$/.test(plain) ? nearestPaths(plain, paths) : [];
  const advice = near.length > 0 ? ` The nearest are: ${near.join(", ")}.` : " Use ls to see what is there.";
  return `No files match ${pattern}.${advice}`;
}
