import { expect, onTestFinished, test } from "vitest";
import { type OtlpServer, startOtlpServer } from "../../../test/support/otlp-server.ts";
import type { RunSpan } from "../../shared/trace.ts";
import { exportRuns } from "./export-runs.ts";
import { sendSpans } from "./send-spans.ts";

const run = (runId: string): RunSpan => ({
  type: "agent.run",
  runId,
  modelId: "m",
  dialect: "native",
  request: "",
  status: "done",
  startMs: 1,
  endMs: 2,
  agent: { agentId: "root", depth: 0, name: "hearth", prefix: "" },
  children: [],
});

function exportTo(collector: OtlpServer) {
  const reported: string[] = [];
  const exporter = exportRuns({
    read: (ended) => ended.map(({ sessionId, runId }) => ({ sessionId, run: run(runId) })),
    send: (runs, signal) => sendSpans(collector.url, runs, fetch, signal),
    report: ({ message }) => reported.push(message),
    gatherMs: 1,
  });
  return { ...exporter, reported };
}

async function collectorThat(answers: (index: number) => number): Promise<OtlpServer> {
  const collector = await startOtlpServer({ answer: answers });
  onTestFinished(() => collector.close());
  return collector;
}

const runIds = ({ requests }: OtlpServer) =>
  requests.map((spans) => spans.map(({ attributes }) => attributes["hearth.run.id"]));

test("a collector that isn't there is told of once, and gets everything when it is back", async () => {
  const collector = await collectorThat((index) => (index < 2 ? 503 : 200));
  const { add, close, reported } = exportTo(collector);
  for (const [index, runId] of ["one", "two", "three"].entries()) {
    add({ sessionId: "s", runId });
    await collector.received(index + 1);
  }
  await close();
  expect(runIds(collector)).toEqual([["one"], ["one", "two"], ["one", "two", "three"]]);
  expect(reported).toEqual([
    "Traces couldn't be sent. The collector of traces didn't take them: it answered 503. They are kept here, as always; see otlp under [trace] in config.toml.",
  ]);
  // the same spans have the same ids, so that a collector knows those that it has
  const ids = collector.requests.map(([first]) => first?.spanId);
  expect(new Set(ids).size).toBe(1);
});

test("adding a run never waits for the collector, and what is left is sent at the end", async () => {
  const collector = await collectorThat(() => 200);
  const { add, close } = exportTo(collector);
  for (const runId of ["one", "two"]) add({ sessionId: "s", runId });
  expect(collector.requests).toEqual([]);
  await close();
  expect(runIds(collector)).toEqual([["one", "two"]]);
});
