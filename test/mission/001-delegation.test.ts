import { describe, expect, test } from "vitest";
import { missionRuntime } from "../support/mission-runtime.ts";
import { callsTool, says } from "../support/ollama-server.ts";
import { repliesByRequest } from "../support/replies-by-request.ts";
import { resultsOf } from "../support/what-happened.ts";

const order = (agent: string, task: string, context = "We are in a zoo.") => ({ agent, task, context });
const hands = (agent: string, task: string) => callsTool("delegate_to_agent", order(agent, task));
const isStalled = says("One moment", { ending: "stall" });

describe("001: delegation", () => {
  test("injected tools `list_agents` (not itself), `delegate_to_agent` and `spawn_agents`, both with required `agent`, `task`, `context`", async () => {
    const { ask, server } = await missionRuntime(
      repliesByRequest({
        "Which agents": [callsTool("list_agents", {}), says("Three.")],
        "count lions": [says("Four."), says("Five.")],
        "count bears": [says("Two.")],
        "one agent": [
          callsTool("delegate_to_agent", { agent: "scout", task: "count lions" }),
          hands("scout", "count lions"),
          says("Four."),
        ],
        "two agents": [
          callsTool("spawn_agents", { tasks: [{ agent: "scout", context: "none" }] }),
          callsTool("spawn_agents", { tasks: [order("scout", "count lions"), order("writer", "count bears")] }),
          says("Seven."),
        ],
      }),
    );
    const listed = await ask("Which agents are there?");
    const names = resultsOf(listed.events)[0]?.text.split("\n");
    expect(names?.map((line) => line.split(":")[0])).toEqual(["builder", "scout", "writer"]);
    const offered = server.chats[0]?.tools?.map((tool) => tool.function.name);
    expect(offered).toEqual(expect.arrayContaining(["list_agents", "delegate_to_agent", "spawn_agents"]));
    const results = async (text: string) =>
      resultsOf((await ask(text)).events).map(({ status, text: told }) => [status, told]);
    expect(await results("Let one agent count")).toEqual([
      ["failed", expect.stringMatching(/wrong input[^]*context/)],
      ["ok", "Four."],
    ]);
    expect(await results("Let two agents count")).toEqual([
      ["failed", expect.stringMatching(/wrong input[^]*task/)],
      ["ok", "1. scout: Five.\n\n2. writer: Two."],
    ]);
  });

  test("the context reaches the child as a `<delegation_context>` user message before the task", async () => {
    const { ask, server } = await missionRuntime(
      repliesByRequest({ "count lions": [says("Four.")], agent: [hands("scout", "count lions"), says("Four.")] }),
    );
    await ask("Let an agent count the lions");
    const said = server.chats[1]?.messages.filter(({ role }) => role === "user").map(({ content }) => content);
    expect(said).toHaveLength(2);
    expect(said?.[0]).toContain("<delegation_context>\nWe are in a zoo.\n</delegation_context>");
    expect(said?.[1]).toMatch(/count lions$/);
    expect(JSON.stringify(said)).not.toContain("Let an agent count");
  });

  test("self-delegation refused", async () => {
    const { ask, server } = await missionRuntime([hands("hearth", "do it"), says("I do it.")]);
    const { events } = await ask("Delegate this to an agent");
    expect(resultsOf(events)).toMatchObject([{ status: "failed", text: expect.stringContaining("You are hearth.") }]);
    expect(server.chats).toHaveLength(2);
    expect(events.every(({ depth }) => depth === 0)).toBe(true);
  });

  test("`maxDelegationDepth`", async () => {
    const agent = (name: string) => `[agent.${name}]\ndescription = "Is ${name}."\nmax_delegation_depth = 2\n`;
    const { ask, begin, server } = await missionRuntime(
      repliesByRequest({
        "third level": [says("Never asked.")],
        "second level": [hands("one", "third level"), says("Too deep.")],
        "first level": [hands("three", "second level"), says("It is too deep.")],
        agents: [hands("two", "first level"), says("They can't.")],
      }),
      { config: ["one", "two", "three"].map(agent).join("") },
    );
    const { events } = await ask("Have agents do this", begin("one"));
    const refused = events.find(
      (event) => event.type === "message" && event.depth === 2 && event.message.role === "tool",
    );
    expect(refused).toMatchObject({
      message: { status: "denied", text: expect.stringContaining("as far as it may be") },
    });
    expect(Math.max(...events.map(({ depth }) => depth))).toBe(2);
    expect(server.chats).toHaveLength(6);
    expect(events.at(-1)).toMatchObject({ type: "run-end", depth: 0, reason: "done" });
  });

  test("cancel on first error", async () => {
    const both = { tasks: [order("scout", "wait for ever"), order("writer", "fail at once")] };
    const { ask, server } = await missionRuntime(
      repliesByRequest({
        "wait for ever": [isStalled],
        "fail at once": [{ status: 400, error: "out of ink" }],
        agents: [callsTool("spawn_agents", both), says("They failed.")],
      }),
    );
    const { events } = await ask("Let two agents work on this");
    expect(resultsOf(events)).toMatchObject([
      {
        status: "failed",
        text: expect.stringMatching(/1\. scout: didn't finish: it was stopped\n\n2\. writer: .*out of ink/),
      },
    ]);
    const ends = events.flatMap((event) => (event.type === "run-end" ? [[event.name, event.reason]] : []));
    expect(ends).toEqual([
      ["writer", "failed"],
      ["scout", "cancelled"],
      ["hearth", "done"],
    ]);
    // who was stopped before its request had gone out had none to break off
    const ofScout = server.chats
      .map((chat) => JSON.stringify(chat))
      .filter((chat) => chat.includes("wait for ever") && !chat.includes("Let two agents"));
    await expect.poll(() => server.brokenOff()).toBe(ofScout.length);
  });

  test("`agent_start` / `agent_end` at every level", async () => {
    const config = '[agent.duck]\ndescription = "Quacks."\nprefix = "🦆"\n[agent.plain]\ndescription = "Is plain."\n';
    const { ask } = await missionRuntime(
      repliesByRequest({
        "second level": [says("Quack.")],
        "first level": [hands("duck", "second level"), says("It quacked.")],
        agents: [hands("plain", "first level"), says("It quacked, it says.")],
      }),
      { config },
    );
    const { events } = await ask("Have agents do this");
    const bounds = events.flatMap(({ type, depth, name, prefix }) =>
      type === "run-start" || type === "run-end" ? [`${depth} ${prefix} ${name} ${type}`] : [],
    );
    expect(bounds).toEqual([
      "0 🔥 hearth run-start",
      "1 🤖 plain run-start",
      "2 🦆 duck run-start",
      "2 🦆 duck run-end",
      "1 🤖 plain run-end",
      "0 🔥 hearth run-end",
    ]);
  });

  test("with the agent's display prefix (an emoji or label, default 🤖)", async () => {
    const config = '[agent.plain]\ndescription = "A."\n[agent.duck]\ndescription = "B."\nprefix = "🦆"\n';
    const { ask, begin } = await missionRuntime([says("Hello."), says("Quack.")], { config });
    const plain = await ask("hello", begin("plain"));
    const duck = await ask("hello", begin("duck"));
    expect(new Set(plain.events.map(({ prefix }) => prefix))).toEqual(new Set(["🤖"]));
    expect(new Set(duck.events.map(({ prefix }) => prefix))).toEqual(new Set(["🦆"]));
    expect(duck.view.asides).toEqual([{ type: "agent", after: 0, name: "duck", prefix: "🦆" }]);
  });
});
