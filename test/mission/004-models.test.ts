import { describe, expect, test } from "vitest";
import { missionRuntime } from "../support/mission-runtime.ts";
import { callsTool, says } from "../support/ollama-server.ts";

describe("004: models and streaming", () => {
  test("Large and small model per agent, chosen from the settings", async () => {
    const { ask, begin, runtime, server } = await missionRuntime(() => says("Hello."), {
      models: [{ name: "big" }, { name: "little" }],
      config: '[model.small]\nid = "ollama/little"\n[agent.quick]\ndescription = "Is quick."\nmodel = "small"\n',
    });
    await ask("hello");
    const id = begin("quick");
    await ask("hello", id);
    // what a person chose for a session wins
    runtime.sessions.setModel(id, "ollama/big");
    await ask("hello", id);
    expect(server.chats.map(({ model }) => model.replace(":latest", ""))).toEqual(["big", "little", "big"]);
  });

  test("provider options merged from model, provider and catalogue; reasoning effort, temperature, top-p, top-k", async () => {
    const own = 'temperature = 0.3\ntop_p = 0.8\ntop_k = 20\nreasoning = "low"\ncontext_size = 4096';
    const { ask, begin, runtime, server } = await missionRuntime(() => says("Hello."), {
      models: [
        { name: "thinker", contextLength: 6_000, capabilities: ["completion", "tools", "thinking"] },
        { name: "plain" },
      ],
      config: `[models."ollama/thinker"]\n${own}\n`,
    });
    await ask("hello");
    const id = begin();
    runtime.sessions.setModel(id, "ollama/plain");
    await ask("hello", id);
    const [set, usual] = server.chats;
    expect(set).toMatchObject({ think: "low", options: { temperature: 0.3, top_p: 0.8, top_k: 20, num_ctx: 4_096 } });
    // what nobody has set is what the provider and the model are known to do best with
    expect(usual?.options).toEqual({ temperature: 0, num_ctx: 8_192 });
    expect(usual?.think).toBeUndefined();
  });

  test("streaming callbacks for text, reasoning, tool input and results; **every delta reaches the stored message**; typed parts", async () => {
    const calls = [{ name: "view", arguments: { path: "zoo.txt" } }];
    const { ask, runtime } = await missionRuntime(
      [{ thinking: ["I look ", "into it."], calls }, says(["Fo", "ur ", "li", "ons", "."])],
      {
        models: [{ name: "thinker", capabilities: ["completion", "tools", "thinking"] }],
        files: { "zoo.txt": `${"bears 2\n".repeat(2_000)}lions 4\n` },
      },
    );
    const { sessionId, events } = await ask("How many lions?");
    const streamed = (type: "text-delta" | "reasoning-delta" | "call-delta") =>
      events.flatMap((event) => (event.type === type ? [event.text] : []));
    expect(streamed("reasoning-delta").join("")).toBe("I look into it.");
    expect(streamed("text-delta").join("")).toBe("Four lions.");
    expect(streamed("text-delta").length).toBeGreaterThan(1);
    expect(events.find(({ type }) => type === "call-delta")).toMatchObject({ tool: "view" });
    const { messages } = runtime.sessions.open(sessionId).view;
    expect(messages.map((message) => (message.role === "assistant" ? message.parts : message.role))).toMatchObject([
      "user",
      [
        { type: "reasoning", text: "I look into it." },
        { type: "tool-call", tool: "view", input: { path: "zoo.txt" } },
      ],
      "tool",
      [{ type: "text", text: "Four lions." }],
    ]);
  });

  test("filtered by what the agent may use", async () => {
    const config = '[agent.reader]\ndescription = "Reads."\ntools = ["view", "ls"]\n';
    const { ask, begin, server } = await missionRuntime([callsTool("glob", { pattern: "*" }), says("I can't.")], {
      config,
    });
    const { view } = await ask("look around", begin("reader"));
    expect(view.messages.find(({ role }) => role === "tool")).toMatchObject({
      status: "failed",
      text: expect.stringMatching(/no tool named glob\. There are: view, ls/),
    });
    // it is never offered what it hasn't
    expect(server.chats[0]?.tools?.map((tool) => tool.function.name)).not.toContain("bash");
  });
});
