import { fc, test as property } from "@fast-check/vitest";
import { expect } from "vitest";
import { answered, asked, stepped } from "../../test/support/long-talk.ts";
import type { DurableEvent } from "./event.ts";
import { emptyView, fold } from "./fold.ts";
import { replay } from "./replay.ts";

const [called, result] = stepped("s", "view", "a.md", "text");
const tokens = { before: 2, after: 1 };
const events: DurableEvent[] = [
  { type: "run-start", runId: "r", modelId: "m", dialect: "native" },
  ...[asked("u", "Hi"), called, result, answered("a", "Yes.")].map((message) => ({
    type: "message" as const,
    message,
  })),
  { type: "tool-start", callId: "s-call", tool: "view", title: "View", preview: null },
  { type: "compaction", compaction: { id: "c", fromId: null, digest: null, cut: null, atId: "a", tokens } },
  { type: "effect-notice", effect: "loop_detection", action: "ask", text: "Stuck." },
  {
    type: "report",
    report: { sessionId: "b", name: "scout", prefix: "", title: "Look", outcome: "done", text: "Seen." },
  },
  { type: "run-end", runId: "r", reason: "done" },
];
const tag = fc.constantFrom(
  { agentId: "root", depth: 0, name: "hearth", prefix: "" },
  { agentId: "helper", depth: 1, name: "scout", prefix: "" },
);

property.prop([fc.array(fc.tuple(tag, fc.constantFrom(...events)), { maxLength: 40 })])(
  "a session that is replayed is what it was when its events came one by one",
  (pairs) => {
    const tagged = pairs.map(([who, event]) => ({ ...who, ...event }));
    expect(replay(tagged)).toEqual(tagged.reduce(fold, emptyView));
  },
);
