import { tmpdir } from "node:os";
import { openFolderTools } from "../../src/main/wiring/folders/folder-tools.ts";
import type { ToolSpec } from "../../src/main/agent/tool.ts";

/** All tools as a model knows them. */
export async function allToolSpecs(): Promise<ToolSpec[]> {
  const { tools } = await openFolderTools(tmpdir(), {
    sandbox: { isAvailable: false, reason: "not needed here" },
    shell: null,
    environment: {},
    outputFolder: tmpdir(),
    closed: [],
    isPrivate: () => false,
  });
  return [...tools.values()].map((tool) => tool.spec);
}
