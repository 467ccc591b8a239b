import { expect, test } from "vitest";
import type { AgentTag } from "../../shared/event.ts";
import type { StepUsage } from "../../shared/message.ts";
import type { ChatSpan, RunSpan, StepTimes, ToolSpan } from "../../shared/trace.ts";
import { traceTree } from "./trace-tree.ts";

const agent: AgentTag = { agentId: "root", depth: 0, name: "hearth", prefix: "" };
const none: StepTimes = { waiting: 0, loading: 0, reading: 0, writing: 0, trying: 0, asking: 0, other: 0 };
const usage: StepUsage = {
  evaluated: 1_204,
  reused: 900,
  sampled: 88,
  forced: 4,
  readMs: 3_100,
  writeMs: 900,
  contextUsed: 0,
  contextSize: 0,
};
const startMs = Date.UTC(2026, 0, 2, 3, 4, 5);
const chat = (number: number, from: number, to: number, times: Partial<StepTimes> = {}): ChatSpan => ({
  type: "llm.chat",
  number,
  messageId: `a${number}`,
  modelId: "qwen2.5-coder-1.5b",
  host: null,
  status: "end",
  startMs: startMs + from,
  endMs: startMs + to,
  agent,
  usage,
  times: { ...none, ...times },
});
const tool = (name: string, input: object, from: number, to: number, more: Partial<ToolSpan> = {}): ToolSpan => ({
  type: "execute_tool",
  callId: name,
  tool: name,
  input: JSON.stringify(input),
  output: "",
  status: "ok",
  startMs: startMs + from,
  endMs: startMs + to,
  agent,
  askedMs: 0,
  children: [],
  ...more,
});
const run = (children: RunSpan["children"], to: number, more: Partial<RunSpan> = {}): RunSpan => ({
  type: "agent.run",
  runId: "r",
  modelId: "qwen2.5-coder-1.5b",
  dialect: "guided-text",
  status: "done",
  request: "Mend the failing test",
  startMs,
  endMs: startMs + to,
  agent,
  children,
  ...more,
});

test("the tree shows what was done, for how long, and what it took", () => {
  const helper = run([chat(2, 6_400, 9_000)], 9_100, {
    agent: { ...agent, agentId: "scout", depth: 1, name: "scout" },
    startMs: startMs + 6_300,
  });
  const text = traceTree(
    [
      run(
        [
          chat(1, 0, 6_100, { waiting: 2_000, reading: 3_100, writing: 900, other: 100 }),
          tool("view", { path: "a.ts" }, 6_110, 6_122),
          tool("delegate_to_agent", { agent: "scout", task: "Find the test that fails" }, 6_200, 9_200, {
            children: [helper],
          }),
          tool("bash", { command: "rm -rf build" }, 9_200, 14_200, { status: "denied", askedMs: 5_000 }),
          chat(3, 14_200, 15_000),
        ],
        15_100,
      ),
    ],
    { hasColours: false },
  );
  expect(`\n${text}`).toBe(`
2026-01-02 03:04:05  Mend the failing test
agent.run hearth                                 15.1 s  done
  questions 5.0 s · reading 3.1 s · tools 3.0 s · waiting 2.0 s
├ 1 llm.chat qwen2.5-coder-1.5b                   6.1 s  2,104 in, 92 out
│   reading 3.1 s · waiting 2.0 s · writing 900 ms · other 100 ms
├ execute_tool view {"path":"a.ts"}               12 ms  ok
├ execute_tool delegate_to_agent {"agent":"sco…   3.0 s  ok
│ └ agent.run scout                               2.8 s  done
│   └ 2 llm.chat qwen2.5-coder-1.5b               2.6 s  2,104 in, 92 out
├ execute_tool bash {"command":"rm -rf build"}    5.0 s  denied
└ 3 llm.chat qwen2.5-coder-1.5b                  800 ms  2,104 in, 92 out
`);
});

test("no line is wider than eighty columns, whatever the names", () => {
  const deep = run([chat(1, 0, 1), tool("x".repeat(200), { text: "\n".repeat(200) }, 0, 1)], 500_000, {
    request: `${"long ".repeat(60)}\u001b[31m`,
    agent: { ...agent, name: "n".repeat(100) },
  });
  const text = traceTree([run([tool("t", {}, 0, 1, { children: [deep] })], 1), deep], { hasColours: false });
  expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(text).not.toContain("\u001b");
});
