import { describe, expect, test } from "vitest";
import { openCreator } from "../../src/main/agent/agent-creator.ts";
import { defaultProfile } from "../../src/main/agent/profile.ts";
import { missionRuntime } from "../support/mission-runtime.ts";
import { callsTool, says } from "../support/ollama-server.ts";
import { repliesByRequest } from "../support/replies-by-request.ts";
import { resultsOf } from "../support/what-happened.ts";

const order = (agent: string, task: string) => ({ agent, task, context: "We are in a zoo." });
const hands = (agent: string, task: string, more = {}) =>
  callsTool("delegate_to_agent", { ...order(agent, task), ...more });
const usage = (promptTokens: number, replyTokens: number) => ({ usage: { promptTokens, replyTokens } });

describe("002: sub-agents", () => {
  test("sub-agents only while a tool call runs, made by a creator taken from the call context; when the tool returns they are cancelled and the creator refuses", async () => {
    const { ask, runtime, begin, server } = await missionRuntime(
      repliesByRequest({
        "count for ever": [says("One", { ending: "stall" })],
        "an agent": [hands("scout", "count for ever")],
      }),
    );
    const id = begin();
    const stop = runtime.sessions.follow((event) => {
      if (event.depth === 1 && event.type === "text-delta") runtime.sessions.cancel(id);
    });
    const { events } = await ask("Let an agent count", id);
    stop();
    const ends = events.flatMap((event) => (event.type === "run-end" ? [[event.name, event.reason]] : []));
    expect(ends).toEqual([
      ["scout", "cancelled"],
      ["hearth", "cancelled"],
    ]);
    expect(events.find((event) => event.type === "run-start" && event.depth === 1)).toMatchObject({
      callId: resultsOf(events)[0]?.callId,
    });
    await expect.poll(() => server.brokenOff()).toBe(1);
    // the creator of a call is one that is closed with it
    const creator = openCreator({ depth: 1, modelId: null, newId: () => "id", async *start() {} });
    creator.close();
    expect(() => creator.newWithDefaultModel({ profile: defaultProfile })).toThrow("has ended");
  });

  test("own prompt, own tools, or the parent's (`toolsFromContext`)", async () => {
    const config = [
      '[agent.own]\ndescription = "A."\ninstructions = "Count twice."\ntools = ["files"]',
      '[agent.heir]\ndescription = "B."\ntools = ["files"]\ninherit_tools = true',
    ].join("\n");
    const write = callsTool("write", { path: "new.md", content: "x\n" });
    const { ask, server } = await missionRuntime(
      repliesByRequest({
        "first task": [write, says("I can't.")],
        "second task": [write, says("Done.")],
        agents: [hands("own", "first task"), hands("heir", "second task"), says("One could.")],
      }),
      { config },
    );
    const { events } = await ask("Let both agents try");
    const tries = resultsOf(events).filter(({ tool }) => tool === "write");
    expect(tries.map(({ status }) => status)).toEqual(["failed", "ok"]);
    const systems = server.chats.map(({ messages }) => messages[0]?.content.includes("Count twice."));
    expect(systems).toEqual([false, true, true, false, false, false, false]);
  });

  test("several in parallel", async () => {
    const asks = callsTool("ask_user", { question: "How many?" });
    const config = '[agent.one]\ndescription = "A."\n[agent.two]\ndescription = "B."\n';
    const { ask, runtime } = await missionRuntime(
      repliesByRequest({
        "count lions": [asks, says("Four lions.")],
        "count bears": [asks, says("Two bears.")],
        agents: [
          callsTool("spawn_agents", { tasks: [order("one", "count lions"), order("two", "count bears")] }),
          says("Six."),
        ],
      }),
      { config },
    );
    // neither goes on before the other has come as far
    runtime.questions.followPending(() => {
      const pending = runtime.questions.pending();
      if (pending.length < 2) return;
      for (const { sessionId, question } of pending)
        runtime.questions.answer(sessionId, question.id, "as many as I see");
    });
    const { events } = await ask("Let agents ask me");
    expect(resultsOf(events).at(-1)).toMatchObject({ status: "ok", text: "1. one: Four lions.\n\n2. two: Two bears." });
  });

  test("usage added to every ancestor", async () => {
    const { runtime, place, begin } = await missionRuntime(
      repliesByRequest({
        "second level": [says("Four.", usage(40, 4))],
        "first level": [hands2("second level"), says("Four.", usage(30, 3))],
        "an agent": [hands1("first level"), says("Four.", usage(20, 2))],
      }),
      { config: '[agent.one]\ndescription = "A."\n[agent.two]\ndescription = "B."\n' },
    );
    const id = begin();
    const profile = await runtime.agents.get("hearth", place.workspace);
    const agent = runtime.creatorFor(id).newWithDefaultModel({ profile });
    const usages = new Map<number, number>();
    for await (const event of agent.run("Let an agent count", new AbortController().signal)) {
      if (event.type !== "message" || event.message.role !== "assistant") continue;
      usages.set(event.depth, (usages.get(event.depth) ?? 0) + (event.message.usage?.evaluated ?? 0));
    }
    expect([...usages]).toEqual([
      [0, 70],
      [1, 60],
      [2, 40],
    ]);
    expect(agent.tokenUsage()).toEqual({ read: 170, reused: 0, written: 17 });
    // its window is filled by its own words alone
    expect(agent.contextUsage().used).toBe(22);
  });

  test("every event says which agent (`id`, `depth`)", async () => {
    const view = callsTool("ls", {});
    const { ask } = await missionRuntime(
      repliesByRequest({
        "count lions": [view, says("Four.")],
        "an agent": [hands("scout", "count lions"), says("Four lions.")],
      }),
    );
    const { events } = await ask("Let an agent count");
    const agents = new Map(
      events.map(({ depth, agentId, name, prefix }) => [`${depth} ${agentId}`, `${prefix} ${name}`]),
    );
    expect([...agents.values()]).toEqual(["🔥 hearth", "🔎 scout"]);
    const kindsOf = (depth: number) => new Set(events.flatMap((event) => (event.depth === depth ? [event.type] : [])));
    for (const depth of [0, 1])
      expect([...kindsOf(depth)]).toEqual(
        expect.arrayContaining(["run-start", "message", "tool-start", "text-delta", "run-end"]),
      );
  });

  test("a sub-agent that starts as a clone of its parent's conversation", async () => {
    const { ask, server } = await missionRuntime(
      repliesByRequest({
        "count them": [says("Four."), says("I know of none.")],
        "an agent": [hands("writer", "count them", { clone: true }), hands("writer", "count them"), says("Four.")],
        lions: [says("I see.")],
      }),
    );
    const { sessionId } = await ask("There are four lions.");
    await ask("Let an agent count", sessionId);
    const said = (at: number) => JSON.stringify(server.chats[at]?.messages.slice(1));
    expect(said(2)).toMatch(/four lions[^]*I see[^]*an agent[^]*delegation_context[^]*count them/);
    expect(said(4)).not.toContain("four lions");
  });
});

const hands1 = (task: string) => callsTool("delegate_to_agent", order("one", task), usage(50, 5));
const hands2 = (task: string) => callsTool("delegate_to_agent", order("two", task), usage(30, 3));
