import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type OtlpServer, startOtlpServer } from "../../../../test/support/otlp-server.ts";
import { agent, answers, calls, type Acts, says, scriptedRun } from "../../../../test/support/scripted-run.ts";
import { newPlace } from "../../../../test/support/store-place.ts";
import { settingsSchema } from "../../../shared/settings.ts";
import { networkOf } from "../models/network-of.ts";
import { readLedger } from "../../network/ledger.ts";
import { pathsFor } from "../../paths.ts";
import { takeKeys } from "../../secrets/environment-keys.ts";
import { createSessions, type Sessions } from "../../session/sessions.ts";
import { openStore, type Store } from "../../store/open-store.ts";
import { createTraces, type Traces } from "./traces.ts";

const day = 24 * 60 * 60_000;

let place: Awaited<ReturnType<typeof newPlace>>;
let store: Store;
let sessions: Sessions;
let traces: Traces;
let collector: OtlpServer | null;
let clockMs: number;
let reported: string[];

beforeEach(async () => {
  place = await newPlace();
  clockMs = 1_000;
  reported = [];
  collector = null;
  store = openStore(place, "test", () => clockMs);
});

afterEach(async () => {
  await sessions.close();
  await traces.close();
  store.close();
  await collector?.close();
  place.remove();
});

const looksAround: Acts = async function* () {
  yield { type: "model-waiting", waitsFor: "another" };
  yield calls("a1", "call-1");
  yield { type: "tool-start", callId: "call-1", tool: "ls", title: "List", preview: null };
  yield answers("call-1");
  yield says("a2", "There is a.md.");
};

function begin(otlp: string | null, acts: Acts = looksAround) {
  const settings = settingsSchema.parse(otlp === null ? {} : { trace: { otlp } });
  const paths = pathsFor({ HEARTH_HOME: place.folder }, "linux", "/");
  const network = networkOf(paths, settings, takeKeys({}));
  sessions = createSessions({
    store,
    startRun: scriptedRun(acts),
    agent,
    newId: randomUUID,
    now: () => clockMs,
    report: ({ message }) => reported.push(message),
  });
  traces = createTraces({
    store,
    settings,
    network,
    follow: sessions.follow,
    report: ({ message }) => reported.push(message),
  });
  const { id } = sessions.create({ workspace: "/w", modelId: null });
  const run = async () => {
    sessions.send(id, "look");
    await sessions.settled(id);
  };
  return { id, run, ledger: () => readLedger(paths.connections) };
}

test("what steps spent their time on is kept for seven days, the conversation for longer", async () => {
  const { id, run } = begin(null);
  await run();
  expect([...store.stepTimes.ofSession(id).keys()]).toEqual(["a1", "a2"]);
  expect(traces.timesOf(id)).toMatchObject([{ status: "done", request: "look" }]);
  clockMs += 7 * day + 1;
  expect(store.stepTimes.ofSession(id).size).toBe(0);
  store.stepTimes.forgetOld();
  clockMs = 2_000;
  expect(store.stepTimes.ofSession(id).size).toBe(0);
  expect(sessions.open(id).view.messages).toHaveLength(4);
});

test("times are gone with their session", async () => {
  const { id, run } = begin(null);
  await run();
  await sessions.remove(id);
  expect(store.stepTimes.ofSession(id).size).toBe(0);
});

test("without a collector in the settings nothing is sent anywhere", async () => {
  const { run, ledger } = begin(null);
  await run();
  await traces.close();
  expect(await ledger()).toEqual([]);
});

test("runs are sent to the collector together, as OpenTelemetry's spans, and listed", async () => {
  collector = await startOtlpServer();
  const { id, run, ledger } = begin(collector.url);
  await run();
  await run();
  await traces.close();
  expect(collector.requests).toHaveLength(1);
  const [spans = []] = collector.requests;
  expect(spans.map(({ name }) => name)).toEqual(
    [1, 2].flatMap(() => ["agent.run", "llm.chat", "execute_tool ls", "llm.chat"]),
  );
  const [root, chat, tool] = spans;
  expect([chat?.parentSpanId, tool?.parentSpanId]).toEqual([root?.spanId, root?.spanId]);
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(2);
  expect(root?.attributes).toMatchObject({
    "gen_ai.operation.name": "invoke_agent",
    "gen_ai.conversation.id": id,
    "gen_ai.agent.name": "hearth",
  });
  expect(chat?.attributes).toMatchObject({ "gen_ai.operation.name": "chat", "gen_ai.request.model": "scripted" });
  expect(tool?.attributes).toMatchObject({
    "gen_ai.operation.name": "execute_tool",
    "gen_ai.tool.name": "ls",
    "gen_ai.tool.input": '{"path":"."}',
    "gen_ai.tool.output": "a.md",
  });
  expect(await ledger()).toMatchObject([{ why: "OpenTelemetry: traces", end: { type: "answered", status: 200 } }]);
  expect(reported).toEqual([]);
});

test("what a collector refuses for good isn't sent again", async () => {
  collector = await startOtlpServer({ answer: () => 400 });
  const { run } = begin(collector.url);
  await run();
  await traces.close();
  await traces.close();
  expect(collector.requests).toHaveLength(1);
  expect(reported).toHaveLength(1);
});

test("spans that a collector says it rejected are told of", async () => {
  collector = await startOtlpServer({ body: '{"partialSuccess":{"rejectedSpans":"2","errorMessage":"too old"}}' });
  const { run } = begin(collector.url);
  await run();
  await traces.close();
  expect(reported).toEqual([expect.stringContaining("it rejected 2 spans: too old")]);
});

test("where nothing listens at the address, the runs stay here", async () => {
  const gone = await startOtlpServer();
  await gone.close();
  const { id, run } = begin(gone.url);
  await run();
  await traces.close();
  expect(reported).toEqual([expect.stringContaining("it can't be reached. They are kept here")]);
  expect(traces.timesOf(id)).toHaveLength(1);
});

test.each([
  ["http://collector.example:4318", "Use https"],
  ["https://me:hunter2@collector.example", "Leave name and password out of the address."],
  ["collector", "This is no address"],
])("%s is refused as a collector's address", (otlp, words) => {
  expect(settingsSchema.safeParse({ trace: { otlp } }).error?.message).toContain(words);
  begin(null);
});
