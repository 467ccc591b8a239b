import path from "node:path";
import { implement } from "@orpc/server";
import type { ModelRole } from "../../shared/agent.ts";
import { AppError } from "../../shared/error.ts";
import {
  type AppInfo,
  chatContract,
  type ChatLayout,
  type ModelList,
  type Theme,
  type WindowEvent,
} from "../../shared/ipc.ts";
import { remoteHost } from "../../shared/remote-host.ts";
import { addAttachment, sendWish } from "./attachments.ts";
import { exportName } from "./export-name.ts";
import { importSession } from "./import-session.ts";
import { agentChoices } from "./agent-choices.ts";
import { followTests, fitnessViews, testModel } from "./fitness-views.ts";
import { followList, followSession } from "./follow-sessions.ts";
import { openInbox } from "./inbox.ts";
import type { KnownFolders } from "./known-folders.ts";
import { pacedProgress } from "./paced-progress.ts";
import type { QuestionDesk } from "./question-desk.ts";
import type { MemoryService, WindowServices } from "./services.ts";
import { tellFailures } from "./tell-failures.ts";

/** What the window itself can do for its page. Paths come from dialogs of main's, never from the page. */
export type ChatWindow = {
  /** `start` is the folder that the dialog shows first. */
  chooseFolder(question?: { title: string; start: string | null }): Promise<string | null>;
  /** Where an exported session goes; `name` is what it is called without more words. */
  chooseExportFile(name: string): Promise<string | null>;
  chooseImportFile(): Promise<string | null>;
  chooseModelFile(): Promise<string | null>;
  /** Where the question may be put. */
  setLayout(layout: ChatLayout): void;
  goToQuestion(): void;
  /** Asks the person, where the page can't answer, whether providers may be used. */
  confirmCloud(): Promise<boolean>;
  /** Shows the windows in that theme, now. */
  showTheme(theme: Theme): void;
  follow(listener: (event: WindowEvent) => void): () => void;
};

export type ChatDeps = {
  services: Omit<WindowServices, "gate">;
  window: ChatWindow;
  desk: Pick<QuestionDesk, "show">;
  folders: KnownFolders;
  info: Pick<AppInfo, "version" | "platform" | "home" | "notice">;
  /** Hears of failures that are our own mistakes. */
  report(cause: unknown): void;
};

/** What a person may still look through. */
const mostConnections = 2_000;

/** Everything that the chat page can ask for. No call of it allows anything: it isn't given the gate. */
export function chatRouter(deps: ChatDeps) {
  const { services, window, desk, folders, report } = deps;
  const { sessions, models, agents, fitness, theme, cloud, usage, memory } = services;
  const os = implement(chatContract).use(tellFailures(report));
  return os.router({
    sessions: {
      list: os.sessions.list.handler(({ signal = never() }) => followList(sessions, signal)),
      search: os.sessions.search.handler(({ input, signal = never() }) =>
        services.findSessions(input.words, input.byMeaning, signal),
      ),
      create: os.sessions.create.handler(async ({ input }) => {
        folders.check(input.workspace);
        await agents.get(input.profile, input.workspace);
        return sessions.create(input);
      }),
      feed: os.sessions.feed.handler(({ input, signal = never() }) => followSession(sessions, input.sessionId, signal)),
      readAhead: os.sessions.readAhead.handler(async ({ input, signal = never() }) => {
        if (input.sessionId === null) folders.check(input.workspace);
        return services.readAhead({ ...input, attachments: await services.attachments.get(input.attachments) }, signal);
      }),
      send: os.sessions.send.handler(({ input }) => sendWish(services, input)),
      decidePlan: os.sessions.decidePlan.handler(({ input }) =>
        sessions.decidePlan(input.sessionId, input.planId, input.decision),
      ),
      editPrompt: os.sessions.editPrompt.handler(({ input }) =>
        sessions.editPrompt(input.sessionId, input.promptId, input.text),
      ),
      removePrompt: os.sessions.removePrompt.handler(({ input }) =>
        sessions.removePrompt(input.sessionId, input.promptId),
      ),
      reply: os.sessions.reply.handler(({ input }) =>
        services.questions.answer(input.sessionId, input.questionId, input.answer),
      ),
      commands: os.sessions.commands.handler(({ input }) => {
        folders.check(input.workspace);
        return services.commands(input.workspace);
      }),
      cancel: os.sessions.cancel.handler(({ input }) => sessions.cancel(input.sessionId)),
      setModel: os.sessions.setModel.handler(({ input }) => sessions.setModel(input.sessionId, input.modelId)),
      setProfile: os.sessions.setProfile.handler(async ({ input }) => {
        await agents.get(input.profile, sessions.open(input.sessionId).summary.workspace);
        sessions.setProfile(input.sessionId, input.profile);
      }),
      rename: os.sessions.rename.handler(({ input }) => sessions.rename(input.sessionId, input.title)),
      remove: os.sessions.remove.handler(({ input }) => sessions.remove(input.sessionId)),
      fork: os.sessions.fork.handler(({ input }) => sessions.fork(input.sessionId, input.point)),
      resend: os.sessions.resend.handler(({ input }) => services.resend(input)),
      export: os.sessions.export.handler(async ({ input: { sessionId, format } }) => {
        const file = await window.chooseExportFile(exportName(sessions.open(sessionId).summary.title, format));
        if (file === null) return null;
        await services.exportTo(sessionId, format, file);
        return path.basename(file);
      }),
      import: os.sessions.import.handler(() => importSession(services, window, folders)),
    },
    attachments: {
      add: os.attachments.add.handler(({ input, signal = never() }) =>
        addAttachment(services.attachments, input, signal),
      ),
      remove: os.attachments.remove.handler(({ input }) => services.attachments.remove(input.ids)),
    },
    agents: {
      list: os.agents.list.handler(({ input }) => {
        if (input.workspace !== null) folders.check(input.workspace);
        return agentChoices(agents, input.workspace);
      }),
    },
    models: {
      list: os.models.list.handler(({ signal = never() }) => listModels(services, signal)),
      pull: os.models.pull.handler(({ input, signal = never() }) =>
        pacedProgress(models.pull(input.modelId, { isForced: input.isForced }, signal), () => performance.now()),
      ),
      add: os.models.add.handler(async () => {
        const file = await window.chooseModelFile();
        return file === null ? null : models.add(file);
      }),
      remove: os.models.remove.handler(({ input }) => models.remove(input.modelId)),
      search: os.models.search.handler(({ input, signal = never() }) => models.search(input.words, signal)),
      choices: os.models.choices.handler(({ input, signal = never() }) => models.choices(input.repo, signal)),
      test: os.models.test.handler(({ input, signal = never() }) => testModel(services, input.modelId, signal)),
      tests: os.models.tests.handler(({ signal = never() }) => followTests(fitness, signal)),
    },
    cloud: {
      view: os.cloud.view.handler(() => cloud.view()),
      setEnabled: os.cloud.setEnabled.handler(async ({ input }) => {
        if (input.enabled && !(await window.confirmCloud())) return false;
        await cloud.setEnabled(input.enabled);
        return true;
      }),
      addProvider: os.cloud.addProvider.handler(({ input }) => cloud.addProvider(input.name, input.provider)),
      setFallback: os.cloud.setFallback.handler(({ input }) => cloud.setFallback(input.modelId)),
      setKey: os.cloud.setKey.handler(({ input }) => cloud.setKey(input.provider, input.key)),
      removeKey: os.cloud.removeKey.handler(({ input }) => cloud.removeKey(input.provider)),
    },
    usage: {
      read: os.usage.read.handler(({ input }) => ({
        session: input.sessionId === null ? [] : usage.ofSession(input.sessionId),
        months: usage.byMonth(),
      })),
    },
    traces: {
      times: os.traces.times.handler(({ input }) => services.traces.timesOf(input.sessionId)),
    },
    schedules: {
      list: os.schedules.list.handler(() => services.schedules.list()),
      run: os.schedules.run.handler(async ({ input }) => {
        const sessionId = await services.schedules.sessionOf(input.name);
        if (sessionId !== null) await services.schedules.run(input.name);
        return sessionId;
      }),
    },
    memory: {
      list: os.memory.list.handler(() => memory.list()),
      read: os.memory.read.handler(({ input }) => memory.read(input.name)),
      save: os.memory.save.handler(({ input }) => saveMemory(memory, input)),
      erase: os.memory.erase.handler(({ input }) => memory.erase(input.name)),
    },
    network: {
      list: os.network.list.handler(async () => (await services.connections()).slice(0, mostConnections)),
    },
    window: {
      info: os.window.info.handler(() => ({
        ...deps.info,
        theme: theme.read(),
        remoteHosts: [...new Set(services.serverUrls.flatMap((url) => remoteHost(url) ?? []))],
      })),
      follow: os.window.follow.handler(({ signal = never() }) => followWindow(window, signal)),
      setTheme: os.window.setTheme.handler(async ({ input }) => {
        window.showTheme(input.theme);
        await theme.write(input.theme);
      }),
      chooseFolder: os.window.chooseFolder.handler(async () => {
        const folder = await window.chooseFolder();
        if (folder !== null) folders.add(folder);
        return folder;
      }),
      setLayout: os.window.setLayout.handler(({ input }) => {
        window.setLayout(input);
        desk.show(input.sessionId);
      }),
      goToQuestion: os.window.goToQuestion.handler(() => window.goToQuestion()),
    },
  });
}

/** What an agent or another program wrote since it was shown isn't lost. */
function saveMemory(
  memory: MemoryService,
  { name, text, before }: { name: string; text: string; before: string | null },
) {
  return memory.change(name, ({ hash }) => {
    if (hash === before) return text;
    throw new AppError(
      "conflict",
      `${name} was changed meanwhile. Open it again, and make your change to what it is now.`,
    );
  });
}

async function listModels(
  { models, fitness }: Pick<WindowServices, "models" | "fitness">,
  signal: AbortSignal,
): Promise<ModelList> {
  const entries = await models.list(signal);
  const idFor = async (role: ModelRole) => {
    const chosen = await models.usual(entries, role, signal).catch((cause: unknown) => {
      if (cause instanceof AppError) return null; // there is none, which the page shows as the start it is
      throw cause;
    });
    return chosen?.id ?? null;
  };
  return {
    models: entries,
    defaultId: await idFor("large"),
    smallId: await idFor("small"),
    fitness: await fitnessViews(fitness, entries, signal),
    hubName: models.hubName(),
  };
}

async function* followWindow(window: ChatWindow, signal: AbortSignal): AsyncGenerator<WindowEvent, void> {
  const inbox = openInbox(window.follow);
  try {
    for (;;) {
      const events = await inbox.take(signal);
      if (!events) return;
      yield* events;
    }
  } finally {
    inbox.close();
  }
}

/** Calls within this process may come without a signal. */
function never(): AbortSignal {
  return new AbortController().signal;
}
