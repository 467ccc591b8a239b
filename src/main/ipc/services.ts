import type { SessionEvent } from "../../shared/event.ts";
import type { Fitness, FitnessProgress } from "../../shared/fitness.ts";
import type { RunningTests, Theme } from "../../shared/ipc.ts";
import type { ModelEntry, PullProgress } from "../../shared/model.ts";
import type { Answer, PermissionRequest } from "../../shared/permission.ts";
import type { OpenedSession, SessionSummary } from "../../shared/session.ts";

/** The parts of the runtime that windows show, as narrow as they use them. */
export type WindowServices = {
  sessions: SessionService;
  models: ModelService;
  gate: GateService;
  fitness: FitnessService;
  theme: ThemeService;
  /** Where prompts for Ollama models go; null where that is switched off. */
  ollamaUrl: string | null;
};

export type SessionService = {
  create(input: { workspace: string; modelId: string | null }): SessionSummary | Promise<SessionSummary>;
  /** By last activity, newest first. */
  list(): SessionSummary[];
  open(id: string): OpenedSession;
  send(id: string, text: string): void;
  cancel(id: string): void;
  setModel(id: string, modelId: string | null): void;
  rename(id: string, title: string): void;
  remove(id: string): Promise<void>;
  follow(listener: (event: SessionEvent) => void): () => void;
  followList(listener: (sessions: SessionSummary[]) => void): () => void;
};

export type ModelService = {
  list(signal: AbortSignal): Promise<ModelEntry[]>;
  /** null asks for the default; throws where there is none. */
  resolve(idOrFile: string | null, signal: AbortSignal): Promise<ModelEntry>;
  pull(id: string, signal: AbortSignal): AsyncGenerator<PullProgress, ModelEntry>;
  add(file: string): Promise<ModelEntry>;
  remove(id: string): Promise<{ freedBytes: number }>;
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

export type ThemeService = { read(): Theme; write(theme: Theme): Promise<void> };
