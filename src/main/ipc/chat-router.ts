import { implement } from "@orpc/server";
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
import { followTests, fitnessViews, testModel } from "./fitness-views.ts";
import { followList, followSession } from "./follow-sessions.ts";
import { openInbox } from "./inbox.ts";
import type { KnownFolders } from "./known-folders.ts";
import { pacedProgress } from "./paced-progress.ts";
import type { QuestionDesk } from "./question-desk.ts";
import type { WindowServices } from "./services.ts";
import { tellFailures } from "./tell-failures.ts";

/** What the window itself can do for its page. Paths come from dialogs of main's, never from the page. */
export type ChatWindow = {
  chooseFolder(): Promise<string | null>;
  chooseModelFile(): Promise<string | null>;
  /** Where the question may be put. */
  setLayout(layout: ChatLayout): void;
  goToQuestion(): void;
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

/** Everything that the chat page can ask for. No call of it answers a question: it isn't given the gate. */
export function chatRouter(deps: ChatDeps) {
  const { services, window, desk, folders, report } = deps;
  const { sessions, models, fitness, theme } = services;
  const os = implement(chatContract).use(tellFailures(report));
  return os.router({
    sessions: {
      list: os.sessions.list.handler(({ signal = never() }) => followList(sessions, signal)),
      create: os.sessions.create.handler(({ input }) => {
        folders.check(input.workspace);
        return sessions.create(input);
      }),
      feed: os.sessions.feed.handler(({ input, signal = never() }) => followSession(sessions, input.sessionId, signal)),
      send: os.sessions.send.handler(({ input }) => sessions.send(input.sessionId, input.text)),
      cancel: os.sessions.cancel.handler(({ input }) => sessions.cancel(input.sessionId)),
      setModel: os.sessions.setModel.handler(({ input }) => sessions.setModel(input.sessionId, input.modelId)),
      rename: os.sessions.rename.handler(({ input }) => sessions.rename(input.sessionId, input.title)),
      remove: os.sessions.remove.handler(({ input }) => sessions.remove(input.sessionId)),
    },
    models: {
      list: os.models.list.handler(({ signal = never() }) => listModels(services, signal)),
      pull: os.models.pull.handler(({ input, signal = never() }) =>
        pacedProgress(models.pull(input.modelId, signal), () => performance.now()),
      ),
      add: os.models.add.handler(async () => {
        const file = await window.chooseModelFile();
        return file === null ? null : models.add(file);
      }),
      remove: os.models.remove.handler(({ input }) => models.remove(input.modelId)),
      test: os.models.test.handler(({ input, signal = never() }) => testModel(services, input.modelId, signal)),
      tests: os.models.tests.handler(({ signal = never() }) => followTests(fitness, signal)),
    },
    window: {
      info: os.window.info.handler(() => ({
        ...deps.info,
        theme: theme.read(),
        remoteHost: services.ollamaUrl === null ? null : remoteHost(services.ollamaUrl),
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

async function listModels(
  { models, fitness }: Pick<WindowServices, "models" | "fitness">,
  signal: AbortSignal,
): Promise<ModelList> {
  const entries = await models.list(signal);
  const chosen = await models.resolve(null, signal).catch((cause: unknown) => {
    if (cause instanceof AppError) return null; // there is none, which the page shows as the start it is
    throw cause;
  });
  return { models: entries, defaultId: chosen?.id ?? null, fitness: await fitnessViews(fitness, entries, signal) };
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
