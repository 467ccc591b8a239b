import { randomUUID } from "node:crypto";
import { mkdtemp, realpath, rm } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import path from "node:path";
import type { AppError } from "../shared/error.ts";
import type { PermissionMode } from "../shared/permission.ts";
import type { ModelEntry } from "../shared/model.ts";
import { remoteHost } from "../shared/remote-host.ts";
import type { Settings } from "../shared/settings.ts";
import { runAgent } from "./agent/loop.ts";
import type { Tool, ToolSpec } from "./agent/tool.ts";
import { type FolderTools, openFolderTools } from "./folder-tools.ts";
import { createFitnessService, type FitnessService } from "./fitness/fitness-service.ts";
import { suitedGuide } from "./fitness/suited-guide.ts";
import { createEngineClient } from "./inference/engine-client.ts";
import type { SpawnModelProcess } from "./inference/engine-port.ts";
import { createModels, type Models } from "./models/models.ts";
import type { Paths } from "./paths.ts";
import { type AnswerableGate, createGate } from "./permission/gate.ts";
import { hardDenials } from "./permission/hard-denials.ts";
import { isPrivate } from "./permission/is-private.ts";
import { hashActions } from "./permission/hash-actions.ts";
import { modelIdentities } from "./model-identity.ts";
import { prepareTest } from "./prepare-test.ts";
import { createProtocols } from "./protocols.ts";
import { rootAgent } from "./root-agent.ts";
import { privatePlaces } from "./sandbox/private-places.ts";
import { createSandbox } from "./sandbox/create-sandbox.ts";
import { createSessions, type Sessions } from "./session/sessions.ts";
import type { StartRun } from "./session/run-sessions.ts";
import { readConfigFile } from "./store/config-file.ts";
import { openStore } from "./store/open-store.ts";
import { loadSqlite } from "./store/sqlite.ts";
import { commandEnvironment } from "./tools/command-environment.ts";
import { findShell } from "./tools/find-shell.ts";
import { realFolder } from "./workspace/real-folder.ts";

/** The whole agent, without a window. One process at a time owns it. */
export type Runtime = {
  sessions: Sessions;
  models: Models;
  gate: AnswerableGate;
  fitness: Pick<FitnessService, "of" | "test" | "follow">;
  settings: Settings;
  /** For the person, where something had to be mended at the start. */
  notice: string | null;
  close(): Promise<void>;
};

export type RuntimeOptions = {
  paths: Paths;
  spawnModelProcess: SpawnModelProcess;
  permission: PermissionMode;
  /** False: nothing of it is left when it has closed. */
  keepsHistory: boolean;
  maxSteps: number | null;
  /** What this process is, for the one that finds the data in use: "window", "command line". */
  owner: string;
  /** Hears of failures that no caller can be told. */
  report(error: AppError): void;
};

/** As the command line and the window start it: how the model's process is made is decided already. */
export type StartRuntime = (options: Omit<RuntimeOptions, "spawnModelProcess" | "report">) => Promise<Runtime>;

/** So long nothing must have been going on before a model is tested by itself: who reads an answer may have another request. */
const idleMs = 60_000;

/** Room for the states of some twenty models after what they read first. */
const snapshotBytes = 2 * 1024 ** 3;

/** Puts everything together. Throws an AppError that is meant for the person: a typo in the settings, a second Hearth. */
export async function createRuntime(options: RuntimeOptions): Promise<Runtime> {
  const { paths } = options;
  const settings = readConfigFile(paths.config);
  const sqlite = await loadSqlite();
  const folder = options.keepsHistory ? paths.home : await mkdtemp(path.join(tmpdir(), "hearth-"));
  const store = openStore({ sqlite, folder, migrations: paths.migrations }, options.owner);
  const engine = createEngineClient({
    spawn: options.spawnModelProcess,
    snapshots: { folder: options.paths.snapshots, budget: snapshotBytes },
  });
  const models = createModels({ paths, settings });
  const protocols = createProtocols(engine, settings);
  const ownFolders = [...new Set([paths.home, paths.models, folder])];
  const gate = createGate({
    mode: options.permission,
    allowUnconfined: false,
    rules: () => settings.permission.rules,
    grants: store.grants,
    workspaceOf: (sessionId) => store.sessions.get(sessionId)?.workspace ?? paths.home,
    denialFor: hardDenials({ home: homedir(), own: ownFolders }),
  });
  const folders = openFolders(paths, ownFolders);
  const fitness = createFitnessService({
    identities: modelIdentities(store.fitness, settings.ollama.url),
    table: store.fitness,
    prepare: prepareTest({ engine, settings, tools: () => toolSpecs(folders), newId: randomUUID }),
    // nobody has asked for requests to another computer
    mayTestByItself: (entry) => entry.engine === "gguf" || remoteHost(settings.ollama.url) === null,
    idleMs,
  });

  const startRun: StartRun = async function* ({ session, history, sessionId, runId, takePrompts }, signal) {
    const endRun = fitness.beginRun();
    let used: ModelEntry | null = null;
    try {
      const folder = await folders(session.workspace);
      const entry = await models.resolve(session.modelId, signal);
      const known = await fitness.of(entry, signal);
      const protocol = await protocols.protocolFor(entry, known, randomUUID);
      // who sets a dialect wants it used
      const suited = settings.models[entry.id]?.dialect ? null : known;
      const tools = suited?.tier === "talk" ? new Map<string, Tool>() : folder.tools;
      const guide = suitedGuide(folder.guide, suited);
      const maxSteps = options.maxSteps ?? settings.max_steps;
      const run = { runId, sessionId, agent: rootAgent, history, maxSteps };
      const world = { newId: randomUUID, now: () => performance.now(), bind: hashActions };
      for await (const event of runAgent(run, { protocol, tools, gate, guide, takePrompts, ...world }, signal)) {
        if (event.type === "message" && event.message.role === "assistant") used = entry;
        yield event;
      }
    } finally {
      endRun(used);
    }
  };

  const sessions = createSessions({
    store,
    startRun,
    agent: rootAgent,
    newId: randomUUID,
    now: Date.now,
    report: options.report,
  });
  return {
    sessions: { ...sessions, create: (input) => sessions.create({ ...input, workspace: realFolder(input.workspace) }) },
    models,
    gate,
    fitness,
    settings,
    notice: store.notice,
    async close() {
      fitness.close();
      await sessions.close();
      engine.close();
      store.close();
      if (!options.keepsHistory) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Each folder is opened once, and what all share is found out once: the shell, the sandbox. */
function openFolders(paths: Paths, closed: readonly string[]): (folder: string) => Promise<FolderTools> {
  const opened = new Map<string, Promise<FolderTools>>();
  let shared: ReturnType<typeof findShared> | null = null;
  const open = async (folder: string): Promise<FolderTools> => {
    shared ??= findShared(paths, closed);
    const environment = commandEnvironment(process.env);
    const shut = [...closed, ...privatePlaces(homedir()).map((place) => place.path)];
    return openFolderTools(folder, {
      ...(await shared),
      environment,
      outputFolder: paths.outputs,
      closed: shut,
      isPrivate,
    });
  };
  return (folder) => {
    const known = opened.get(folder);
    if (known) return known;
    const opening = open(folder);
    opened.set(folder, opening);
    // one that failed is tried again: the folder may be there next time
    opening.catch(() => opened.delete(folder));
    return opening;
  };
}

/** The tools are described alike in all folders, so an empty one will do. */
async function toolSpecs(folders: (folder: string) => Promise<FolderTools>): Promise<ToolSpec[]> {
  const empty = await realpath(await mkdtemp(path.join(tmpdir(), "hearth-test-")));
  try {
    const { tools } = await folders(empty);
    return [...tools.values()].map((tool) => tool.spec);
  } finally {
    await rm(empty, { recursive: true, force: true });
  }
}

async function findShared(paths: Paths, hidden: readonly string[]) {
  const options = { home: homedir(), hidden, scratch: paths.sandbox };
  const [sandbox, shell] = await Promise.all([
    createSandbox(options, new AbortController().signal),
    findShell(process.env["PATH"]),
  ]);
  return { sandbox, shell };
}
