import type { Connection } from "../shared/connection.ts";
import type { AppError } from "../shared/error.ts";
import type { PermissionMode } from "../shared/permission.ts";
import type { Forecast } from "../shared/message.ts";
import type { FoundSession } from "../shared/search.ts";
import type { ExportFormat, SessionSummary } from "../shared/session.ts";
import type { Settings } from "../shared/settings.ts";
import type { AgentCreator } from "./agent/agent-creator.ts";
import type { AttachmentShelf } from "./attachments/attachment-shelf.ts";
import type { Agents } from "./agents/agents.ts";
import type { CloudControl } from "./wiring/models/cloud-control.ts";
import type { FitnessService } from "./fitness/fitness-service.ts";
import type { SpawnModelProcess } from "./inference/engine-port.ts";
import type { Models } from "./models/models.ts";
import type { Spoken } from "./wiring/sessions/open-bus.ts";
import type { Paths } from "./paths.ts";
import type { AnswerableGate } from "./permission/gate.ts";
import type { Draft } from "./wiring/models/read-ahead.ts";
import type { StartInfo } from "./wiring/sessions/start-info.ts";
import type { EnvironmentKeys } from "./secrets/environment-keys.ts";
import type { Secrets } from "./secrets/secrets.ts";
import type { ImportedConversation } from "./session/import/import-conversation.ts";
import type { Sessions } from "./session/sessions.ts";
import type { Questions } from "./session/questions.ts";
import type { UsageTable } from "./store/usage-table.ts";
import type { Memory } from "./memory/memory.ts";
import type { Traces } from "./wiring/sessions/traces.ts";
import type { WhatIf } from "./wiring/sessions/what-if.ts";

/** The whole agent, without a window. One process at a time owns it. */
export type Runtime = Spoken & {
  sessions: Sessions;
  models: Models;
  agents: Agents;
  /** What an agent in that folder starts with. */
  startInfo(workspace: string): Promise<StartInfo>;
  /** Makes agents that work as in that session, for whoever wants to talk with one without keeping what is said. */
  creatorFor(sessionId: string): AgentCreator;
  gate: AnswerableGate;
  questions: Questions;
  fitness: Pick<FitnessService, "of" | "test" | "follow">;
  settings: Settings;
  /** Says something else in place of a message, in a branch. */
  resend(input: { sessionId: string; messageId: string; text: string }): Promise<SessionSummary>;
  /** Writes a conversation into a file, with secrets hidden. */
  exportTo(sessionId: string, format: ExportFormat, file: string): Promise<void>;
  /** Reads an exported conversation, to be taken in by `sessions.take`. */
  importFile(file: string): Promise<ImportedConversation>;
  /** Sessions in which that was said, or meant, the best first. */
  findSessions(words: string, byMeaning: boolean, signal: AbortSignal): Promise<FoundSession[]>;
  /** Has a local model read what somebody is about to ask, so that the answer comes sooner. Says how long the request would take. Leaves no trace. */
  readAhead(
    draft: Omit<Draft, "history" | "profile" | "instructions" | "fromId"> & { profile: string },
    signal: AbortSignal,
  ): AsyncGenerator<Forecast, void>;
  /** Frees the model's memory: the computer goes to sleep, or needs it. */
  rest(): Promise<void>;
  cloud: CloudControl;
  usage: UsageTable;
  traces: Pick<Traces, "timesOf">;
  whatIf: WhatIf;
  memory: Memory;
  /** Files that are yet to be sent. */
  attachments: AttachmentShelf;
  /** Everything that went out, and was refused to, newest first. */
  connections(): Promise<Connection[]>;
  /** For the person, where something had to be mended at the start. */
  notice: string | null;
  close(): Promise<void>;
};

export type RuntimeOptions = {
  paths: Paths;
  spawnModelProcess: SpawnModelProcess;
  permission: PermissionMode;
  /** Who decides whether a conversation may be sent to a provider. Only asked where the cloud is switched on. */
  cloud: PermissionMode;
  /** Keys of providers. */
  secrets: Secrets;
  /** Keys that Hearth was started with. */
  keys: EnvironmentKeys;
  /** False: nothing of it is left when it has closed. */
  keepsHistory: boolean;
  /** Whether somebody is there to answer what an agent asks. */
  isAttended: boolean;
  maxSteps: number | null;
  /** What this process is, for the one that finds the data in use: "window", "command line". */
  owner: string;
  /** Hears of failures that no caller can be told. */
  report(error: AppError): void;
};

/** As the command line and the window start it: how the model's process is made is decided already. */
export type StartRuntime = (
  options: Omit<RuntimeOptions, "spawnModelProcess" | "report" | "secrets" | "keys">,
) => Promise<Runtime>;
