import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createRuntime } from "../../src/main/app.ts";
import { forkModelProcess } from "../../src/main/inference/fork-model-process.ts";
import { pathsFor } from "../../src/main/paths.ts";
import { takeKeys } from "../../src/main/secrets/environment-keys.ts";
import { createSecrets } from "../../src/main/secrets/secrets.ts";
import type { TaggedEvent } from "../../src/shared/event.ts";
import { migrations } from "../support/store-place.ts";
import { type EvalAgent, taskMs } from "./agent.ts";

/** How a task is put to the whole app: as it is, or for another agent to do. */
export const wordings: Readonly<Record<string, (prompt: string) => string>> = {
  app: (prompt) => prompt,
  delegated: (prompt) => `Have the builder do this: ${prompt}`,
};

/** The app as a person would start it, without a window: with its agents, instructions and sessions, and a home of its own. */
export async function openApp(
  model: { id: string; path: string },
  wording: (prompt: string) => string,
): Promise<EvalAgent> {
  const root = path.resolve(import.meta.dirname, "..", "..");
  const home = mkdtempSync(path.join(tmpdir(), "hearth-eval-home-"));
  writeFileSync(path.join(home, "config.toml"), "[ollama]\nenabled = false\n");
  const paths = pathsFor({ HEARTH_HOME: home, HEARTH_MODELS: path.dirname(model.path) }, process.platform, root);
  const environment = takeKeys({});
  const runtime = await createRuntime({
    paths: { ...paths, migrations },
    spawnModelProcess: forkModelProcess(path.join(root, "src/main/inference/model-process.ts"), ["--import", "tsx"]),
    permission: "allow",
    cloud: "deny",
    secrets: createSecrets({ environment, vault: null, ask: null }),
    keys: environment,
    keepsHistory: true,
    isAttended: false,
    maxSteps: null,
    owner: "evaluation",
    report: (error) => console.error(error.message),
  });
  return {
    async ask(folder, prompt) {
      const { id } = runtime.sessions.create({ workspace: folder, modelId: model.id });
      const events: TaggedEvent[] = [];
      const stop = runtime.sessions.follow((event) => {
        if (event.sessionId === id && "agentId" in event) events.push(event);
      });
      const limit = setTimeout(() => runtime.sessions.cancel(id), taskMs);
      await runtime.request(id, wording(prompt), "now");
      await runtime.sessions.settled(id);
      clearTimeout(limit);
      stop();
      return events;
    },
    async close() {
      await runtime.close().finally(() => rmSync(home, { recursive: true, force: true }));
    },
  };
}
