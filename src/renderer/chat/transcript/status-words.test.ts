import { expect, test } from "vitest";
import { emptyView, type SessionView } from "../../../shared/fold.ts";
import type { StepUsage } from "../../../shared/message.ts";
import { statusWords } from "./status-words.ts";

const usage: StepUsage = {
  evaluated: 212,
  reused: 3_904,
  sampled: 58,
  forced: 0,
  readMs: 1,
  writeMs: 4_100,
  contextUsed: 1,
  contextSize: 2,
};
const running: SessionView = {
  ...emptyView,
  usage,
  run: { status: "running", runId: "r", modelId: "m", dialect: "native" },
};
const request = { id: "p", callId: "c", tool: "edit", title: "", actions: [], preview: null, hash: "" };
const draft = { messageId: "m", text: "", reasoning: "", call: null };

test.each<[string, SessionView]>([
  ["", emptyView],
  ["read 212 new tokens, 3,904 reused · 14 tokens/s", { ...emptyView, usage }],
  ["read 212 new tokens, 3,904 reused", { ...emptyView, usage: { ...usage, writeMs: 0 } }],
  ["waits for your decision · read 212 new tokens, 3,904 reused · 14 tokens/s", { ...running, requests: [request] }],
  [
    "loading the model · 40 %",
    { ...running, progress: { type: "model-progress", phase: "load", done: 40, total: 100 } },
  ],
  ["loading the model", { ...running, progress: { type: "model-progress", phase: "load", done: 0, total: 0 } }],
  [
    "writing the file anew · 25 %",
    { ...running, progress: { type: "model-progress", phase: "write", done: 50, total: 200 } },
  ],
  [
    "reading 400 of 1,200 tokens",
    { ...running, progress: { type: "model-progress", phase: "read", done: 400, total: 1_200 } },
  ],
  [
    "looking through 3 of 22 places",
    { ...running, progress: { type: "model-progress", phase: "weigh", done: 3, total: 22 } },
  ],
  ["thinking", { ...running, usage: null, draft: { ...draft, reasoning: "hm" } }],
  ["answering", { ...running, usage: null, draft: { ...draft, text: "It" } }],
  [
    "writing the next step",
    { ...running, usage: null, draft: { ...draft, text: "It", call: { tool: "view", fields: {} } } },
  ],
  ["deciding on the next step", { ...running, usage: null }],
])("%j", (words, view) => {
  expect(statusWords(view).words).toBe(words);
});

test("what is heard changes with what is done, not with each token", () => {
  const at = (done: number) =>
    statusWords({ ...running, progress: { type: "model-progress", phase: "read", done, total: 1_200 } }).heard;
  expect([at(1), at(2), statusWords(emptyView).heard]).toEqual(["Reading", "Reading", "Done"]);
});
