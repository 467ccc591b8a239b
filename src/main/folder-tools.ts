import type { Guide } from "./agent/guide.ts";
import type { Tool } from "./agent/tool.ts";
import { guideIn } from "./guided/guide-in.ts";
import { bashTool, type BashOptions } from "./tools/bash.ts";
import { editTool } from "./tools/edit.ts";
import { globTool } from "./tools/glob.ts";
import { grepTool } from "./tools/grep.ts";
import { lsTool } from "./tools/ls.ts";
import { withMoreTools } from "./tools/more-tools.ts";
import { viewTool } from "./tools/view.ts";
import { writeTool } from "./tools/write.ts";
import { openWorkspace } from "./workspace/open-workspace.ts";
import { tryOutIn } from "./try-out.ts";
import { viewWorkspace } from "./workspace/workspace-view.ts";

/** What an agent has in one folder: the tools, and what the harness knows of it. */
export type FolderTools = { tools: ReadonlyMap<string, Tool>; guide: Guide };

/** Opens a folder to work in. Throws an AppError where it can't be: missing, no folder, one of the `closed` places. */
export async function openFolderTools(
  folder: string,
  options: Omit<BashOptions, "workspace"> & { closed: readonly string[]; isPrivate(file: string): boolean },
): Promise<FolderTools> {
  const workspace = await openWorkspace(folder, { closed: options.closed, isPrivate: options.isPrivate });
  const tools = withMoreTools([
    viewTool(workspace),
    writeTool(workspace),
    editTool(workspace),
    lsTool(workspace),
    globTool(workspace),
    grepTool(workspace),
    bashTool({ ...options, workspace }),
  ]);
  const specs = tools.map((tool) => tool.spec);
  return {
    tools: new Map(tools.map((tool) => [tool.spec.name, tool])),
    guide: guideIn(viewWorkspace(workspace), specs, (signal) => tryOutIn(workspace, options, signal)),
  };
}
