import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import path from "node:path";
import { defaultAgent } from "../shared/agent.ts";
import { remoteHost } from "../shared/remote-host.ts";
import { scopeTools } from "./agent/tool-scope.ts";
import { shownMessages } from "./agent/compaction/conversation.ts";
import type { RunLog } from "./agent/middleware/middleware.ts";
import { agentTools } from "./wiring/agents/agent-tools.ts";
import { attachmentShelf } from "./attachments/attachment-shelf.ts";
import { createAgentRuns, modelFor } from "./wiring/agents/agent-runs.ts";
import { createAgents } from "./agents/agents.ts";
import { createCompactAfter } from "./wiring/agents/compact-after.ts";
import { catchUp } from "./wiring/search/catch-up.ts";
import { exportToFile } from "./wiring/sessions/export-to-file.ts";
import { findSessions } from "./wiring/search/find-sessions.ts";
import type { AgentTools } from "./wiring/folders/folder-tools.ts";
import { folderRules, openFolders, toolSpecs } from "./wiring/folders/folders.ts";
import { createCloud } from "./wiring/models/cloud.ts";
import { cloudControl } from "./wiring/models/cloud-control.ts";
import { createFitnessService } from "./fitness/fitness-service.ts";
import { importFile } from "./wiring/sessions/import-file.ts";
import { createIdleEngine, idleRules } from "./inference/idle-engine.ts";
import { createEngineClient } from "./inference/engine-client.ts";
import type { Talk } from "./inference/remote-fields.ts";
import { wordsAlone } from "./meaning/words-alone.ts";
import { createModels } from "./models/models.ts";
import { networkOf } from "./wiring/models/network-of.ts";
import { readLedger } from "./network/ledger.ts";
import { openBus } from "./wiring/sessions/open-bus.ts";
import type { Runtime, RuntimeOptions } from "./runtime.ts";
import { createGate } from "./permission/gate.ts";
import { hardDenials } from "./permission/hard-denials.ts";
import { modelIdentities } from "./wiring/models/model-identity.ts";
import { createProtocols } from "./wiring/models/protocols.ts";
import { createReadAhead } from "./wiring/models/read-ahead.ts";
import { resend } from "./wiring/sessions/resend.ts";
import { addressOf, placeOfModel } from "./wiring/models/served-model.ts";
import { type ElsewhereDeps, recallElsewhere } from "./wiring/search/recall-elsewhere.ts";
import { createSearchByMeaning } from "./wiring/search/search-by-meaning.ts";
import { searchMemory } from "./wiring/search/search-memory.ts";
import { recallSource } from "./wiring/search/recall-source.ts";
import { rootAgent, rootAgentOf } from "./wiring/agents/root-agent.ts";
import { rootCreator } from "./wiring/agents/root-creator.ts";
import { appendLog } from "./wiring/sessions/append-log.ts";
import { helpersIn, sessionAgent } from "./wiring/agents/session-agent.ts";
import { createSessions, type NewSession } from "./session/sessions.ts";
import { createQuestions } from "./session/questions.ts";
import type { StartRun } from "./session/run-sessions.ts";
import { readConfigFile } from "./store/config-file.ts";
import { exclusively } from "./store/exclusively.ts";
import { openStore } from "./store/open-store.ts";
import { loadSqlite } from "./store/sqlite.ts";
import { createPromptSources } from "./wiring/agents/prompt-sources.ts";
import { startAgentTool } from "./tools/start-agent.ts";
import { createMemory } from "./memory/memory.ts";
import { memoryText } from "./memory/memory-text.ts";
import { askUserTool } from "./tools/ask-user.ts";
import { todoTool } from "./tools/todo.ts";
import { delegationTools } from "./tools/delegation.ts";
import { memoryTools } from "./tools/memory-tools.ts";
import { messagePrompt, messageTool } from "./tools/message.ts";
import { toldWith } from "./wiring/agents/told-with.ts";
import type { ToolPlace, ToolSource } from "./wiring/agents/tool-sources.ts";
import { createTraces } from "./wiring/sessions/traces.ts";
import { createWhatIf } from "./wiring/sessions/what-if.ts";
import { whereAndWhen } from "./wiring/agents/where-and-when.ts";
import { realFolder } from "./workspace/real-folder.ts";
import { decodeText } from "./workspace/text-format.ts";

/** So long nothing must have been going on before a model is tested by itself: who reads an answer may have another request. */
const idleMs = 60_000;

/** Puts everything together. Throws an AppError that is meant for the person: a typo in the settings, a second Hearth. */
export async function createRuntime(options: RuntimeOptions): Promise<Runtime> {
  const { paths } = options;
  const settings = readConfigFile(paths.config);
  const sqlite = await loadSqlite();
  const folder = options.keepsHistory ? paths.home : await mkdtemp(path.join(tmpdir(), "hearth-"));
  const store = openStore({ sqlite, folder, migrations: paths.migrations }, options.owner);
  const stopCatchingUp = catchUp(store.messages.catchUp, options.report);
  const { snapshots_gb, unload_after_minutes } = settings.engine;
  const engine = createEngineClient({
    spawn: options.spawnModelProcess,
    tuning: paths.tuning,
    snapshots: { folder: paths.snapshots, budget: Math.round(snapshots_gb * 1e9) },
  });
  if (snapshots_gb === 0) {
    const { forgetAll } = await import("./inference/snapshot-store.ts");
    await forgetAll(paths.snapshots);
  }
  const engineIdle = createIdleEngine(engine, idleRules(unload_after_minutes));
  const network = networkOf(paths, settings, options.keys);
  const models = createModels({ paths, settings, network });
  const protocols = createProtocols(engine, settings, network, paths.servers);
  const cloud = createCloud({ settings, secrets: options.secrets, network });
  const ownFolders = [...new Set([paths.home, paths.models, folder])];
  const search = createSearchByMeaning({
    store,
    models,
    engine,
    settings,
    network,
    idle: engineIdle,
    keepsHistory: options.keepsHistory,
    report: options.report,
    memory: createMemory({
      folder: paths.home,
      exclusively: (work) => exclusively(sqlite, path.join(paths.home, "memory.lock"), work),
      now: () => new Date(),
    }),
  });
  const attachments = attachmentShelf(paths.attachments, decodeText, Date.now);
  void attachments.tidy();
  const { idle, meaning, memory } = search;
  const denialFor = hardDenials({ home: homedir(), own: ownFolders });
  const gate = createGate({
    mode: options.permission,
    cloud: options.cloud,
    allowUnconfined: false,
    rules: () => settings.permission.rules,
    grants: store.grants,
    isAttended: (sessionId) => sessions.isAttended(sessionId),
    workspaceOf: (sessionId) => store.sessions.get(sessionId)?.workspace ?? paths.home,
    // the one part of Hearth's own folder that agents may ask to change: by the memory's tools, as no other reaches it
    denialFor: (action) => (action.kind === "write" && memory.holds(action.path) ? null : denialFor(action)),
  });
  const folders = openFolders(paths, ownFolders);
  const fitness = createFitnessService({
    identities: modelIdentities(store.fitness, {
      ollama: {
        url: settings.ollama.url,
        fetch: network.fetchFor({ why: "Ollama: which models it has", runId: null }),
      },
      server: (id) => placeOfModel(id, { settings, network }, "which models it has", null),
    }),
    table: store.fitness,
    async *prepare(entry, signal) {
      ahead.stop();
      const { prepareTest } = await import("./wiring/models/prepare-test.ts");
      const deps = { engine, settings, network, tools: () => toolSpecs(folders), newId: randomUUID };
      return yield* prepareTest(deps)(entry, signal);
    },
    // nobody has asked for requests to another computer
    mayTestByItself(entry) {
      const address = addressOf(entry, settings);
      return address === null || remoteHost(address) === null;
    },
    idleMs,
  });
  search.heed(fitness);

  const agents = createAgents({ settings, folder: paths.agents });
  const questions = createQuestions((sessionId) => options.isAttended && sessions.isAttended(sessionId));
  const others: ElsewhereDeps = {
    messages: store.messages,
    meaning,
    titleOf: (id) => store.sessions.get(id)?.title ?? "New session",
  };
  const sources: ToolSource[] = [
    async ({ profile, workspace, sessionId }) => {
      const helpers = await helpersIn(agents, workspace);
      const directory = { self: profile, list: () => helpers };
      return [
        ...delegationTools(directory),
        ...startAgentTool(directory, background.depthOf(sessionId), background.starter(sessionId)),
      ];
    },
    recallSource(
      (id) => sessions.open(id).view,
      (words, sessionId, signal) => recallElsewhere(words, sessionId, others, signal),
    ),
    () => [askUserTool(questions, randomUUID), todoTool()],
    () =>
      memoryTools(
        { ...memory, search: (words, signal) => searchMemory(words, { memory, meaning }, signal) },
        options.keepsHistory,
      ),
    ({ profile }) => (profile.reply === "message-tool" ? [messageTool()] : []),
  ];
  const prompt = createPromptSources({
    home: paths.home,
    folderRules: folderRules(ownFolders),
    agentsFor: async ({ profile, workspace }) => {
      const own = (await agents.list(workspace)).filter(({ origin }) => origin === "person");
      return own.flatMap((entry) =>
        entry.state === "ready" && entry.name !== profile.name
          ? [{ name: entry.name, description: entry.profile.description }]
          : [],
      );
    },
  });
  const withSources = agentTools(folders, sources, prompt);
  /** What the agent of a session has to work with, and is told with its first request. */
  const toolsFor = async (place: ToolPlace): Promise<AgentTools> => {
    const remembering = toldWith(await withSources(place), () => memoryText(memory));
    const placed = toldWith(remembering, () => whereAndWhen(new Date(), process.platform, place.workspace));
    return place.profile.reply === "message-tool" ? toldWith(placed, () => messagePrompt) : placed;
  };

  const ahead = createReadAhead({
    async toolsFor({ sessionId, workspace, profile }) {
      const scope = scopeTools(profile, null);
      const place: ToolPlace = { sessionId: sessionId ?? "draft", workspace, profile, scope };
      return { ...(await toolsFor(place)), gather: (signal) => prompt.gather(place, signal) };
    },
    resolve: models.resolve,
    fitnessOf: fitness.of,
    protocols,
    isBusy: fitness.isBusy,
  });

  const lent = { settings, models, fitness, protocols, cloud, gate, idle, toolsFor };
  const log = (entry: RunLog) => appendLog(paths.logs, "runs.jsonl", entry, options.report);
  const run = createAgentRuns({ ...lent, gather: prompt.gather, maxSteps: options.maxSteps, log });
  const compactAfter = createCompactAfter(lent);
  const startRun: StartRun = async function* ({ session, ...request }, signal) {
    ahead.stop();
    const { title: name, workspace, modelId } = session;
    const { profile, notice } = await sessionAgent(agents, session.profile, workspace);
    const agent = rootAgentOf(profile);
    if (notice !== null) yield { ...agent, type: "notice", text: notice };
    const disk = options.keepsHistory ? "keep" : "none";
    const talk: Talk = { conversation: session.id, disk, name, priority: "user" };
    yield* run({ ...request, workspace, modelId, profile, makerScope: null, agent, talk }, signal);
  };

  const sessions = createSessions({
    store,
    startRun,
    async *afterTurn({ session: { workspace, modelId: chosen, profile: name }, ...turn }, signal) {
      const { profile } = await sessionAgent(agents, name, workspace);
      const modelId = modelFor(chosen, profile, settings);
      yield* compactAfter({ ...turn, workspace, modelId, profile, agent: rootAgentOf(profile) }, signal);
    },
    agent: rootAgent,
    newId: randomUUID,
    now: Date.now,
    report: options.report,
  });
  const create = (input: NewSession) => sessions.create({ ...input, workspace: realFolder(input.workspace) });
  const { background, ...spoken } = openBus({ ...options, store, sessions, create, agents, prompt });
  const traces = createTraces({ store, settings, network, follow: sessions.follow, report: options.report });
  return {
    ...spoken,
    resend: (input) => resend(sessions, spoken.request, input),
    exportTo: (id, format, file) => exportToFile(sessions.open(id), format, file),
    importFile,
    async startInfo(workspace) {
      const folder = realFolder(workspace);
      const profile = await agents.get(defaultAgent, folder);
      const place: ToolPlace = { sessionId: "none", workspace: folder, profile, scope: "all" };
      const signal = new AbortController().signal;
      const [{ tools }, { skills, mistakes }] = await Promise.all([toolsFor(place), prompt.skillsFor(place, signal)]);
      return { tools: [...tools.keys()], skills: skills.map(({ name }) => name), mistakes };
    },
    sessions: {
      ...sessions,
      create,
      take: (conversation, workspace) => sessions.take(conversation, realFolder(workspace)),
      async remove(id) {
        try {
          await sessions.remove(id);
        } finally {
          await engine.forget(id);
        }
      },
    },
    findSessions(words, byMeaning, signal) {
      const deps = { sessions: sessions.list(), messages: store.messages, meaning: byMeaning ? meaning : wordsAlone };
      return findSessions(words, deps, signal);
    },
    async *readAhead({ sessionId, text, attachments: attached = [], ...place }, signal) {
      const own = sessionId === null ? null : sessions.open(sessionId);
      const endUse = idle.use();
      try {
        const { workspace, modelId, profile: name } = own?.summary ?? place;
        const agent = await sessionAgent(agents, name, workspace).catch(() => null);
        // whoever sends the request hears what is wrong
        if (!agent) return;
        const { profile } = agent;
        const model = modelFor(modelId, profile, settings);
        const history = own ? shownMessages(own.view) : [];
        const instructions = own?.view.instructions ?? null;
        const fromId = own?.view.compaction?.fromId ?? null;
        const talk = { history, instructions, fromId };
        const draft = { sessionId, workspace, modelId: model, profile, ...talk, text };
        yield* ahead.read({ ...draft, attachments: attached }, signal);
      } finally {
        endUse();
      }
    },
    rest: engine.rest,
    models,
    agents,
    creatorFor: (sessionId) => rootCreator(sessions.open(sessionId).summary, run),
    gate,
    questions,
    fitness,
    settings,
    cloud: cloudControl({ settings, file: paths.config, secrets: options.secrets }),
    usage: store.usage,
    traces,
    whatIf: createWhatIf({
      store,
      settings,
      models,
      fitness,
      protocols,
      gate,
      idle,
      toolsFor,
      gather: prompt.gather,
      agents,
      cloud: { secrets: options.secrets, network },
    }),
    memory,
    attachments,
    connections: () => readLedger(paths.connections),
    notice: store.notice,
    async close() {
      stopCatchingUp();
      spoken.schedules.close();
      await search.close();
      fitness.close();
      engineIdle.close();
      ahead.stop();
      await sessions.close();
      spoken.close();
      await traces.close();
      await engine.close();
      await network.close();
      store.close();
      if (!options.keepsHistory) await rm(folder, { recursive: true, force: true });
    },
  };
}
