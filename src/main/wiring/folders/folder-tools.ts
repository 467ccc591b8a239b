import type { Guide } from "../../agent/guide.ts";
import { scoped, type ToolScope } from "../../agent/tool-scope.ts";
import type { Tool } from "../../agent/tool.ts";
import { scopedGuide } from "../../agents/scoped-guide.ts";
import { guideIn } from "../../guided/guide-in.ts";
import { readingBriefly } from "../../guided/reading-briefly.ts";
import { selectRows } from "../../store/select-rows.ts";
import { bashTool, type BashOptions } from "../../tools/bash.ts";
import { editTool } from "../../tools/edit.ts";
import { globTool } from "../../tools/glob.ts";
import { grepTool } from "../../tools/grep.ts";
import { lsTool } from "../../tools/ls.ts";
import { withMoreTools } from "../../tools/more-tools.ts";
import { viewTool } from "../../tools/view.ts";
import { writeTool } from "../../tools/write.ts";
import { openWorkspace } from "../../workspace/open-workspace.ts";
import { tryOutIn } from "./try-out.ts";
import { viewWorkspace } from "../../workspace/workspace-view.ts";

/** What an agent has to work with: the tools there are, and what the harness knows of those it may use and of the folder. */
export type AgentTools = { tools: ReadonlyMap<string, Tool>; guide: Guide };

/** What there is in one folder. Tools that work elsewhere are added for a run. */
export type FolderTools = AgentTools & { with(others: readonly Tool[], scope: ToolScope): AgentTools };

/** Opens a folder to work in. Throws an AppError where it can't be: missing, no folder, one of the `closed` places. */
export async function openFolderTools(
  folder: string,
  options: Omit<BashOptions, "workspace"> & { closed: readonly string[]; isPrivate(file: string): boolean },
): Promise<FolderTools> {
  const workspace = await openWorkspace(folder, { closed: options.closed, isPrivate: options.isPrivate });
  const own = [
    viewTool(workspace),
    writeTool(workspace),
    editTool(workspace),
    lsTool(workspace),
    globTool(workspace),
    grepTool(workspace),
    bashTool({ ...options, workspace }),
  ];
  const view = viewWorkspace(workspace);
  const withOthers = (others: readonly Tool[], scope: ToolScope): AgentTools => {
    const tools = withMoreTools([...own, ...others]);
    const specs = tools.map((tool) => tool.spec);
    const tryOut = (signal: AbortSignal) => tryOutIn(workspace, options, signal);
    const guide = readingBriefly(guideIn(view, scoped(specs, scope), tryOut, selectRows));
    return {
      tools: new Map(tools.map((tool) => [tool.spec.name, tool])),
      guide: scopedGuide(guide, scope),
    };
  };
  return { ...withOthers([], "all"), with: withOthers };
}
