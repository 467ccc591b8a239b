import { eventIterator, oc } from "@orpc/contract";
import * as z from "zod";

/**
 * What the main process may ask of the model process. Both ends check it: a file that a model was made from can take that
 * process over, and then whatever it says must still be no more than this.
 */

const part = z.strictObject({ type: z.enum(["control", "text"]), text: z.string() });
const parts = z.array(part);
const count = z.int().nonnegative();

const usage = z.strictObject({
  evaluated: count,
  reused: count,
  sampled: count,
  forced: count,
  readMs: count,
  writeMs: count,
  contextUsed: count,
  contextSize: count,
});

const toolCalls = z.strictObject({
  opening: z.strictObject({
    order: z.enum(["system-first", "tools-first"]),
    before: z.string(),
    between: z.string(),
    betweenTools: z.string(),
    toUser: z.string(),
  }),
  definition: z.strictObject({
    layout: z.enum(["compact", "spaced", "indented-2", "indented-4"]),
    isWrapped: z.boolean(),
  }),
  call: z.strictObject({
    opening: z.string().min(1),
    nameToArguments: z.string(),
    closing: z.string(),
    layout: z.enum(["compact", "spaced"]),
  }),
  result: z.strictObject({
    opening: z.string(),
    toAssistant: z.string(),
    toUser: z.string(),
    isQuoted: z.boolean(),
  }),
  parallel: z.strictObject({ betweenCalls: z.string(), betweenResults: z.string() }).nullable(),
});

const facts = z.strictObject({
  id: z.string(),
  chat: z.strictObject({ beforeSystem: parts, systemToUser: parts, userToAssistant: parts, assistantToUser: parts }),
  toolCalls: toolCalls.nullable(),
  hasOwnTemplate: z.boolean(),
  contextSize: count,
  trainedContextSize: count,
});

/** A model to be loaded. Settings that are not there are chosen for the machine. */
const modelToLoad = z.strictObject({
  id: z.string(),
  path: z.string(),
  contextSize: z.int().positive().nullable(),
  threads: z.int().positive().nullable(),
  /** Where states are kept, and how many bytes of them. */
  snapshots: z.strictObject({ folder: z.string(), budget: count }).nullable(),
});

const failure = z.strictObject({
  code: z.enum([
    "cancelled",
    "invalid-input",
    "not-found",
    "conflict",
    "busy",
    "permission-denied",
    "model-unavailable",
    "too-large",
    "internal",
  ]),
  message: z.string(),
  retryable: z.boolean(),
});

/** Text and template that were put in since the last call. */
const before = parts;
const values = z.array(z.string());
const procedure = oc.errors({ FAILED: { data: failure } });

export const engineContract = {
  load: procedure
    .input(modelToLoad)
    .output(eventIterator(z.strictObject({ done: z.number(), total: z.number() }), facts)),
  unload: procedure.output(z.void()),
  read: procedure
    .input(z.strictObject({ prompt: parts, fixed: count }))
    .output(eventIterator(z.strictObject({ done: count, total: count, usage }), z.strictObject({ usage }))),
  pick: procedure
    .input(z.strictObject({ before, values, end: z.string() }))
    .output(z.strictObject({ value: z.string(), usage })),
  free: procedure
    .input(
      z.strictObject({
        before,
        end: z.string(),
        isTurn: z.boolean(),
        grammar: z.string().nullable(),
        maxTokens: count,
        sampling: z.strictObject({ temperature: z.number().positive(), seed: count }).nullable(),
      }),
    )
    .output(
      eventIterator(
        z.strictObject({ text: z.string(), usage }),
        z.strictObject({ text: z.string(), stop: z.enum(["end", "length", "repeat"]), usage }),
      ),
    ),
  probabilities: procedure
    .input(z.strictObject({ before, values }))
    .output(z.strictObject({ shares: z.array(z.number()), usage })),
  countTokens: procedure.input(z.strictObject({ parts })).output(count),
};

export type ModelToLoad = z.output<typeof modelToLoad>;
