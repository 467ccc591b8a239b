import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import path from "node:path";
import { createEngineClient } from "../../src/main/inference/engine-client.ts";
import { forkModelProcess } from "../../src/main/inference/fork-model-process.ts";
import { type FolderTools, openFolderTools } from "../../src/main/wiring/folders/folder-tools.ts";
import { runAgent } from "../../src/main/agent/loop.ts";
import { hashActions } from "../../src/main/permission/hash-actions.ts";
import { rootAgent } from "../../src/main/wiring/agents/root-agent.ts";
import { createSandbox } from "../../src/main/sandbox/create-sandbox.ts";
import { commandEnvironment } from "../../src/main/tools/command-environment.ts";
import { findShell } from "../../src/main/tools/find-shell.ts";
import type { TaggedEvent } from "../../src/shared/event.ts";
import { gateThatSays, noInstructions } from "../support/run-agent.ts";
import type { Technique } from "./variants.ts";

/** So often a model may be asked for one task. */
const maxSteps = 12;
/** No task is worth more time than this, in milliseconds. */
export const taskMs = 300_000;
/** So much is kept of what was read, in bytes. */
const mostKept = 2_000_000_000;

/** A loaded model, ready to be given tasks. */
export type EvalAgent = {
  /** Has it do something in a folder, with everything allowed. */
  ask(folder: string, prompt: string): Promise<TaggedEvent[]>;
  close(): Promise<void>;
};

/** The product's own tools, sandbox and loop, with the technique that is asked for. */
export async function openAgent(model: { id: string; path: string }, technique: Technique): Promise<EvalAgent> {
  const root = path.resolve(import.meta.dirname, "..", "..");
  // what all conversations begin with is kept as in the app: it is read once, and not for each question anew
  const states = mkdtempSync(path.join(tmpdir(), "hearth-eval-states-"));
  const engine = createEngineClient({
    spawn: forkModelProcess(path.join(root, "src/main/inference/model-process.ts"), ["--import", "tsx"]),
    snapshots: { folder: states, budget: mostKept },
    tuning: null,
  });
  const loading = engine.load({ ...model, settings: {} }, AbortSignal.timeout(120_000));
  let loaded = await loading.next();
  while (!loaded.done) loaded = await loading.next();
  const talk = { conversation: "evaluated", disk: "none", name: "the evaluation", priority: "user" } as const;
  const fields = loaded.value.talk(talk);
  const aside = loaded.value.talk({ ...talk, conversation: null });
  const { openTools, remove } = await toolMaker();
  const world = { newId: randomUUID, now: () => performance.now(), bind: hashActions, gate: gateThatSays("once") };

  return {
    async ask(folder, prompt) {
      const opened = await openTools(folder);
      const prompts = [prompt];
      const run = { runId: "run", sessionId: randomUUID(), agent: rootAgent, history: [], maxSteps };
      const events: TaggedEvent[] = [];
      const deps = {
        ...world,
        tools: opened.tools,
        guide: technique.guide(opened.guide),
        protocol: technique.protocol(fields, randomUUID, aside),
        instructions: noInstructions,
        takePrompts: () => prompts.splice(0).map((text) => ({ text })),
      };
      for await (const event of runAgent(run, deps, AbortSignal.timeout(taskMs))) events.push(event);
      return events;
    },
    async close() {
      await engine.close();
      rmSync(states, { recursive: true, force: true });
      remove();
    },
  };
}

/** Opens the product's tools in folders, with a sandbox that is found once. */
export async function toolMaker(): Promise<{ openTools(folder: string): Promise<FolderTools>; remove(): void }> {
  const scratch = mkdtempSync(path.join(tmpdir(), "hearth-eval-scratch-"));
  const [sandbox, shell] = await Promise.all([
    createSandbox({ home: homedir(), hidden: [], scratch }, AbortSignal.timeout(60_000)),
    findShell(process.env.PATH),
  ]);
  return {
    openTools: (folder) =>
      openFolderTools(folder, {
        sandbox,
        shell,
        environment: commandEnvironment(process.env),
        outputFolder: path.join(scratch, randomUUID()),
        closed: [],
        isPrivate: () => false,
      }),
    remove: () => rmSync(scratch, { recursive: true, force: true }),
  };
}
