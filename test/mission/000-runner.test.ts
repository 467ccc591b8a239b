import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { missionRuntime } from "../support/mission-runtime.ts";
import { callsTool, says } from "../support/ollama-server.ts";
import { startOtlpServer } from "../support/otlp-server.ts";
import { resultsOf, textOf } from "../support/what-happened.ts";

describe("000: runner, registry, profiles, tracing", () => {
  test("Run a session with a message and a callback of events (`token`, `tool_call`, `tool_result`, `done`, `error`)", async () => {
    const { ask } = await missionRuntime(
      (_, index) =>
        [callsTool("view", { path: "zoo.txt" }), says("Four lions."), { status: 400, error: "out of memory" }][index] ??
        says("?"),
      { files: { "zoo.txt": "lions 4\n" } },
    );
    const { sessionId, events } = await ask("How many lions?");
    expect(textOf(events)).toBe("Four lions.");
    const called = events.flatMap((event) =>
      event.type === "message" && event.message.role === "assistant" ? event.message.parts : [],
    );
    expect(called[0]).toMatchObject({ type: "tool-call", tool: "view", input: { path: "zoo.txt" } });
    expect(resultsOf(events).at(-1)).toMatchObject({ status: "ok", text: expect.stringContaining("lions 4") });
    expect(events.at(-1)).toMatchObject({ type: "run-end", reason: "done" });
    expect((await ask("And now?", sessionId)).events.at(-1)).toMatchObject({
      type: "run-end",
      reason: "failed",
      error: { message: expect.stringContaining("out of memory") },
    });
  });

  test("history loaded and saved per session", async () => {
    const { ask, server, runtime } = await missionRuntime((_, index) => says(`answer ${index}`));
    const { sessionId } = await ask("I have a cat.");
    await ask("Something else.");
    await ask("What do I have?", sessionId);
    const said =
      server.chats
        .at(-1)
        ?.messages.map(({ content }) => content)
        .join("\n") ?? "";
    expect(said).toContain("I have a cat.");
    expect(said).toContain("answer 0");
    expect(said).not.toContain("Something else.");
    expect(runtime.sessions.open(sessionId).view.messages).toHaveLength(4);
  });

  test("tool calls of one reply in parallel, results in order", async () => {
    const calls = ["a", "b", "c"].map((name) => ({ name: "view", arguments: { path: `${name}.txt` } }));
    const { ask } = await missionRuntime([{ calls }, says("Read.")], {
      files: { "a.txt": "one", "b.txt": "two", "c.txt": "three" },
    });
    const { events } = await ask("read all of them");
    const results = resultsOf(events);
    expect(results.map(({ text }) => /one|two|three/.exec(text)?.[0])).toEqual(["one", "two", "three"]);
    const starts = events.flatMap((event, index) => (event.type === "tool-start" ? [index] : []));
    const firstResult = events.findIndex((event) => event.type === "message" && event.message.role === "tool");
    expect(starts).toHaveLength(3);
    expect(Math.max(...starts)).toBeLessThan(firstResult);
  });

  test("OpenTelemetry spans `agent.run`, `llm.chat`, and one for each tool call with `gen_ai.tool.name`, `gen_ai.tool.input`, `gen_ai.tool.output`", async () => {
    const collector = await startOtlpServer();
    onTestFinished(() => collector.close());
    const calls = ["a", "b"].map((name) => ({ name: "view", arguments: { path: `${name}.txt` } }));
    const { ask, runtime } = await missionRuntime([{ calls }, says("Read.")], {
      files: { "a.txt": "one", "b.txt": `API_KEY=sk-${"x".repeat(24)}` },
      config: `[trace]\notlp = "${collector.url}"\n`,
    });
    const { sessionId } = await ask("read both");
    await collector.received(1);
    const [spans = []] = collector.requests;
    const [run, ...inRun] = spans;
    expect(run).toMatchObject({ name: "agent.run", attributes: { "gen_ai.conversation.id": sessionId } });
    expect(new Set(inRun.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([run?.spanId]));
    expect(inRun.filter(({ name }) => name === "llm.chat")).toMatchObject(
      [1, 2].map(() => ({
        attributes: {
          "gen_ai.operation.name": "chat",
          "gen_ai.request.model": "ollama/scripted",
          "gen_ai.usage.input_tokens": expect.stringMatching(/^\d+$/),
          "gen_ai.usage.output_tokens": expect.stringMatching(/^\d+$/),
        },
      })),
    );
    const tools = inRun.filter(({ name }) => name === "execute_tool view");
    expect(tools.map(({ attributes }) => attributes["gen_ai.tool.name"])).toEqual(["view", "view"]);
    expect(tools.map(({ attributes }) => attributes["gen_ai.tool.input"])).toEqual([
      '{"path":"a.txt"}',
      '{"path":"b.txt"}',
    ]);
    expect(tools.map(({ attributes }) => attributes["gen_ai.tool.output"])).toEqual([
      expect.stringContaining("one"),
      expect.stringContaining("API_KEY=[hidden:"),
    ]);
    // the same runs, where their time went, are here for as long as the conversation is
    expect(runtime.traces.timesOf(sessionId)).toMatchObject([{ status: "done", request: "read both" }]);
  });
});

const reader = '\n[agent.reader]\ndescription = "Reads."\ninstructions = "Read aloud."\ntools = ["files"]\n';
const all = '\n[agent.handy]\ndescription = "Does all."\ntools = []\n';
const files = { "notes.md": "buy tea\n" };

test("agent profiles from `config.toml` (`[agent.<name>]`: system prompt, tools, empty = all)", async () => {
  const write = callsTool("write", { path: "new.md", content: "x\n" });
  const replies = [write, says("I can't."), write, says("Done.")];
  const { ask, begin, runtime, place } = await missionRuntime(replies, { files, config: reader + all });
  expect(await runtime.agents.get("reader", place.workspace)).toMatchObject({
    instructions: "Read aloud.",
    tools: ["files"],
  });
  const refused = await ask("make new.md", begin("reader"));
  expect(refused.events[0]).toMatchObject({ type: "run-start", name: "reader", prefix: "🤖" });
  expect(existsSync(path.join(place.workspace, "new.md"))).toBe(false);
  await ask("make new.md", begin("handy"));
  expect(existsSync(path.join(place.workspace, "new.md"))).toBe(true);
});

test("`Tool` (name, description, input schema, execute), `Registry.register`, `Registry.scope(names)`", async () => {
  const replies = [
    callsTool("view", { path: "notes.md" }),
    says("Tea."),
    callsTool("bash", { command: "ls" }),
    says("No."),
  ];
  const { ask, begin, server } = await missionRuntime(replies, { files, config: reader });
  await ask("what do my notes say?");
  // what is registered is told by its name, its description and the schema of its input, and does its work when it is called
  const view = server.chats[0]?.tools?.find((tool) => tool.function.name === "view")?.function;
  expect(view?.description).toMatch(/\w/);
  expect(view?.parameters).toMatchObject({ type: "object", properties: { path: { type: "string" } } });
  expect(server.chats[1]?.messages.at(-1)?.content).toContain("buy tea");
  // what an agent may not use it can't call, and yet all prompts begin alike
  const { events } = await ask("what do my notes say?", begin("reader"));
  const beginning = (at: number) => server.chats[at]?.messages[0]?.content.split("\n\n<")[0];
  expect(beginning(2)).toBe(beginning(0));
  expect(resultsOf(events).at(-1)).toMatchObject({
    tool: "bash",
    status: "failed",
    text: expect.stringContaining("no tool"),
  });
});

test("a factory that builds a runner from a profile", async () => {
  const config = '\n[agent.brief]\ndescription = "Asks once."\nmax_iterations = 1\n';
  const { ask, begin, server } = await missionRuntime(() => callsTool("ls", {}), { files, config });
  const { events } = await ask("look around", begin("brief"));
  expect(events.at(-1)).toMatchObject({ type: "run-end", reason: "step-limit", name: "brief" });
  expect(server.chats).toHaveLength(1);
});

test("session id, emit and delegation depth available to every tool through its call context, never through tool state", async () => {
  const asks = callsTool("ask_user", { question: "Which colour?" });
  const { ask, runtime } = await missionRuntime(({ messages }) =>
    messages.at(-1)?.role === "tool" ? says(`So ${messages.at(-1)?.content.split(": ").at(-1)}.`) : asks,
  );
  // two sessions use the same tool at once, and each hears of its own question and answer alone
  const both = ["Ask me for the roof.", "Ask me for the door."].map((text) => ask(text));
  const waiting = new Promise<void>((resolve) => {
    runtime.questions.followPending(() => {
      if (runtime.questions.pending().length === 2) resolve();
    });
  });
  await waiting;
  const pending = runtime.questions.pending();
  expect(new Set(pending.map(({ sessionId }) => sessionId)).size).toBe(2);
  for (const { sessionId, question } of pending) runtime.questions.answer(sessionId, question.id, `for ${sessionId}`);
  for (const { sessionId, events } of await Promise.all(both)) {
    const told = events.find(({ type }) => type === "question-answer");
    expect(told).toMatchObject({ answer: `for ${sessionId}`, depth: 0 });
    expect(textOf(events)).toBe(`So for ${sessionId}.`);
  }
});

test("the `message` tool and its default prompt", async () => {
  const { ask, begin, server } = await missionRuntime(
    [{ calls: [{ name: "message", arguments: { text: "Four lions." } }] }, says("I told you.")],
    { config: '[agent.herald]\ndescription = "Tells."\nreply = "message-tool"\n' },
  );
  const { events, view } = await ask("How many lions?", begin("herald"));
  expect(textOf(events)).toBe("Four lions.");
  expect(server.chats).toHaveLength(1);
  expect(JSON.stringify(server.chats[0])).toContain("Use the message tool to speak to the user");
  expect(view.messages.at(-1)).toMatchObject({ parts: [{ text: "Four lions." }] });
});
