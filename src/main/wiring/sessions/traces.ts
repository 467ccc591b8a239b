import type { SessionEvent } from "../../../shared/event.ts";
import type { AppError } from "../../../shared/error.ts";
import type { Settings } from "../../../shared/settings.ts";
import { type RunTimes, runTimes } from "../../../shared/trace.ts";
import type { Network } from "../../network/open-network.ts";
import { exportRuns, type RunExport } from "../../telemetry/export-runs.ts";
import { spansOf, type TraceStore, traceSessions } from "../../telemetry/tracing.ts";

export type Traces = {
  /** Where the time of a session's runs went, in their order. */
  timesOf(sessionId: string): RunTimes[];
  /** Sends what is left to send. */
  close(): Promise<void>;
};

export type TracesDeps = {
  store: TraceStore;
  settings: Pick<Settings, "trace">;
  network: Pick<Network, "fetchFor">;
  follow(listener: (event: SessionEvent) => void): () => void;
  /** Hears what no caller can be told. */
  report(error: AppError): void;
};

/** Runs that end within so long of one another are sent together. */
const gatherMs = 5_000;

/** Follows what all sessions do. Nothing leaves this computer, unless the settings name a collector. */
export function createTraces({ store, settings, network, follow, report }: TracesDeps): Traces {
  const { otlp } = settings.trace;
  const exporter = otlp === undefined ? null : exporterTo(otlp, { store, network, report });
  const stop = traceSessions({ store, follow, exporter, now: () => performance.now() });
  return {
    timesOf: (sessionId) => spansOf(store, sessionId).map(runTimes),
    async close() {
      stop();
      await exporter?.close();
    },
  };
}

function exporterTo(address: string, deps: Pick<TracesDeps, "store" | "network" | "report">): RunExport {
  const fetch = deps.network.fetchFor({ why: "OpenTelemetry: traces", runId: null, addresses: [address] });
  return exportRuns({
    read: (ended) =>
      [...new Set(ended.map(({ sessionId }) => sessionId))].flatMap((sessionId) =>
        spansOf(deps.store, sessionId)
          .filter(({ runId }) => ended.some((one) => one.sessionId === sessionId && one.runId === runId))
          .map((run) => ({ sessionId, run })),
      ),
    async send(runs, signal) {
      const { sendSpans } = await import("../../telemetry/send-spans.ts");
      await sendSpans(address, runs, fetch, signal);
    },
    report: deps.report,
    gatherMs,
  });
}
