import * as z from "zod";
import type { AgentCreator } from "./agent-creator.ts";
import type { Message } from "../../shared/message.ts";
import { AppError } from "../../shared/error.ts";
import type { JsonObject } from "../../shared/json.ts";
import type { AgentEvent } from "../../shared/event.ts";
import type { Action, Preview } from "../../shared/permission.ts";

/** Where the values of a field come from: what a guided dialect offers to choose from. */
export type FieldSource = "existing-file" | "existing-folder" | "new-path" | "one-line" | "text";

/** A field of a tool's input. The fields stand in the order in which they are asked for; the last one may be long. */
export type FieldSpec = { name: string; source: FieldSource; optional: boolean };

/** What a tool may do: `look` changes nothing, `change` writes files, `run` starts programs. */
export type Effect = "look" | "change" | "run";

/** When a tool is described that not all prompts have. */
export type Cues = readonly string[] | "every request";

/** What a model and a dialect know of a tool. */
export type ToolSpec = {
  name: string;
  description: string;
  effect: Effect;
  fields: readonly FieldSpec[];
  inputSchema: JsonObject;
  /**
   * Words of requests that call for this tool, in lower case. It is described with such a request and can be called from then
   * on; where none is named it is always there, and with "every request" it is described with the first one. So a small model has few tools to choose from, and all prompts begin alike.
   */
  cues?: Cues;
};

/** What surrounds a call. A tool keeps nothing between calls: this is where it learns whose call it is. */
export type ToolContext = {
  sessionId: string;
  callId: string;
  depth: number;
  /** False in a step that may only look: then a command runs with nothing writable. */
  mayChange: boolean;
  /** Who makes the call, and what it makes agents with while the call runs; null where nobody may be made. */
  agents: CallAgents | null;
};

export type CallAgents = {
  creator: AgentCreator;
  self: { name: string; turns(): readonly Message[]; contextSize(): number };
};

/** What a call would do. Nothing has happened yet: `run` is the only part that acts, and it does exactly this. */
export type Plan = {
  title: string;
  actions: readonly Action[];
  /** Nobody is asked for what touches nothing beyond the conversation, and tells nothing that isn't Hearth's own. */
  needsNoQuestion?: true;
  preview: Preview | null;
  /**
   * Yields, as it works, text for the person, or what happens: to the agent that called, or, with its tag, to one that works for
   * it. Returns what came of it.
   */
  run(signal: AbortSignal): AsyncGenerator<string | AgentEvent, string | ToolOutput>;
};

/** A result with a part for the model and another for the person. */
export type ToolOutput = { text: string; forUser: string };

export type Tool = {
  spec: ToolSpec;
  /** Has no effect. Throws an AppError whose message tells the model what to do instead. */
  plan(input: unknown, context: ToolContext, signal: AbortSignal): Promise<Plan>;
};

/** Models send anything. This is where a tool's input becomes a checked type; nothing further in checks it again. */
export function defineTool<Shape extends z.ZodRawShape>(definition: {
  name: string;
  description: string;
  effect: Effect;
  cues?: Cues;
  input: z.ZodObject<Shape>;
  sources: { [Name in keyof Shape]: FieldSource };
  plan(input: z.output<z.ZodObject<Shape>>, context: ToolContext, signal: AbortSignal): Promise<Plan>;
}): Tool {
  const { name, description, effect, input, cues } = definition;
  const sources: Readonly<Record<string, FieldSource>> = definition.sources;
  const fields = Object.entries(sources).map(([field, source]): FieldSpec => {
    const schema: z.core.$ZodType | undefined = input.shape[field];
    return { name: field, source, optional: z.safeParse(schema ?? z.never(), undefined).success };
  });
  // zod's own type for a JSON schema is wider than JSON, but what it returns for our inputs is plain JSON
  const inputSchema = z.toJSONSchema(input, { io: "input" }) as JsonObject;
  return {
    spec: { name, description, effect, fields, inputSchema, ...(cues ? { cues } : {}) },
    async plan(raw, context, signal) {
      const parsed = input.safeParse(raw);
      if (parsed.success) return definition.plan(parsed.data, context, signal);
      throw new AppError("invalid-input", `${name} was called with wrong input:\n${z.prettifyError(parsed.error)}`);
    },
  };
}
