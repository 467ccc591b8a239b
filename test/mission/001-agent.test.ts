import { describe, expect, test } from "vitest";
import { missionRuntime } from "../support/mission-runtime.ts";
import { callsTool, says } from "../support/ollama-server.ts";
import { resultsOf, textOf } from "../support/what-happened.ts";

describe("001: one agent type", () => {
  test("ReAct loop until a final answer, `maxIterations`", async () => {
    const script = [callsTool("view", { path: "a.md" }), callsTool("view", { path: "b.md" }), says("Five lions.")];
    const files = { "a.md": "two lions\n", "b.md": "three lions\n" };
    const config = '[agent.brief]\ndescription = "Is brief."\nmax_iterations = 2\n';
    const { ask, begin, server } = await missionRuntime((_, index) => script[index % 3] ?? says("?"), {
      files,
      config,
    });
    const whole = await ask("Add them up");
    expect(resultsOf(whole.events).map(({ status }) => status)).toEqual(["ok", "ok"]);
    expect(textOf(whole.events)).toBe("Five lions.");
    expect(whole.events.at(-1)).toMatchObject({ type: "run-end", reason: "done" });
    expect(server.chats).toHaveLength(3);
    const cut = await ask("Add them up", begin("brief"));
    expect(cut.events.at(-1)).toMatchObject({ type: "run-end", reason: "step-limit" });
    expect(server.chats).toHaveLength(5);
    // what was found until then is there for the next request
    expect((await ask("Go on", cut.sessionId)).events.at(-1)).toMatchObject({ type: "run-end", reason: "done" });
    expect(JSON.stringify(server.chats.at(-1)?.messages)).toContain("three lions");
  });

  test("agent registry: register, list (sorted), spawn a fresh instance with a depth", async () => {
    const { runtime, place } = await missionRuntime([], {
      config: '[agent.reviewer]\ndescription = "Reviews."\n',
      home: { "agents/aide.md": "---\ndescription: Helps.\nmax_delegation_depth: 1\n---\nHelp.\n" },
    });
    const names = (await runtime.agents.list(place.workspace)).map(({ name }) => name);
    expect(names).toEqual(["aide", "builder", "hearth", "reviewer", "scout", "writer"]);
    const [one, other] = await Promise.all([1, 2].map(() => runtime.agents.get("aide", place.workspace)));
    expect(one).toEqual(other);
    expect(one).not.toBe(other);
    expect(one?.maxDelegationDepth).toBe(1);
  });

  test("toolboxes with inheritance and no duplicates", async () => {
    const config = [
      '[agent.boss]\ndescription = "Decides."\ntools = ["files", "agents", "write"]',
      '[agent.own]\ndescription = "Has its own."\ntools = ["files", "view", "bash"]',
      '[agent.heir]\ndescription = "Has its maker\'s too."\ntools = ["bash"]\ninherit_tools = true',
    ].join("\n");
    const hand = (agent: string) => callsTool("delegate_to_agent", { agent, task: "help out", context: "none" });
    // a tool that there isn't is answered with those that there are
    const wrong = callsTool("teleport", {});
    const script = [hand("own"), wrong, says("Tried."), hand("heir"), wrong, says("Tried."), says("Done.")];
    const { ask, begin } = await missionRuntime((_, index) => script[index] ?? says("?"), { config });
    const { events } = await ask("Let the agents own and heir help", begin("boss"));
    const [own, heir] = resultsOf(events)
      .filter(({ tool }) => tool === "teleport")
      .map(({ text }) => text.split("There are: ")[1]?.replace(".", "").split(", ").toSorted());
    // its own, and no more than its maker has
    expect(own).toEqual(["glob", "grep", "ls", "view"]);
    const makers = [
      "delegate_to_agent",
      "glob",
      "grep",
      "list_agents",
      "ls",
      "spawn_agents",
      "start_agent",
      "view",
      "write",
    ];
    expect(heir).toEqual(makers);
  });
});
