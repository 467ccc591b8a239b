import { MessageChannel } from "node:worker_threads";
import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/message-port";
import type { AnyRouter, Context } from "@orpc/server";
import { RPCHandler } from "@orpc/server/message-port";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach } from "vitest";
import { approvalRouter } from "../../src/main/ipc/approval-router.ts";
import { chatRouter } from "../../src/main/ipc/chat-router.ts";
import { knownFolders } from "../../src/main/ipc/known-folders.ts";
import { type QuestionDesk, questionDesk } from "../../src/main/ipc/question-desk.ts";
import { windowEvents } from "../../src/main/ipc/window-events.ts";
import { Approval } from "../../src/renderer/approval/approval.tsx";
import { Start } from "../../src/renderer/chat/start/start.tsx";
import type { ApprovalClient, ChatClient, ChatLayout, Theme } from "../../src/shared/ipc.ts";
import { type FakeOptions, type FakeServices, fakeWindowServices } from "./fake-window-services.ts";

/**
 * The test's browser lays nothing out, so it has no sizes to report. Here every box is as high as the list needs to draw
 * all of its rows.
 */
class TallResizeObserver implements ResizeObserver {
  readonly #tell: ResizeObserverCallback;

  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }

  observe(target: Element): void {
    const height = target.classList.contains("overflow-y-auto") ? 100_000 : 40;
    const contentRect = {
      x: 0,
      y: 0,
      top: 0,
      left: 0,
      right: 800,
      bottom: height,
      width: 800,
      height,
      toJSON: () => ({}),
    };
    const entry = { target, contentRect, borderBoxSize: [], contentBoxSize: [], devicePixelContentBoxSize: [] };
    setTimeout(() => this.#tell([entry], this));
  }

  unobserve(): void {}

  disconnect(): void {}
}

globalThis.ResizeObserver = TallResizeObserver;

/** How high a box is that scrolls, and what is in it: a test may say otherwise. */
export const scrolling = { clientHeight: 100, scrollHeight: 100 };
Object.defineProperty(HTMLElement.prototype, "clientHeight", { configurable: true, get: () => scrolling.clientHeight });
Object.defineProperty(HTMLElement.prototype, "scrollHeight", { configurable: true, get: () => scrolling.scrollHeight });

const open: { close(): void }[] = [];
afterEach(() => {
  cleanup();
  for (const port of open.splice(0)) port.close();
});

export type PageOptions = FakeOptions & {
  /** What the dialog for folders returns. */
  folder?: string | null;
  /** Where the dialog for exports puts them, and which file the dialog for imports returns. */
  exportFolder?: string;
  importFile?: string;
  /** What the dialog for the cloud returns; a yes where nothing is said. */
  confirmsCloud?: boolean;
  /** Fills the services before the page asks. */
  before?: (services: FakeServices) => void;
};

/** The chat page over a real channel to the real routers, with a runtime in which nothing happens but what the test says. */
export function openChat(options: PageOptions = {}) {
  const services = fakeWindowServices(options);
  options.before?.(services);
  const events = windowEvents();
  const desk = questionDesk({ ...services, home: "/home/ada", now: () => performance.now() });
  const layouts: ChatLayout[] = [];
  const themes: Theme[] = [];
  const storage = memoryStorage();
  const router = chatRouter({
    services,
    desk,
    folders: knownFolders(services.sessions),
    info: { version: "1.2.3", platform: "linux", home: "/home/ada", notice: null },
    report: (cause) => {
      throw cause;
    },
    window: {
      chooseFolder: async () => options.folder ?? null,
      chooseExportFile: async (name) => (options.exportFolder ? `${options.exportFolder}/${name}` : null),
      chooseImportFile: async () => options.importFile ?? null,
      chooseModelFile: async () => "/home/ada/half.gguf",
      setLayout: (layout) => void layouts.push(layout),
      goToQuestion: () => events.command("stop"),
      confirmCloud: async () => options.confirmsCloud ?? true,
      showTheme: (theme) => void themes.push(theme),
      follow: events.follow,
    },
  });
  const client: ChatClient = createORPCClient(connect(router));
  const view = render(<Start client={client} storage={storage} />);
  return { services, events, layouts, themes, storage, desk, user: userEvent.setup(), client, view, screen };
}

/** The view of the questions, over a real channel to its own router. */
export function openApproval(before: (services: FakeServices, desk: QuestionDesk) => void) {
  const services = fakeWindowServices();
  const clock = { now: () => performance.now() };
  const desk = questionDesk({ ...services, home: "/home/ada", now: () => clock.now() });
  const heights: number[] = [];
  const left: string[] = [];
  const place = { setHeight: (height: number) => void heights.push(height), goToChat: () => void left.push("left") };
  const client: ApprovalClient = createORPCClient(connect(approvalRouter({ desk, place, report: () => {} })));
  before(services, desk);
  const view = render(<Approval client={client} isByPerson={() => true} />);
  return { services, desk, heights, left, clock, user: userEvent.setup(), client, view, screen };
}

function connect(router: AnyRouter) {
  const { port1, port2 } = new MessageChannel();
  open.push(port1);
  new RPCHandler<Context>(router).upgrade(port2, { context: {} });
  return new RPCLink({ port: port1 });
}

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}
