import { randomUUID } from "node:crypto";
import { type AppError, toAppError } from "../../../shared/error.ts";
import type { Compaction } from "../../../shared/compaction.ts";
import type { AgentTag, TaggedEvent } from "../../../shared/event.ts";
import type { Instructions } from "../../../shared/instructions.ts";
import type { Message } from "../../../shared/message.ts";
import type { ModelEntry } from "../../../shared/model.ts";
import type { Said } from "../../../shared/said.ts";
import type { Settings } from "../../../shared/settings.ts";
import { effectsFrom } from "../../agent/effects/effect-kinds.ts";
import type { Gate } from "../../agent/gate.ts";
import { runAgent } from "../../agent/loop.ts";
import { type RunLog, wrapRunner } from "../../agent/middleware/middleware.ts";
import { middlewareFrom } from "../../agent/middleware/middleware-kinds.ts";
import { endingInPlan, planScope } from "../../agent/plan-run.ts";
import type { AgentProfile } from "../../agent/profile.ts";
import type { PromptParts } from "../../agent/prompt/prompt-parts.ts";
import type { Tool } from "../../agent/tool.ts";
import { inScope, scopeTools, type ToolScope } from "../../agent/tool-scope.ts";
import { callAgents, standingOf } from "./call-agents.ts";
import type { Cloud } from "../models/cloud.ts";
import type { FitnessService } from "../../fitness/fitness-service.ts";
import { suitedGuide } from "../../fitness/suited-guide.ts";
import type { AgentTools } from "../folders/folder-tools.ts";
import type { IdleEngine } from "../../inference/idle-engine.ts";
import type { Talk } from "../../inference/remote-fields.ts";
import type { Models } from "../../models/models.ts";
import { hashActions } from "../../permission/hash-actions.ts";
import type { Protocols } from "../models/protocols.ts";
import { createSummarise } from "./summarise.ts";
import type { ToolPlace } from "./tool-sources.ts";

/** What an agent is to do: in which session, as whom, from where on. */
export type RunOrder = {
  sessionId: string;
  runId: string;
  /** The call that it is for, where another agent made it. */
  callId?: string;
  agent: AgentTag;
  profile: AgentProfile;
  /** What the agent may use that made it, which this one can't exceed; null where a person did. */
  makerScope: ToolScope | null;
  workspace: string;
  /** Only a plan is wanted: then it has nothing but what reads. */
  isPlan?: boolean;
  /** null for the one of its role. */
  modelId: string | null;
  history: readonly Message[];
  /** What of the history the model sees; missing for all of it. */
  compaction?: Compaction | null;
  /** Those that the conversation began with; missing for one that is yet to begin. */
  instructions?: Instructions | null;
  /** The instructions of the agent that it is a clone of. */
  inherited?: string;
  /** The conversation as the local engine keeps it, and how others who wait hear of it. */
  talk: Talk;
  /** What is said where the model's answer is empty; null or missing for nothing. */
  defaultResponse?: string | null;
  takePrompts(): readonly Said[];
  /** What happened meanwhile that it is to know with the next prompt. */
  news?(): string;
};

export type AgentRunsDeps = {
  settings: Settings;
  models: Pick<Models, "resolve">;
  fitness: Pick<FitnessService, "of" | "beginRun">;
  protocols: Protocols;
  cloud: Cloud;
  gate: Gate;
  idle: Pick<IdleEngine, "use">;
  toolsFor(place: ToolPlace): Promise<AgentTools>;
  /** What there is to tell that agent behind what all are told. */
  gather(place: ToolPlace, signal: AbortSignal): Promise<PromptParts>;
  /** Wins over the settings. */
  maxSteps: number | null;
  /** Where middleware writes down that a run began or ended. */
  log(entry: RunLog): void;
};

/** Runs agents: finds the model, the way it is asked and the tools, and lends them to the loop. */
export type RunAgent = (order: RunOrder, signal: AbortSignal) => AsyncGenerator<TaggedEvent, void>;

export function createAgentRuns(deps: AgentRunsDeps): RunAgent {
  const { settings, models, fitness, gate, cloud } = deps;
  const world = { newId: randomUUID, now: () => performance.now(), bind: hashActions };

  async function* once(order: RunOrder, signal: AbortSignal): AsyncGenerator<TaggedEvent, void> {
    const endRun = fitness.beginRun();
    const endUse = deps.idle.use();
    let used: ModelEntry | null = null;
    const standing = standingOf(order);
    try {
      const { sessionId, workspace, profile, runId } = order;
      const makeEffects = effectsFrom(profile.effects);
      const scope = (order.isPlan ? planScope : scopeTools)(profile, order.makerScope);
      const place: ToolPlace = { sessionId, workspace, profile, scope };
      const own = await deps.toolsFor(place);
      const model = await findModel(models, modelFor(order.modelId, profile, settings), signal);
      const known = model.entry ? await fitness.of(model.entry, signal) : null;
      const consent = { gate, sessionId, runId, newId: randomUUID, bind: hashActions };
      const open = async () => {
        if (!model.entry) throw model.missing;
        return deps.protocols.protocolFor(model.entry, known, { talk: order.talk, runId, newId: randomUUID }, signal);
      };
      const protocol =
        model.entry?.engine === "cloud"
          ? cloud.chosen(model.entry, consent)
          : await cloud.withFallback(model.entry, open, consent);
      // who sets a dialect wants it used
      const suited = model.entry && settings.models[model.entry.id]?.dialect ? null : known;
      const whole = protocol.dialect === "cloud" ? withoutCues(own.tools) : own.tools;
      const there = suited?.tier === "talk" ? [] : [...whole.values()];
      const tools = new Map(there.flatMap((tool) => (inScope(scope, tool.spec.name) ? [[tool.spec.name, tool]] : [])));
      const told = there.map(({ spec }) => spec);
      const guide = suitedGuide(own.guide, suited);
      const maxSteps = deps.maxSteps ?? profile.maxIterations ?? settings.max_steps;
      const { takePrompts, news = () => "" } = order;
      const specs = [...tools.values()].map((tool) => tool.spec);
      const whose = { entry: model.entry, protocol, tools: specs, grounding: guide.grounding, runId };
      const summarise = createSummarise(deps, { ...whose, priority: order.talk.priority });
      const effects = makeEffects.map((make) => make({ ...world, summarise, autoCompact: settings.compact.auto }));
      const gather = (until: AbortSignal) => deps.gather(place, until);
      const inherited = order.inherited === undefined ? {} : { inherited: order.inherited };
      const instructions = { fixed: order.instructions ?? null, ...inherited, gather };
      const agentsFor = (callId: string) => callAgents(order, callId, standing, run);
      const lent = {
        protocol,
        tools,
        told,
        gate,
        guide,
        instructions,
        effects,
        takePrompts,
        news,
        agentsFor,
        ...world,
      };
      const asked = runAgent({ ...order, maxSteps, reply: profile.reply }, lent, signal);
      for await (const event of order.isPlan ? endingInPlan(asked, order.agent.agentId) : asked) {
        const isOwn = event.type === "message" && event.message.role === "assistant" && !event.message.sent;
        if (isOwn) used = model.entry;
        if (event.agentId === order.agent.agentId) standing.note(event);
        yield event;
      }
    } finally {
      endUse();
      endRun(used);
    }
  }

  const run: RunAgent = async function* (order, signal) {
    const middleware = middlewareFrom(order.profile.middleware).map((make) => make({ ...world, log: deps.log }));
    yield* wrapRunner(once, middleware)(order, signal);
  };
  return run;
}

/** A large model has room for all tools at once, and chooses better among them than a list of words does. */
function withoutCues(tools: ReadonlyMap<string, Tool>): ReadonlyMap<string, Tool> {
  return new Map(
    [...tools].map(([name, tool]) => {
      const { cues: _, ...spec } = tool.spec;
      return [name, { ...tool, spec }];
    }),
  );
}

/** The model that was chosen, else the one that the settings name for the kind of work that the agent does; null for whatever is best here. */
export function modelFor(
  chosen: string | null,
  { role }: Pick<AgentProfile, "role">,
  settings: Pick<Settings, "model">,
): string | null {
  return chosen ?? settings.model[role].id ?? settings.model.large.id ?? null;
}

/** A model that can't be found is no end yet: there may be one to fall back on. */
async function findModel(
  models: Pick<Models, "resolve">,
  id: string | null,
  signal: AbortSignal,
): Promise<{ entry: ModelEntry } | { entry: null; missing: AppError }> {
  try {
    return { entry: await models.resolve(id, signal) };
  } catch (cause) {
    signal.throwIfAborted();
    return { entry: null, missing: toAppError(cause) };
  }
}
