import { mkdirSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { app, type BrowserWindow, Menu, nativeTheme, powerMonitor, protocol, safeStorage, session } from "electron";
import { AppError, toAppError } from "../shared/error.ts";
import { approvalOrigin, chatOrigin } from "../shared/hand-over.ts";
import type { AppInfo, Theme } from "../shared/ipc.ts";
import type { Runtime } from "./runtime.ts";
import { appScheme, serveApp } from "./desktop/app-protocol.ts";
import {
  chooseExportFile,
  chooseFolder,
  chooseImportFile,
  chooseModelFile,
  confirmCloud,
  tellStartError,
} from "./desktop/dialogs.ts";
import { forkModelProcess } from "./desktop/fork-model-process.ts";
import { hardenContents, hardenSession } from "./desktop/harden.ts";
import { keepPage } from "./desktop/keep-page.ts";
import { keepTheme } from "./desktop/keep-theme.ts";
import { machine } from "./desktop/machine.ts";
import { menuTemplate } from "./desktop/menu-template.ts";
import { notify } from "./desktop/notify.ts";
import { openSeal } from "./desktop/open-seal.ts";
import { openWindow } from "./desktop/open-window.ts";
import { type QuestionStage, questionStage } from "./desktop/question-stage.ts";
import { acceptPorts } from "./ipc/accept-ports.ts";
import { approvalRouter } from "./ipc/approval-router.ts";
import { chatRouter } from "./ipc/chat-router.ts";
import { knownFolders } from "./ipc/known-folders.ts";
import { type QuestionDesk, questionDesk } from "./ipc/question-desk.ts";
import { servePort } from "./ipc/serve-port.ts";
import { windowEvents } from "./ipc/window-events.ts";
import { pathsFor } from "./paths.ts";
import { appendLog } from "./wiring/sessions/append-log.ts";
import { windowSecrets } from "./wiring/sessions/window-secrets.ts";

const installed = path.resolve(import.meta.dirname, "..", "..");
const paths = pathsFor(process.env, process.platform, installed);
const openSecrets = windowSecrets(process.env, paths.keys);
const pages = path.join(installed, "out", "renderer");
const preload = (name: string) => path.join(installed, "out", "preload", `${name}.cjs`);
/** What the browser inside Electron keeps. It also decides who shares a window: one Hearth for each folder of data. */
const browserData = path.join(paths.home, "window");

// Every view asks for the sandbox anyway; this adds all that might come besides. Whoever starts Hearth with --no-sandbox
// (a container's root can't do otherwise) has said so, and with both no process would start.
if (!app.commandLine.hasSwitch("no-sandbox")) app.enableSandbox();
protocol.registerSchemesAsPrivileged([appScheme]);
hardenContents(app);
// a page may send anything through its port, and what can't be read there must end nothing here
process.on("unhandledRejection", report);
useOwnFolder();

if (app.requestSingleInstanceLock()) void start();
else app.quit();

async function start(): Promise<void> {
  try {
    await app.whenReady();
    await open();
  } catch (cause) {
    await tellStartError(toAppError(cause).message);
    app.exit(1);
  }
}

/** The page loads while the runtime opens; the window is shown when there is something to see and nothing went wrong. */
async function open(): Promise<void> {
  const questionSession = session.fromPartition("questions");
  for (const each of [session.defaultSession, questionSession]) hardenSession(each);
  serveApp(session.defaultSession, chatOrigin, pages);
  serveApp(questionSession, approvalOrigin, pages);
  const window = openWindow({ preload: preload("chat"), stateFile: path.join(browserData, "place.json") });
  keepPage(window);
  const isDrawn = new Promise<void>((resolve) => void window.once("ready-to-show", resolve));
  const opening = openRuntime();
  const events = windowEvents();
  const chat = opening.then((runtime) => {
    const stage = questionStage(window, {
      preload: preload("approval"),
      session: questionSession,
      onHeight: events.setHeight,
    });
    return serveWindow(window, runtime, events, stage);
  });
  acceptPorts(
    window.webContents,
    chatOrigin,
    (port) =>
      void chat.then(
        (router) => servePort(port, router),
        () => port.close(),
      ),
  );
  app.on("second-instance", () => bringForward(window));
  const loading = window.loadURL(`${chatOrigin}/chat/index.html`);
  // what sleeps needn't hold a model, and may wake to other programs that want the memory
  void opening.then(
    (runtime) => powerMonitor.on("suspend", () => void runtime.rest().catch(report)),
    () => undefined, // told by what waits for the runtime
  );
  const [runtime] = await Promise.all([opening, opening.then(closeInOrder), chat, loading, isDrawn]);
  window.show();
  keepTimes(runtime, window, events);
}

async function openRuntime(): Promise<Runtime> {
  const { createRuntime } = await import("./app.ts");
  return createRuntime({
    paths,
    spawnModelProcess: forkModelProcess(paths.modelProcess),
    permission: "ask",
    cloud: "ask",
    ...openSecrets(openSeal(safeStorage, process.platform)),
    keepsHistory: true,
    isAttended: true,
    maxSteps: null,
    owner: "window",
    report,
  });
}

/** Puts runtime, window and questions together; returns what the chat page may ask for. */
function serveWindow(
  window: BrowserWindow,
  runtime: Runtime,
  events: ReturnType<typeof windowEvents>,
  stage: QuestionStage,
) {
  let theme: Theme = runtime.settings.theme;
  nativeTheme.themeSource = theme;
  const desk = questionDesk({ ...runtime, home: homedir(), now: () => performance.now() });
  serveQuestions(window, desk, stage);
  const actions = { command: events.command, goToQuestion: stage.focus, zoom: stage.zoom };
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(process.platform, actions, !app.isPackaged)));
  return chatRouter({
    services: {
      ...runtime,
      serverUrls: serverUrls(runtime.settings),
      theme: {
        read: () => theme,
        async write(next) {
          theme = next;
          await keepTheme(paths.config, next);
        },
      },
    },
    desk,
    folders: knownFolders(runtime.sessions),
    info: { version: app.getVersion(), platform: platform(), home: homedir(), notice: runtime.notice },
    report,
    window: {
      chooseFolder: (question) => chooseFolder(window, question),
      chooseExportFile: (name) => chooseExportFile(window, name),
      chooseImportFile: () => chooseImportFile(window),
      chooseModelFile: () => chooseModelFile(window),
      setLayout: stage.setLayout,
      goToQuestion: stage.focus,
      confirmCloud: () => confirmCloud(window),
      showTheme: (next) => void (nativeTheme.themeSource = next),
      follow: events.follow,
    },
  });
}

/** What is due at set times is done while the window is open, and told where it is news. */
function keepTimes({ bus, schedules }: Runtime, window: BrowserWindow, events: ReturnType<typeof windowEvents>): void {
  const open = async (name: string) => {
    const sessionId = await schedules.sessionOf(name);
    bringForward(window);
    if (sessionId !== null) events.openSession(sessionId);
  };
  bus.subscribe("heartbeat", ({ chatId, content }) =>
    notify({ title: chatId, text: content }, () => void open(chatId).catch(report)),
  );
  void schedules.begin(machine()).catch(report);
}

/** Whoever gets prompts, or what tools were called with. */
function serverUrls({ ollama, server, trace }: Runtime["settings"]): string[] {
  const collector = trace.otlp === undefined ? [] : [trace.otlp];
  return [...(ollama.enabled ? [ollama.url] : []), ...Object.values(server).map(({ url }) => url), ...collector];
}

function serveQuestions(window: BrowserWindow, desk: QuestionDesk, stage: QuestionStage): void {
  const place = { setHeight: stage.setWantedHeight, goToChat: () => window.webContents.focus() };
  const router = approvalRouter({ desk, place, report });
  stage.onContents((contents) => acceptPorts(contents, approvalOrigin, (port) => servePort(port, router)));
  desk.follow((question) => {
    stage.setVisible(question !== null);
    if (question && !window.isFocused()) window.flashFrame(true);
  });
  window.on("focus", () => window.flashFrame(false));
}

/** Everything is stored before the app ends, and it ends also where that takes too long. */
function closeInOrder(runtime: Runtime): void {
  let isClosed = false;
  app.on("window-all-closed", () => app.quit());
  app.on("before-quit", (event) => {
    if (isClosed) return;
    event.preventDefault();
    const patience = new Promise((resolve) => setTimeout(resolve, 5_000));
    void Promise.race([runtime.close().catch(report), patience]).then(() => {
      isClosed = true;
      app.quit();
    });
  });
}

function useOwnFolder(): void {
  try {
    mkdirSync(browserData, { recursive: true, mode: 0o700 });
    app.setPath("userData", browserData);
  } catch {
    // the runtime needs the same folder, and says in a sentence what is wrong with it
  }
}

function bringForward(window: BrowserWindow): void {
  if (window.isDestroyed()) return;
  if (window.isMinimized()) window.restore();
  window.focus();
}

function platform(): AppInfo["platform"] {
  return process.platform === "darwin" || process.platform === "win32" ? process.platform : "linux";
}

/** Who starts Hearth from the desktop sees no terminal: what went wrong is kept for them, too. */
function report(cause: unknown): void {
  const error = cause instanceof AppError ? cause.message : cause instanceof Error ? cause.stack : String(cause);
  process.stderr.write(`hearth: ${error}\n`);
  appendLog(paths.logs, "failures.jsonl", { error }, () => undefined);
}
