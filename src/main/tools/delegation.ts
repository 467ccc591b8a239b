import * as z from "zod";
import { cutText } from "../../shared/cut-text.ts";
import { AppError, toAppError } from "../../shared/error.ts";
import { section, withoutMarks } from "../../shared/prompt-section.ts";
import type { TaggedEvent } from "../../shared/event.ts";
import type { Agent } from "../agent/agent.ts";
import { merge } from "../agent/merge.ts";
import type { AgentProfile } from "../agent/profile.ts";
import { type CallAgents, defineTool, type Tool, type ToolContext } from "../agent/tool.ts";

/** Those who can be handed work, for one run of one agent. */
export type AgentDirectory = {
  /** Sorted by name. */
  list(): readonly AgentProfile[];
  self: AgentProfile;
};

/** A smaller window has no room for a second conversation's instructions and what comes back of it. In tokens. */
const smallestWindow = 6_000;
/** What all answers of a call may take of the window, at about three characters a token: they are to be worked with, too. */
const answersShare = 1 / 4;
const charactersOfToken = 3;
/** So many work side by side at most. */
const mostAtOnce = 8;

const cues = ["agent", "agents", "delegate", "hand over", "subagent", "delegiere", "agenten", "エージェント"];

/** The tools with which an agent hands work to others. None where there is nobody else. */
export function delegationTools(directory: AgentDirectory): Tool[] {
  const others = directory.list().filter(({ name }) => name !== directory.self.name);
  if (others.length === 0) return [];
  const order = orderFor(others, directory.self);
  const called = [...cues, ...others.map(({ name }) => name.toLowerCase())];
  return [listAgents(others, called), delegate(directory, order, called), spawn(directory, order, called)];
}

function listAgents(others: readonly AgentProfile[], called: readonly string[]): Tool {
  return defineTool({
    name: "list_agents",
    description: "see which other agents there are",
    effect: "look",
    cues: called,
    input: z.object({}),
    sources: {},
    async plan() {
      return {
        title: "List the agents",
        actions: [],
        needsNoQuestion: true,
        preview: null,
        async *run() {
          return others.map(({ name, description }) => `${name}: ${description}`).join("\n");
        },
      };
    },
  });
}

/** Who is to do what. Nobody hands work to themselves. */
function orderFor(others: readonly AgentProfile[], self: AgentProfile) {
  const names = others.map(({ name }) => name);
  return z.object({
    agent: z.enum(names, {
      error: ({ input }) =>
        input === self.name ? `You are ${self.name}. Do this yourself, or choose another agent.` : undefined,
    }),
    task: z.string().min(1).describe("what it is to do"),
    context: z.string().min(1).describe("what it has to know: files, decisions, limits"),
    clone: z.boolean().optional().describe("it begins with what was said here so far"),
  });
}

type OrderSchema = ReturnType<typeof orderFor>;
type Order = z.infer<OrderSchema>;

function delegate(directory: AgentDirectory, input: OrderSchema, called: readonly string[]): Tool {
  return defineTool({
    name: "delegate_to_agent",
    description: "have another agent do something, and get its answer",
    effect: "run",
    cues: called,
    input,
    sources: { agent: "one-line", task: "one-line", clone: "one-line", context: "text" },
    async plan(order, call) {
      const { agents, profile } = helperFor(order, directory, call);
      return {
        title: titleOf(profile, order),
        actions: [],
        needsNoQuestion: true,
        preview: null,
        async *run(signal) {
          const { answer, failure } = yield* work({ agents, profile, order, room: roomFor(agents, 1) }, signal);
          if (failure !== null)
            throw new AppError("internal", `${profile.name} didn't finish: ${failure}\n${answer}`.trimEnd());
          return answer;
        },
      };
    },
  });
}

function spawn(directory: AgentDirectory, one: OrderSchema, called: readonly string[]): Tool {
  return defineTool({
    name: "spawn_agents",
    description: "have several agents work side by side, and get all their answers",
    effect: "run",
    cues: called,
    input: z.object({ tasks: z.array(one).min(1).max(mostAtOnce) }),
    sources: { tasks: "text" },
    async plan({ tasks }, call) {
      const orders = tasks.map((order) => ({ order, ...helperFor(order, directory, call) }));
      return {
        title: orders.map(({ order, profile }) => titleOf(profile, order)).join("; "),
        actions: [],
        needsNoQuestion: true,
        preview: null,
        async *run(signal) {
          const rest = new AbortController();
          const both = AbortSignal.any([signal, rest.signal]);
          const works = orders.map(({ order, profile, agents }) =>
            work({ agents, profile, order, room: roomFor(agents, orders.length) }, both, () => rest.abort()),
          );
          const ends = yield* merge(works);
          signal.throwIfAborted();
          const text = ends.map(({ answer, failure }, index) => {
            const { profile } = orders[index] ?? {};
            return `${index + 1}. ${profile?.name ?? ""}: ${failure === null ? answer : `didn't finish: ${failure}`}`;
          });
          if (ends.every(({ failure }) => failure === null)) return text.join("\n\n");
          throw new AppError("internal", `Not all of them finished.\n${text.join("\n\n")}`);
        },
      };
    },
  });
}

/** Refuses what would lead nowhere, before anything begins. */
function helperFor(
  order: Order,
  directory: AgentDirectory,
  { agents, depth }: ToolContext,
): { agents: CallAgents; profile: AgentProfile } {
  const { self } = directory;
  const profile = directory.list().find(({ name }) => name === order.agent);
  if (!profile) throw new AppError("not-found", `There is no agent ${order.agent}.`);
  if (!agents || depth >= self.maxDelegationDepth) {
    throw new AppError("permission-denied", "Work was handed on as far as it may be. Do this yourself.");
  }
  const window = agents.self.contextSize();
  if (window > 0 && window < smallestWindow) {
    const message = `This model's window of ${window} tokens is too small to hand work on: the other agent would begin with as little. Do this yourself.`;
    throw new AppError("too-large", message);
  }
  return { agents, profile };
}

/** How long each of so many answers may be, in characters. */
function roomFor({ self }: CallAgents, answers: number): number {
  return Math.floor((Math.max(self.contextSize(), smallestWindow) * charactersOfToken * answersShare) / answers);
}

type Work = { agents: CallAgents; profile: AgentProfile; order: Order; room: number };

/** Lets one agent work. What it does is told as it happens; its last words are the answer, as far as there is room. */
async function* work(
  { agents: { creator, self }, profile, order: { task: text, context: known, clone }, room }: Work,
  signal: AbortSignal,
  onFailure: () => void = () => {},
): AsyncGenerator<TaggedEvent, { answer: string; failure: string | null }> {
  const history = clone ? self.turns() : [];
  const agent = creator.newWithDefaultModel({ profile, history });
  // a clone begins with the instructions of whom it is a clone of
  if (history.length > 0) agent.addUserTurn(roleOf(profile));
  agent.addUserTurn(`<delegation_context>\n${known}\n</delegation_context>`);
  let failure: string | null = wasStopped;
  try {
    for await (const event of agent.run(text, signal)) {
      yield event;
      if (event.agentId === agent.tag.agentId && event.type === "run-end") failure = failureOf(event);
    }
  } catch (cause) {
    // one that can't even begin is no reason to lose what the others have found
    const { code, message } = toAppError(cause);
    failure = code === "cancelled" ? wasStopped : message;
  }
  if (failure !== null) onFailure();
  const answer = cutText(lastWords(agent), room);
  // an empty answer would be taken for "nothing found", and can be relayed to nobody
  return { answer, failure: failure ?? (answer === "" ? "it ended without a word" : null) };
}

const wasStopped = "it was stopped";

function roleOf({ name, description, instructions }: AgentProfile): string {
  return section("instructions", withoutMarks(`From here on you work as "${name}": ${description}\n${instructions}`));
}

function failureOf(end: Extract<TaggedEvent, { type: "run-end" }>): string | null {
  if (end.reason === "done") return null;
  if (end.reason === "failed") return end.error.message;
  return end.reason === "step-limit" ? "it ran out of steps" : wasStopped;
}

function lastWords(agent: Agent): string {
  const last = agent.turns().findLast((message) => message.role === "assistant");
  const text = last?.role === "assistant" ? last.parts.map((part) => (part.type === "text" ? part.text : "")) : [];
  return text.join("").trim();
}

const titleOf = ({ prefix, name }: AgentProfile, { task: text }: Order) => `${prefix} ${name}: ${text}`;
