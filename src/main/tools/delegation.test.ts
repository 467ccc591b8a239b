import { saidTogether } from "../../shared/said.ts";
import { expect, test } from "vitest";
import { aborted, says } from "../../../test/support/scripted-run.ts";
import { toolContext } from "../../../test/support/run-tool.ts";
import type { AgentEvent, TaggedEvent } from "../../shared/event.ts";
import type { Message } from "../../shared/message.ts";
import type { AgentRun } from "../agent/agent.ts";
import { openCreator } from "../agent/agent-creator.ts";
import { type AgentProfile, defaultProfile } from "../agent/profile.ts";
import type { CallAgents, ToolContext } from "../agent/tool.ts";
import { delegationTools } from "./delegation.ts";

const profile = (name: string): AgentProfile => ({ ...defaultProfile, name, prefix: "🤖", description: `is ${name}` });
const boss = profile("boss");
const profiles = ["boss", "reader", "writer"].map(profile);
const open = new AbortController().signal;

let ids = 0;
const newId = () => `id-${++ids}`;

/** What the agents of a test do: by what they are asked, they answer, fail, or wait until they are stopped. */
async function* acts(run: AgentRun, signal: AbortSignal): AsyncGenerator<string, void> {
  const text = saidTogether(run.takePrompts()).text;
  if (text.startsWith("wait")) await aborted(signal);
  else if (text.startsWith("fail")) throw new Error("out of ink");
  else if (text.startsWith("be silent")) yield "";
  else yield `${text}: ${run.history.map((message) => (message.role === "user" ? message.text : "")).join("|")}`;
}

function agentsFor(more: Partial<CallAgents["self"]> = {}): CallAgents {
  const creator = openCreator({
    depth: 1,
    modelId: null,
    newId,
    async *start({ tag }, run, signal): AsyncGenerator<TaggedEvent, void> {
      const runId = newId();
      yield { ...tag, type: "run-start", runId, modelId: "scripted", dialect: "native", callId: "call" };
      try {
        for await (const answer of acts(run, signal)) yield { ...tag, ...says(newId(), answer) };
        yield { ...tag, type: "run-end", runId, reason: signal.aborted ? "cancelled" : "done" };
      } catch (cause) {
        const error = { code: "internal" as const, message: (cause as Error).message, retryable: false }; // the script throws no other
        yield { ...tag, type: "run-end", runId, reason: "failed", error };
      }
    },
  });
  return { creator, self: { name: "boss", turns: () => [], contextSize: () => 32_768, ...more } };
}

const isTagged = (event: AgentEvent): event is TaggedEvent => "agentId" in event;

async function call(name: string, input: unknown, context: Partial<ToolContext> = {}, signal = open) {
  const tool = delegationTools({ list: () => profiles, self: boss }).find(({ spec }) => spec.name === name);
  if (!tool) throw new Error(`There is no tool ${name}.`);
  const plan = await tool.plan(input, { ...toolContext, agents: agentsFor(), ...context }, signal);
  const running = plan.run(signal);
  const events: TaggedEvent[] = [];
  let step = await running.next();
  for (; !step.done; step = await running.next())
    if (typeof step.value !== "string" && isTagged(step.value)) events.push(step.value);
  return { text: step.value, events, title: plan.title };
}

const order = (agent: string, task: string) => ({ agent, task, context: "we are in a zoo" });

test("the list has everybody but the one who asks", async () => {
  expect((await call("list_agents", {})).text).toBe("reader: is reader\nwriter: is writer");
});

test("nobody is offered tools to hand work on where there is nobody else", () => {
  expect(delegationTools({ list: () => [boss], self: boss })).toEqual([]);
});

test("the context reaches the other agent before the task, and its last words come back", async () => {
  const { text, title, events } = await call("delegate_to_agent", order("reader", "count lions"));
  expect(title).toBe("🤖 reader: count lions");
  expect(text).toBe("count lions: <delegation_context>\nwe are in a zoo\n</delegation_context>");
  expect(events.every(({ depth, name }) => depth === 1 && name === "reader")).toBe(true);
  expect(events.map(({ type }) => type)).toEqual(["run-start", "message", "message", "run-end"]);
});

test("a clone begins with what was said", async () => {
  const history: Message[] = [{ role: "user", id: "u", text: "hello", context: "" }];
  const agents = agentsFor({ turns: () => history });
  const { text } = await call("delegate_to_agent", { ...order("reader", "go on"), clone: true }, { agents });
  expect(text).toMatch(/^go on: hello\|<instructions>[^|]*"reader"[^|]*\|<delegation_context>/);
});

test.each([
  ["to oneself", order("boss", "x"), {}, "You are boss"],
  ["to nobody", order("ghost", "x"), {}, "wrong input"],
  ["without a context", { agent: "reader", task: "x" }, {}, "wrong input"],
  ["too deep", order("reader", "x"), { depth: 2 }, "as far as it may be"],
  ["where no call may make agents", order("reader", "x"), { agents: null }, "as far as it may be"],
  [
    "in a tiny window",
    order("reader", "x"),
    { agents: agentsFor({ contextSize: () => 4_096 }) },
    "4096 tokens is too small",
  ],
])("work is not handed on %s, and the model is told why", async (_, input, context, reason) => {
  await expect(call("delegate_to_agent", input, context)).rejects.toThrow(reason);
});

test("an agent that fails is told with its reason", async () => {
  await expect(call("delegate_to_agent", order("reader", "fail"))).rejects.toThrow("reader didn't finish: out of ink");
});

test("an agent that says nothing hasn't finished, but doesn't end the others", async () => {
  const silent = order("reader", "be silent");
  await expect(call("delegate_to_agent", silent)).rejects.toThrow("reader didn't finish: it ended without a word");
  await expect(call("spawn_agents", { tasks: [silent, order("writer", "two")] })).rejects.toThrow(
    /1\. reader: didn't finish: it ended without a word\n\n2\. writer: two/,
  );
});

test("who hands work on isn't among those who can be chosen for it", () => {
  const [, delegate] = delegationTools({ list: () => profiles, self: boss });
  expect(delegate?.spec.inputSchema).toMatchObject({ properties: { agent: { enum: ["reader", "writer"] } } });
});

test("several work side by side, and their answers come in order", async () => {
  const { text, events } = await call("spawn_agents", { tasks: [order("reader", "one"), order("writer", "two")] });
  expect(text).toMatch(/^1\. reader: one: .*\n.*\n.*\n\n2\. writer: two: /);
  expect(new Set(events.map(({ agentId }) => agentId)).size).toBe(2);
});

test("the first who fails ends the others", async () => {
  const tasks = [order("reader", "wait"), order("writer", "fail")];
  await expect(call("spawn_agents", { tasks })).rejects.toThrow(
    /1\. reader: didn't finish: it was stopped\n\n2\. writer: didn't finish: out of ink/,
  );
});

test("who stops the call stops its agents", async () => {
  const controller = new AbortController();
  const calling = call("delegate_to_agent", order("reader", "wait"), {}, controller.signal);
  controller.abort();
  await expect(calling).rejects.toThrow("it was stopped");
});
