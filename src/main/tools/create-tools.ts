import type { Tool } from "../agent/tool.ts";
import { type BashOptions, bashTool } from "./bash.ts";
import { editTool } from "./edit.ts";
import { globTool } from "./glob.ts";
import { grepTool } from "./grep.ts";
import { lsTool } from "./ls.ts";
import type { ToolWorkspace } from "./tool-workspace.ts";
import { viewTool } from "./view.ts";
import { writeTool } from "./write.ts";

/** The tools for one workspace, by name, in the order in which models are told of them. */
export function createTools(options: BashOptions & { workspace: ToolWorkspace }): ReadonlyMap<string, Tool> {
  const { workspace } = options;
  const tools = [
    viewTool(workspace),
    writeTool(workspace),
    editTool(workspace),
    lsTool(workspace),
    globTool(workspace),
    grepTool(workspace),
    bashTool(options),
  ];
  return new Map(tools.map((tool) => [tool.spec.name, tool]));
}
