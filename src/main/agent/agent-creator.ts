import { AppError } from "../../shared/error.ts";
import type { AgentTag, TaggedEvent } from "../../shared/event.ts";
import type { Message } from "../../shared/message.ts";
import { type Agent, type AgentRun, createAgent } from "./agent.ts";
import type { AgentProfile } from "./profile.ts";

/** An agent that is to be. `history`: a conversation that it begins with, as a clone of another one does. */
export type NewAgent = { profile: AgentProfile; history?: readonly Message[] };

/**
 * Makes agents. Whoever is given one needn't know whether they stand by themselves or work for another: then their events go
 * into its stream, what they use is added to it, and they end with the call that made them.
 */
export type AgentCreator = {
  /** How deep the agents stand that it makes: 0 for those that nobody made. */
  readonly depth: number;
  /** `modelId` null: the default. Throws `cancelled` when the call that it was for has ended. */
  create(agent: NewAgent & { modelId: string | null }): Agent;
  /** With the maker's model; where nobody made it, with the default. */
  newWithDefaultModel(agent: NewAgent): Agent;
};

/** How a run of a new agent is made. `isClone`: it goes on with a conversation that it began with. */
export type StartAgent = (
  agent: { tag: AgentTag; profile: AgentProfile; modelId: string | null; isClone: boolean },
  run: AgentRun,
  signal: AbortSignal,
) => AsyncGenerator<TaggedEvent, void>;

export type CreatorParts = {
  depth: number;
  /** The maker's model; null for the default. */
  modelId: string | null;
  start: StartAgent;
  newId(): string;
};

/** A creator that works until it is closed: then its agents are stopped, and it refuses. */
export function openCreator({ depth, modelId: usual, start, newId }: CreatorParts): AgentCreator & { close(): void } {
  const controller = new AbortController();
  const create: AgentCreator["create"] = ({ profile, history = [], modelId }) => {
    if (controller.signal.aborted) {
      throw new AppError("cancelled", "The call that could make agents has ended. Make them while it runs.");
    }
    const tag = { agentId: newId(), depth, name: profile.name, prefix: profile.prefix };
    const own = { tag, profile, modelId, isClone: history.length > 0 };
    return createAgent({
      tag,
      history,
      newId,
      start: (run, signal) => start(own, run, AbortSignal.any([signal, controller.signal])),
    });
  };
  return {
    depth,
    create,
    newWithDefaultModel: (agent) => create({ ...agent, modelId: usual }),
    close: () => controller.abort(),
  };
}
