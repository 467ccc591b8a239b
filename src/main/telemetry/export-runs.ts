import { AppError, toAppError } from "../../shared/error.ts";
import type { SessionRun } from "./otlp.ts";

/** A run that has ended. */
export type EndedRun = { sessionId: string; runId: string };

export type RunExport = {
  /** Returns at once; the run is sent with others, a little later. */
  add(run: EndedRun): void;
  /** Sends what is left, if that doesn't take long. */
  close(): Promise<void>;
};

export type RunExportDeps = {
  /** What there is of these runs: they are read when they are sent. */
  read(runs: readonly EndedRun[]): SessionRun[];
  /** Throws an AppError where it fails; a retryable one may be tried again. */
  send(runs: readonly SessionRun[], signal: AbortSignal): Promise<void>;
  /** Hears of the first failure. */
  report(error: AppError): void;
  /** For so long what has ended is gathered before it is sent. */
  gatherMs: number;
};

/** So long a collector may take; at the end of the program it has less time, for somebody waits. */
const patienceMs = 30_000;
const lastPatienceMs = 3_000;

/** So many runs wait for a collector that doesn't answer; older ones aren't sent any more. All stay in the store. */
const mostWaiting = 200;

/** Hands on ended runs in batches. What fails is told once, and tried again with the next run. */
export function exportRuns({ read, send, report, gatherMs }: RunExportDeps): RunExport {
  let waiting: EndedRun[] = [];
  let timer: NodeJS.Timeout | null = null;
  let sending = Promise.resolve();
  let wasTold = false;

  const flush = async (patience: number) => {
    timer = null;
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    try {
      await send(read(batch), AbortSignal.timeout(patience));
    } catch (cause) {
      const error = toAppError(cause);
      // what a collector has refused for good, it would refuse again
      if (error.retryable) waiting = [...batch, ...waiting].slice(-mostWaiting);
      if (!wasTold) report(tell(error));
      wasTold = true;
    }
  };
  const flushNext = (patience: number) => (sending = sending.then(() => flush(patience)));

  return {
    add(run) {
      waiting = [...waiting, run].slice(-mostWaiting);
      timer ??= setTimeout(() => void flushNext(patienceMs), gatherMs).unref();
    },
    async close() {
      if (timer) clearTimeout(timer);
      await Promise.race([flushNext(lastPatienceMs), afterMs(lastPatienceMs)]);
    },
  };
}

function afterMs(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}

function tell(cause: AppError): AppError {
  const message = `Traces couldn't be sent. ${cause.message} They are kept here, as always; see otlp under [trace] in config.toml.`;
  return new AppError("internal", message, { cause });
}
