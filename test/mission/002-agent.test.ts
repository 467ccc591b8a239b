import { describe, expect, test } from "vitest";
import type { AgentReport } from "../../src/main/agent/agent-report.ts";
import { type MissionOptions, missionRuntime } from "../support/mission-runtime.ts";
import { callsTool, says } from "../support/ollama-server.ts";

const open = new AbortController().signal;
const usage = (promptTokens: number, replyTokens: number) => ({ usage: { promptTokens, replyTokens } });
const stalled = says("One moment", { ending: "stall" });

/** An agent that nobody made, in a session of its own. */
async function rootAgent(replies: Parameters<typeof missionRuntime>[0], options: MissionOptions = {}) {
  const mission = await missionRuntime(replies, options);
  const profile = await mission.runtime.agents.get("hearth", mission.place.workspace);
  const sessionId = mission.begin();
  const creator = mission.runtime.creatorFor(sessionId);
  return { ...mission, sessionId, creator, profile, agent: creator.newWithDefaultModel({ profile }) };
}

async function drain(reports: AsyncGenerator<AgentReport, void>): Promise<AgentReport[]> {
  const all: AgentReport[] = [];
  for await (const report of reports) all.push(report);
  return all;
}

describe("002: agent over a model stream", () => {
  test("Session id", async () => {
    const { ask, begin, runtime } = await missionRuntime(() => says("Yes."));
    const ids = [begin(), begin()];
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) {
      const { events, sessionId } = await ask("Is it so?", id);
      expect(sessionId).toBe(id);
      expect(new Set(events.map((event) => event.sessionId))).toEqual(new Set([id]));
      expect(runtime.sessions.open(id).summary.id).toBe(id);
    }
  });

  test("`addUserTurn` (adds without sending; refused while running)", async () => {
    const { agent, server } = await rootAgent([says("Four."), stalled]);
    agent.addUserTurn("The zoo has four lions.");
    expect(agent.turns()).toHaveLength(1);
    expect(server.chats).toEqual([]);
    await drain(agent.sendUserMessage("How many lions?", { signal: open }));
    expect(server.chats).toHaveLength(1);
    const said = server.chats[0]?.messages.filter(({ role }) => role === "user").map(({ content }) => content);
    expect(said).toEqual([
      expect.stringContaining("The zoo has four lions."),
      expect.stringContaining("How many lions?"),
    ]);
    const controller = new AbortController();
    const events = agent.run("And bears?", controller.signal);
    for await (const event of events) {
      if (event.type !== "text-delta") continue;
      expect(() => agent.addUserTurn("There are two.")).toThrow("still at work");
      controller.abort();
    }
    agent.addUserTurn("There are two.");
    expect(agent.turns().at(-1)).toMatchObject({ role: "user", text: "There are two." });
  });

  test("`sendUserMessage` gives a stream of `error`, `canceled`, `done_success`, `assistant_text`, `assistant_reasoning` (whole parts), `tool_call`, `tool_complete`, `assistant_turn_complete` with the turn's token usage", async () => {
    const calls = [{ name: "view", arguments: { path: "zoo.txt" } }];
    const { agent } = await rootAgent(
      [
        { thinking: "I look into the file.", calls, ...usage(100, 10) },
        says("Four lions.", usage(120, 5)),
        { status: 400, error: "out of memory" },
        stalled,
      ],
      {
        models: [{ name: "thinker", capabilities: ["completion", "tools", "thinking"] }],
        files: { "zoo.txt": `${"bears 2\n".repeat(2_000)}lions 4\n` },
      },
    );
    const reports = await drain(agent.sendUserMessage("How many lions?", { signal: open }));
    expect(reports).toMatchObject([
      { type: "assistant_reasoning", text: "I look into the file." },
      { type: "tool_call", call: { tool: "view", input: { path: "zoo.txt" } } },
      { type: "assistant_turn_complete", usage: { evaluated: 100, sampled: 10 } },
      { type: "tool_complete", result: { tool: "view", status: "ok" } },
      { type: "assistant_text", text: "Four lions." },
      { type: "assistant_turn_complete", usage: { evaluated: 120, sampled: 5 } },
      { type: "done_success" },
    ]);
    const failed = await drain(agent.sendUserMessage("And bears?", { signal: open }));
    expect(failed).toMatchObject([{ type: "error", error: { message: expect.stringContaining("out of memory") } }]);
    const controller = new AbortController();
    const stopped = agent.sendUserMessage("And owls?", { signal: controller.signal });
    controller.abort();
    expect(await drain(stopped)).toMatchObject([{ type: "canceled" }]);
  });

  test("stopping through the abort signal", async () => {
    const { agent, server } = await rootAgent([stalled, says("Here again.")]);
    const controller = new AbortController();
    const types: string[] = [];
    for await (const event of agent.run("Count for ever", controller.signal)) {
      types.push(event.type);
      if (event.type === "text-delta") controller.abort();
      if (event.type === "run-end") expect(event.reason).toBe("cancelled");
    }
    expect(types.at(-1)).toBe("run-end");
    await expect.poll(() => server.brokenOff()).toBe(1);
    expect((await drain(agent.sendUserMessage("Hello?", { signal: open }))).at(-1)).toMatchObject({
      type: "done_success",
    });
  });

  test("`status()`, `turns()`, `tokenUsage()`, `contextUsagePercent()` (0–100), `contextUsage()` (used, total), safe to call at any time", async () => {
    const script = [
      callsTool("ls", {}, usage(1_000, 24)),
      says("One moment", { ...usage(2_000, 48), pieceDelayMs: 1 }),
    ];
    const { agent } = await rootAgent(script, { config: '[models."ollama/scripted"]\ncontext_size = 4096\n' });
    const state = () => [agent.status(), agent.contextUsage(), agent.contextUsagePercent(), agent.tokenUsage()];
    expect(state()).toEqual(["idle", { used: 0, total: 0 }, 0, { read: 0, reused: 0, written: 0 }]);
    const seen: unknown[] = [];
    for await (const event of agent.run("Look around", open)) {
      expect(agent.status()).toBe("running");
      if (event.type === "tool-start") seen.push(...state().slice(1), agent.turns().length);
    }
    expect(seen).toEqual([{ used: 1_024, total: 4_096 }, 25, { read: 1_000, reused: 0, written: 24 }, 2]);
    expect(state()).toEqual(["idle", { used: 2_048, total: 4_096 }, 50, { read: 3_000, reused: 0, written: 72 }]);
    expect(agent.turns().map(({ role }) => role)).toEqual(["user", "assistant", "tool", "assistant"]);
  });

  test("an `AgentCreator` that makes a root agent or a sub-agent behind one signature, `newWithDefaultModel`", async () => {
    const hands = { agent: "scout", task: "count lions", context: "We are in a zoo." };
    const { creator, profile, agent, server } = await rootAgent(
      ({ messages }, index) => {
        const last = messages.at(-1)?.content ?? "";
        return index === 1
          ? callsTool("delegate_to_agent", hands)
          : says(last.includes("count lions") ? "Four." : "Yes.");
      },
      { models: [{ name: "usual" }, { name: "other" }] },
    );
    const other = creator.create({ profile, modelId: "ollama/other" });
    await drain(other.sendUserMessage("Is it so?", { signal: open }));
    const depths = new Set<number>();
    for await (const { depth } of agent.run("Let an agent count", open)) depths.add(depth);
    expect([...depths]).toEqual([0, 1]);
    expect([other.tag, agent.tag]).toMatchObject([{ depth: 0 }, { depth: 0 }]);
    expect(other.tag.agentId).not.toBe(agent.tag.agentId);
    // the one it makes has its model
    expect(server.chats.map(({ model }) => model.replace(":latest", ""))).toEqual(["other", "usual", "usual", "usual"]);
  });
});
