import * as z from "zod";
import { isToolOrGroup, toolGroupList } from "./tool-groups.ts";

/** What an agent may be called: in commands, as a file and as a table of the settings. */
export const agentName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/, "An agent's name is small letters, digits and dashes, as in code-reviewer.");

const toolOrGroup = z.string().refine(isToolOrGroup, {
  error: ({ input }) => `there is no tool and no group of tools "${String(input)}". There are: ${toolGroupList()}.`,
});

/** A hook or a wrapper: which one, and how it is set. */
const configured = z.strictObject({ kind: z.string().min(1), params: z.record(z.string(), z.json()).default({}) });

/** A line that is shown, and in which nothing is that can't be seen. */
const line = (longest: number) =>
  z
    .string()
    .trim()
    .min(1, "This may not be empty.")
    .max(longest, `This has at most ${longest} letters.`)
    // the joiner makes one sign of several
    .regex(/^(?:[^\p{C}\p{Z}]| |\u200D)*$/u, "This is one line of letters and signs that can be seen.");

/** What may be said of an agent beside its prompt: the front matter of its file. */
export const agentOptions = z.strictObject({
  description: line(300),
  prefix: line(16).default("🤖"),
  tools: z.array(toolOrGroup).default([]),
  inherit_tools: z.boolean().default(false),
  model: z.enum(["large", "small"]).default("large"),
  effects: z.array(configured).optional(),
  middleware: z.array(configured).optional(),
  skills: z.array(z.string().min(1)).optional(),
  reply: z.enum(["text", "message-tool"]).default("text"),
  max_iterations: z.int().min(1).max(200).optional(),
  max_delegation_depth: z.int().min(0).max(8).default(2),
});

/** So long a prompt may be, in characters: all models have room for it beside the conversation. */
export const longestInstructions = 20_000;

/** `[agent.NAME]` in the settings. */
export const agentSettings = agentOptions.extend({
  instructions: z.string().max(longestInstructions, `This has at most ${longestInstructions} letters.`).default(""),
});

export type AgentSettings = z.output<typeof agentSettings>;
