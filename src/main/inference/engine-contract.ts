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
  guessed: count.exactOptional(),
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
  infill: z
    .strictObject({ prefix: z.string(), suffix: z.string(), middle: z.string(), file: z.string().nullable() })
    .nullable(),
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
  /** Where it is kept what was measured of models. */
  tuning: z.string().nullable(),
});

/** A model for searching. It may be loaded beside one that talks. */
const searchModel = z.strictObject({ path: z.string(), threads: z.int().positive().nullable() });
const texts = z.array(z.string());
/** No model gives longer ones. */
const vector = z.array(z.number()).min(1).max(65_536);

const failure = z.strictObject({
  code: z.enum([
    "cancelled",
    "invalid-input",
    "not-found",
    "conflict",
    "busy",
    "permission-denied",
    "model-unavailable",
    "silent",
    "too-large",
    "internal",
  ]),
  message: z.string(),
  retryable: z.boolean(),
});

/** Each seat has a state of its own. */
const seat = z.int().min(0).max(15);
/** Text and template that were put in since the last call. */
const before = parts;
const values = z.array(z.string());
const procedure = oc.errors({ FAILED: { data: failure } });

export const engineContract = {
  load: procedure.input(modelToLoad).output(
    eventIterator(
      z.strictObject({ done: z.number(), total: z.number() }),
      z.strictObject({
        facts,
        seats: z.int().min(1).max(16),
        isTuned: z.boolean(),
        speed: z
          .strictObject({ readPerSecond: z.number().positive(), writePerSecond: z.number().positive() })
          .nullable(),
      }),
    ),
  ),
  /** Frees what all models hold. What was read of conversations is kept first. */
  unload: procedure.output(z.void()),
  /** Measures how the model computes best here, and lets it compute so from the next time on that it is loaded. */
  tune: procedure.output(z.void()),
  /** Puts onto the disk what was read of conversations. */
  keep: procedure.output(z.void()),
  forget: procedure.input(z.strictObject({ conversation: z.string() })).output(z.void()),
  read: procedure
    .input(
      z.strictObject({ seat, prompt: parts, fixed: count, conversation: z.string().nullable(), isKept: z.boolean() }),
    )
    .output(eventIterator(z.strictObject({ done: count, total: count, usage }), z.strictObject({ usage }))),
  pick: procedure
    .input(z.strictObject({ seat, before, values, end: z.string() }))
    .output(z.strictObject({ value: z.string(), usage })),
  free: procedure
    .input(
      z.strictObject({
        seat,
        before,
        end: z.string(),
        isTurn: z.boolean(),
        grammar: z.string().nullable(),
        maxTokens: count,
        leaving: z.strictObject({ text: z.string(), at: count }).nullable(),
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
    .input(z.strictObject({ seat, before, values }))
    .output(z.strictObject({ shares: z.array(z.number()), usage })),
  departures: procedure.input(z.strictObject({ seat, before, text: z.string() })).output(
    z.strictObject({
      departures: z.array(z.strictObject({ at: count, likelihood: z.number().min(0).max(1) })),
      usage,
    }),
  ),
  /** A vector of length 1 for each text, in their order. It ends between two texts when it is stopped. */
  embed: procedure.input(z.strictObject({ model: searchModel, texts })).output(eventIterator(vector, z.void())),
  /** How well each text answers the query, from 0 to 1, in their order. */
  rank: procedure
    .input(z.strictObject({ model: searchModel, query: z.string(), texts }))
    .output(eventIterator(z.number().min(0).max(1), z.void())),
  countTokens: procedure.input(z.strictObject({ parts })).output(count),
};

export type ModelToLoad = z.output<typeof modelToLoad>;
export type SearchModel = z.output<typeof searchModel>;
