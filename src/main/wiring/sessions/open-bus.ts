import type { CommandInfo } from "../../../shared/command.ts";
import { type AppError, toAppError } from "../../../shared/error.ts";
import type { Delivery } from "../../../shared/queued-prompt.ts";
import type { SaidBeside } from "../../../shared/said.ts";
import type { SessionSummary } from "../../../shared/session.ts";
import type { Agents } from "../../agents/agents.ts";
import { appendLog } from "./append-log.ts";
import { type BackgroundAgents, createBackgroundAgents } from "../agents/background-agents.ts";
import { type Bus, createBus } from "../../bus/bus.ts";
import { jobsOf } from "../../bus/jobs.ts";
import { createSchedules, type Schedules } from "../../bus/schedules.ts";
import type { Paths } from "../../paths.ts";
import type { PromptSources } from "../agents/prompt-sources.ts";
import { createRequests } from "./requests.ts";
import type { NewSession, Sessions } from "../../session/sessions.ts";
import { readConfigFile } from "../../store/config-file.ts";
import type { Store } from "../../store/open-store.ts";
import { openTextFolder } from "../folders/text-folder.ts";
import { realFolder } from "../../workspace/real-folder.ts";

/** All the ways in which something is said to Hearth. */
export type Spoken = {
  bus: Bus;
  /** Says in a session what a person wrote in the window. It is stored when this returns. */
  request(sessionId: string, text: string, delivery?: Delivery, beside?: SaidBeside): Promise<void>;
  /** The commands that there are in a folder, by name. */
  commands(workspace: string): Promise<CommandInfo[]>;
  schedules: Schedules;
};

type Deps = {
  paths: Paths;
  store: Pick<Store, "sessions" | "prompts" | "sessionKeys" | "lastPlace" | "schedules">;
  sessions: Sessions;
  create(input: NewSession): SessionSummary;
  agents: Pick<Agents, "get">;
  prompt: Pick<PromptSources, "commands">;
  report(error: AppError): void;
};

/** What is looked at at each heartbeat, in bytes. */
const longestHeartbeat = 20_000;

/** Puts the bus between all who speak and the sessions: people, agents in the background, and what is due at set times. */
export function openBus(deps: Deps): Spoken & { background: BackgroundAgents; close(): void } {
  const { paths, store, sessions, create, agents, prompt } = deps;
  const report = (cause: unknown) => deps.report(toAppError(cause));
  const { expand, commands } = createRequests(sessions, prompt);
  const bus = createBus({
    sessions: { ...sessions, create },
    workspaceOf: (id) => store.sessions.get(id)?.workspace ?? null,
    isQueued: (id, promptId) => store.prompts.list(id).some((queued) => queued.id === promptId),
    expand,
    keys: store.sessionKeys,
    lastPlace: store.lastPlace,
    // a log holds no word of a conversation
    log: ({ chatId, sessionKey, sender, metadata: { outcome } }) =>
      appendLog(paths.logs, "system.jsonl", { from: chatId, to: sessionKey, sender, outcome }, deps.report),
    report,
  });
  const find = (id: string) => {
    const row = store.sessions.get(id);
    return row ? { ...row, title: row.title ?? "" } : null;
  };
  const background = createBackgroundAgents({ sessions, receive: bus.receive, report, find });
  const schedules = createSchedules({
    jobs: () => jobsOf(readConfigFile(paths.config)),
    table: store.schedules,
    bus,
    sessions,
    isBusy: () => sessions.list().some(({ activity }) => activity === "running"),
    heartbeatFile: () =>
      openTextFolder(paths.home).read("HEARTBEAT.md", longestHeartbeat, new AbortController().signal),
    realFolder,
    checkAgent: agents.get,
    now: Date.now,
    report,
  });
  return {
    bus,
    async request(sessionId, text, delivery = "now", beside = {}) {
      const from = { channel: "window" as const, chatId: sessionId, sessionKey: sessionId, sender: "user" };
      await bus.receive({ ...from, content: text, media: [], metadata: {} }, { delivery, beside });
    },
    commands,
    schedules,
    background,
    close() {
      background.close();
      bus.close();
    },
  };
}
