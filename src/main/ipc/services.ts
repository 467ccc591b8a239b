import type { AgentOrigin, ModelRole } from "../../shared/agent.ts";
import type { Attachment, AttachmentInfo } from "../../shared/attachment.ts";
import type { CloudView } from "../../shared/cloud.ts";
import type { CommandInfo } from "../../shared/command.ts";
import type { Connection } from "../../shared/connection.ts";
import type { SessionEvent } from "../../shared/event.ts";
import type { Fitness, FitnessProgress } from "../../shared/fitness.ts";
import type { RunningTests, Theme } from "../../shared/ipc.ts";
import type { MemoryFile, MemoryText } from "../../shared/memory.ts";
import type { Forecast } from "../../shared/message.ts";
import type { FoundModel, FoundRepo, ModelEntry, PullProgress } from "../../shared/model.ts";
import type { Answer, PermissionRequest } from "../../shared/permission.ts";
import type { ScheduleView } from "../../shared/schedule.ts";
import type { PlanDecision } from "../../shared/plan.ts";
import type { FoundSession } from "../../shared/search.ts";
import type { Delivery } from "../../shared/queued-prompt.ts";
import type { SaidBeside } from "../../shared/said.ts";
import type { BranchPoint, ExportFormat, OpenedSession, SessionSummary } from "../../shared/session.ts";
import type { CloudProvider } from "../../shared/settings.ts";
import type { RunTimes } from "../../shared/trace.ts";
import type { MonthUsage, UsageSum } from "../../shared/usage.ts";
import type { ImportedConversation } from "../session/import/import-conversation.ts";

/** The parts of the runtime that windows show, as narrow as they use them. */
export type WindowServices = {
  sessions: SessionService;
  findSessions(words: string, byMeaning: boolean, signal: AbortSignal): Promise<FoundSession[]>;
  readAhead(
    draft: {
      sessionId: string | null;
      workspace: string;
      modelId: string | null;
      profile: string;
      text: string;
      attachments: readonly Attachment[];
    },
    signal: AbortSignal,
  ): AsyncGenerator<Forecast, void>;
  /** Sends what a person wrote, be it in words or as a command. */
  request(sessionId: string, text: string, delivery?: Delivery, beside?: SaidBeside): Promise<void>;
  attachments: AttachmentService;
  /** Says something else in place of a message, in a branch. */
  resend(input: { sessionId: string; messageId: string; text: string }): Promise<SessionSummary>;
  /** Writes a conversation into a file, with secrets hidden. */
  exportTo(sessionId: string, format: ExportFormat, file: string): Promise<void>;
  importFile(file: string): Promise<ImportedConversation>;
  commands(workspace: string): Promise<CommandInfo[]>;
  models: ModelService;
  agents: AgentService;
  gate: GateService;
  questions: QuestionService;
  fitness: FitnessService;
  theme: ThemeService;
  cloud: CloudService;
  usage: UsageService;
  memory: MemoryService;
  schedules: ScheduleService;
  /** Where the time of a session's runs went. */
  traces: { timesOf(sessionId: string): RunTimes[] };
  /** Everything that went out, newest first. */
  connections(): Promise<Connection[]>;
  /** Addresses of the servers that prompts may go to. */
  serverUrls: readonly string[];
};

export type SessionService = {
  create(input: {
    workspace: string;
    modelId: string | null;
    profile: string;
  }): SessionSummary | Promise<SessionSummary>;
  /** By last activity, newest first. */
  list(): SessionSummary[];
  open(id: string): OpenedSession;
  editPrompt(id: string, promptId: number, text: string): void;
  removePrompt(id: string, promptId: number): void;
  decidePlan(id: string, planId: string, decision: PlanDecision): void;
  cancel(id: string): void;
  setModel(id: string, modelId: string | null): void;
  setProfile(id: string, profile: string): void;
  rename(id: string, title: string): void;
  remove(id: string): Promise<void>;
  fork(id: string, point: BranchPoint): SessionSummary;
  take(conversation: ImportedConversation, workspace: string): SessionSummary;
  follow(listener: (event: SessionEvent) => void): () => void;
  followList(listener: (sessions: SessionSummary[]) => void): () => void;
};

export type AttachmentService = {
  add(file: { name: string; bytes: Buffer }, signal: AbortSignal): Promise<AttachmentInfo>;
  get(ids: readonly string[]): Promise<Attachment[]>;
  remove(ids: readonly string[]): Promise<void>;
};

export type AgentService = {
  /** By name; those with mistakes are among them. */
  list(
    workspace: string | null,
  ): Promise<
    ({ name: string; origin: AgentOrigin } & (
      | { state: "ready"; profile: { description: string; prefix: string; role: ModelRole } }
      | { state: "broken"; mistake: string }
    ))[]
  >;
  /** Throws where it can't be chosen. */
  get(name: string, workspace: string | null): Promise<unknown>;
};

export type ModelService = {
  list(signal: AbortSignal): Promise<ModelEntry[]>;
  resolve(idOrFile: string, signal: AbortSignal): Promise<ModelEntry>;
  /** Which one of the list is taken where none is named; throws where there is none. */
  usual(entries: readonly ModelEntry[], role: ModelRole, signal: AbortSignal): Promise<ModelEntry>;
  pull(id: string, options: { isForced: boolean }, signal: AbortSignal): AsyncGenerator<PullProgress, ModelEntry>;
  add(file: string): Promise<ModelEntry>;
  remove(id: string): Promise<{ freedBytes: number }>;
  search(words: string, signal: AbortSignal): Promise<FoundRepo[]>;
  choices(repo: string, signal: AbortSignal): Promise<FoundModel[]>;
  /** Whom a search or a download asks. */
  hubName(): string;
};

export type FitnessService = {
  /** null where it wasn't tested. */
  of(entry: ModelEntry, signal: AbortSignal): Promise<Fitness | null>;
  test(entry: ModelEntry, signal: AbortSignal): AsyncGenerator<FitnessProgress, Fitness>;
  /** Hears which tests are going on, now and after each change. */
  follow(listener: (tests: RunningTests) => void): () => void;
};

export type GateService = {
  pending(): { request: PermissionRequest; sessionId: string }[];
  /** False where it came too late. */
  answer(requestId: string, hash: string, answer: Answer): boolean;
  followPending(listener: () => void): () => void;
};

export type QuestionService = {
  /** False where it came too late. */
  answer(sessionId: string, questionId: string, answer: string | null): boolean;
};

export type MemoryService = {
  list(): MemoryFile[];
  read(name: string): MemoryText;
  change(name: string, to: (before: MemoryText) => string): MemoryText;
  erase(name: string | null): void;
};

/** What is done at set times. */
export type ScheduleService = {
  list(): Promise<ScheduleView[]>;
  /** Null where there is nothing to do. */
  sessionOf(name: string): Promise<string | null>;
  run(name: string): Promise<unknown>;
};

export type ThemeService = { read(): Theme; write(theme: Theme): Promise<void> };

export type CloudService = {
  view(): Promise<CloudView>;
  setEnabled(enabled: boolean): Promise<void>;
  addProvider(name: string, provider: CloudProvider): Promise<void>;
  setFallback(modelId: string | null): Promise<void>;
  setKey(provider: string, key: string): Promise<void>;
  removeKey(provider: string): Promise<void>;
};

export type UsageService = { ofSession(sessionId: string): UsageSum[]; byMonth(): MonthUsage[] };
