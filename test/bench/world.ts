import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createEngineClient, type EngineClient } from "../../src/main/inference/engine-client.ts";
import { forkModelProcess } from "../../src/main/inference/fork-model-process.ts";
import { openFolderTools, type FolderTools } from "../../src/main/wiring/folders/folder-tools.ts";
import type { FieldEngine } from "../../src/main/guided/field-engine.ts";
import type { Paths } from "../../src/main/paths.ts";

/** What the figures are measured on. */
export type World = {
  /** The folder that holds `out`. */
  installed: string;
  paths: Paths;
  model: { id: string; path: string };
  fields: FieldEngine;
  folder: FolderTools;
  close(): void;
};

/** Loads the model and opens an empty folder. */
export async function openWorld(installed: string, paths: Paths, model: { id: string; path: string }): Promise<World> {
  const engine: EngineClient = createEngineClient({
    spawn: forkModelProcess(paths.modelProcess),
    snapshots: null,
    tuning: null,
  });
  const loading = engine.load({ ...model, settings: {} }, new AbortController().signal);
  let step = await loading.next();
  while (!step.done) step = await loading.next();
  const workspace = mkdtempSync(path.join(tmpdir(), "hearth-bench-"));
  const folder = await openFolderTools(workspace, {
    sandbox: { isAvailable: false, reason: "not needed here" },
    shell: null,
    environment: {},
    outputFolder: workspace,
    closed: [],
    isPrivate: () => false,
  });
  return {
    installed,
    paths,
    model,
    fields: step.value.talk({ conversation: null, disk: "none", name: "the bench", priority: "user" }),
    folder,
    close: () => void engine.close(),
  };
}
