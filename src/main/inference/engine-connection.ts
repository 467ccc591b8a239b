import { createORPCClient, ORPCError, isDefinedError } from "@orpc/client";
import { RPCLink } from "@orpc/client/message-port";
import type { ContractRouterClient } from "@orpc/contract";
import { ResponseValidationPlugin } from "@orpc/contract/plugins";
import { AppError, fromWire, toAppError } from "../../shared/error.ts";
import { engineContract } from "./engine-contract.ts";
import { messagePort, type SpawnModelProcess } from "./engine-port.ts";

type EngineApi = ContractRouterClient<typeof engineContract>;

/** A running model process, and what became of it. */
export type EngineConnection = {
  isAlive(): boolean;
  /** One call. An abort ends the wait at once; the process stops within one chunk and serves the next call after that. */
  call<Result>(work: (api: EngineApi, signal: AbortSignal) => Promise<Result>, signal: AbortSignal): Promise<Result>;
  stream<Item, Result>(
    work: (api: EngineApi, signal: AbortSignal) => Promise<AsyncIterator<Item, Result, void>>,
    signal: AbortSignal,
  ): AsyncGenerator<Item, Result>;
  close(): void;
};

export function openEngineConnection(spawn: SpawnModelProcess): EngineConnection {
  const child = spawn();
  const gone = new AbortController();
  let how: string | null = null;
  child.onExit((said) => {
    how = said;
    gone.abort();
  });
  const api: EngineApi = createORPCClient(
    new RPCLink({ port: messagePort(child), plugins: [new ResponseValidationPlugin(engineContract)] }),
  );

  /** Rejects when the process is gone or the caller gives up, even if no answer ever comes. */
  async function answered<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    const either = AbortSignal.any([signal, gone.signal]);
    let stop = (): void => {};
    try {
      if (either.aborted) throw new Error("stopped");
      return await Promise.race([
        work(),
        new Promise<never>((_, reject) => {
          stop = () => reject(new Error("stopped"));
          either.addEventListener("abort", stop, { once: true });
        }),
      ]);
    } catch (cause) {
      if (how !== null) throw crashed(how);
      signal.throwIfAborted();
      throw told(cause);
    } finally {
      either.removeEventListener("abort", stop);
    }
  }

  return {
    isAlive: () => how === null,
    call: (work, signal) => answered(() => work(api, signal), signal),
    async *stream(work, signal) {
      const steps = await answered(() => work(api, signal), signal);
      try {
        for (;;) {
          const step = await answered(() => steps.next(), signal);
          if (step.done) return step.value;
          yield step.value;
        }
      } finally {
        // Tells the process to stop, if it hasn't yet; its answer, or that it is gone, changes nothing here.
        void steps.return?.().catch(() => {});
      }
    },
    close: () => child.kill(),
  };
}

function crashed(how: string): AppError {
  return new AppError(
    "model-unavailable",
    `The model's process ended (${how}); this happens when memory runs out or a model file is damaged. ` +
      `Try again: it is started anew. If it happens again, choose a smaller model or a smaller context_size.`,
    { retryable: true },
  );
}

function told(cause: unknown): AppError {
  if (cause instanceof ORPCError && isDefinedError(cause) && cause.code === "FAILED") return fromWire(cause.data);
  return toAppError(cause);
}
