import { randomUUID } from "node:crypto";
import { onTestFinished } from "vitest";
import type { Summarise } from "../../src/main/agent/compaction/compact-conversation.ts";
import type { EffectWorld } from "../../src/main/agent/effects/effect.ts";
import { effectsFrom } from "../../src/main/agent/effects/effect-kinds.ts";
import { type RunInput, runAgent } from "../../src/main/agent/loop.ts";
import { type RunLog, type Runner, wrapRunner } from "../../src/main/agent/middleware/middleware.ts";
import { middlewareFrom } from "../../src/main/agent/middleware/middleware-kinds.ts";
import { type AgentProfile, defaultProfile } from "../../src/main/agent/profile.ts";
import type { Tool } from "../../src/main/agent/tool.ts";
import { hashActions } from "../../src/main/permission/hash-actions.ts";
import type { AfterTurn } from "../../src/main/session/afterwork.ts";
import { createSessions } from "../../src/main/session/sessions.ts";
import { openStore } from "../../src/main/store/open-store.ts";
import { gateThatSays, noGuide, noInstructions } from "./run-agent.ts";
import { type ScriptedStep, scriptedProtocol } from "./scripted-protocol.ts";
import { agent } from "./scripted-run.ts";
import { newPlace } from "./store-place.ts";

export type AgentSessionOptions = {
  steps: readonly ScriptedStep[];
  profile?: Partial<Pick<AgentProfile, "effects" | "middleware">>;
  tools?: readonly Tool[];
  summarise?: Summarise;
  autoCompact?: boolean;
  /** What is done between two turns, made of the same effects as the turns. */
  afterTurn?: (world: EffectWorld) => AfterTurn;
};

/** A session with the agent's own loop, effects, middleware and store, and a scripted model. It is gone when the test has finished. */
export async function agentSession(options: AgentSessionOptions) {
  const place = await newPlace();
  const profile = { ...defaultProfile, ...options.profile };
  const { protocol, asked } = scriptedProtocol(options.steps);
  const logged: RunLog[] = [];
  const base = { newId: randomUUID, now: () => performance.now() };
  const world: EffectWorld = {
    ...base,
    summarise: options.summarise ?? inShort,
    autoCompact: options.autoCompact ?? true,
  };
  const tools = new Map((options.tools ?? []).map((tool) => [tool.spec.name, tool]));

  const start = () => {
    const store = openStore(place, "test");
    const sessions = createSessions({
      store,
      startRun(request, signal) {
        const effects = effectsFrom(profile.effects).map((make) => make(world));
        const more = {
          gate: gateThatSays("once"),
          guide: noGuide,
          instructions: noInstructions,
          takePrompts: request.takePrompts,
          bind: hashActions,
        };
        const runner: Runner<RunInput> = (run, own) =>
          runAgent(run, { protocol, tools, effects, ...more, ...base }, own);
        const log = (entry: RunLog) => void logged.push(entry);
        const middleware = middlewareFrom(profile.middleware).map((make) => make({ ...base, log }));
        return wrapRunner(runner, middleware)({ ...request, agent, maxSteps: 20 }, signal);
      },
      ...(options.afterTurn ? { afterTurn: options.afterTurn(world) } : {}),
      agent,
      newId: randomUUID,
      now: () => 1000,
      report: (error) => {
        throw error;
      },
    });
    return { store, sessions };
  };

  let { store, sessions } = start();
  const { id } = sessions.create({ workspace: "/w", modelId: null });
  const close = async () => {
    await sessions.close();
    store.close();
  };
  onTestFinished(async () => {
    await close();
    place.remove();
  });
  return {
    asked,
    logged,
    view: () => sessions.open(id).view,
    events: () => store.events.list(id).events,
    /** Sends a request, and waits until all is done that it leads to. */
    async say(text: string) {
      sessions.send(id, text);
      await sessions.settled(id);
    },
    send: (text: string) => sessions.send(id, text),
    settled: () => sessions.settled(id),
    follow: (listener: Parameters<typeof sessions.follow>[0]) => sessions.follow(listener),
    /** As if the program had been started anew. */
    async restart() {
      await close();
      ({ store, sessions } = start());
    },
  };
}

async function* inShort(): AsyncGenerator<never, string> {
  return "They went through the log.";
}
