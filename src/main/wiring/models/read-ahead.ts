import { randomUUID } from "node:crypto";
import type { Attachment } from "../../../shared/attachment.ts";
import type { Fitness } from "../../../shared/fitness.ts";
import type { Instructions } from "../../../shared/instructions.ts";
import type { Forecast, Message } from "../../../shared/message.ts";
import type { ModelEntry } from "../../../shared/model.ts";
import { attachedContext } from "../../agent/attached-context.ts";
import type { AgentProfile } from "../../agent/profile.ts";
import { type InstructionsSource, measureOf, takeInstructions } from "../../agent/take-instructions.ts";
import type { AgentTools } from "../folders/folder-tools.ts";
import type { Talk } from "../../inference/remote-fields.ts";
import type { Protocols } from "./protocols.ts";
import { resultOf } from "../../../shared/result-of.ts";

/** What somebody is about to ask, as far as it is known. */
export type Draft = {
  /** The session that it is for; null for one that is yet to be. */
  sessionId: string | null;
  workspace: string;
  modelId: string | null;
  profile: AgentProfile;
  history: readonly Message[];
  instructions: Instructions | null;
  /** The message that its model sees the conversation from, behind a summary; null for all of it. */
  fromId: string | null;
  text: string;
  /** Files that stand beside it. */
  attachments?: readonly Attachment[];
};

export type ReadAhead = {
  /**
   * Reads what the next request will begin with, in place of what was read ahead before, and says how long the request would take
   * if it were sent now. Failures are nobody's business: then it just ends. Does nothing while something else is going on.
   */
  read(draft: Draft, signal: AbortSignal): AsyncGenerator<Forecast, void>;
  /** A run or a test begins, and needs the model for itself. */
  stop(): void;
};

export type ReadAheadDeps = {
  /** What that agent has to work with. */
  toolsFor(
    place: Pick<Draft, "sessionId" | "workspace" | "profile">,
  ): Promise<AgentTools & Pick<InstructionsSource, "gather">>;
  resolve(modelId: string | null, signal: AbortSignal): Promise<ModelEntry>;
  fitnessOf(entry: ModelEntry, signal: AbortSignal): Promise<Fitness | null>;
  protocols: Protocols;
  /** Whether a run or a test is going on: it may need another model, which this one must not take the place of. */
  isBusy(): boolean;
};

/**
 * Has a local model read a draft while it is being written: the instructions, the conversation, and what the harness has to say of
 * the request. When the request comes, only what has changed is left to be read. Nothing of it is stored or shown, and nothing
 * goes to a server: there a draft would leave the program before anybody has sent it.
 */
export function createReadAhead(deps: ReadAheadDeps): ReadAhead {
  let current = new AbortController();

  async function* read(
    { sessionId, workspace, modelId, profile, history, instructions: fixed, fromId, text, attachments = [] }: Draft,
    signal: AbortSignal,
  ): AsyncGenerator<Forecast, void> {
    const entry = await deps.resolve(modelId, signal);
    if (entry.engine !== "gguf" || entry.path === null) return;
    const [folder, fitness] = await Promise.all([
      deps.toolsFor({ sessionId, workspace, profile }),
      deps.fitnessOf(entry, signal),
    ]);
    if (fitness?.tier === "talk") return;
    const talk: Talk = { conversation: sessionId, disk: "find", name: "a draft", priority: "background" };
    const protocol = await deps.protocols.protocolFor(entry, fitness, { talk, runId: null, newId: randomUUID }, signal);
    const tools = [...folder.tools.values()].map((tool) => tool.spec);
    const messages = [...history];
    const request = text.trim();
    if (!protocol.readAhead) return;
    if (request !== "" || attachments.length > 0) {
      const attached =
        attachments.length > 0 ? await attachedContext(attachments, await resultOf(measureOf(protocol, signal))) : null;
      const known = request === "" ? "" : await folder.guide.context(request, history, signal);
      const context = [attached?.context ?? "", known].filter((part) => part !== "").join("\n\n");
      messages.push({
        role: "user",
        id: "draft",
        text: request,
        context,
        ...(attachments.length > 0 ? { attachments } : {}),
      });
    }
    const stand = { hasBegun: history.length > 0, fromId };
    // what is told there is for the run to store
    const taking = takeInstructions({ fixed, gather: folder.gather }, stand, protocol, signal);
    const instructions = await resultOf(taking);
    for await (const event of protocol.readAhead({ tools, instructions, messages }, signal)) {
      if (event.type === "progress" && event.forecast) yield event.forecast;
    }
  }

  return {
    async *read(draft, caller) {
      current.abort();
      if (deps.isBusy()) return;
      const own = new AbortController();
      current = own;
      try {
        yield* read(draft, AbortSignal.any([own.signal, caller]));
      } catch {
        // whoever sends the request hears what is wrong
      } finally {
        own.abort();
      }
    },
    stop: () => current.abort(),
  };
}
