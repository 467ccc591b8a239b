import * as z from "zod";
import type { Json } from "../../../shared/json.ts";

/**
 * A conversation that was exported as JSON, as far as it is taken in again. Whatever else is in the file, or isn't shown to the
 * person, doesn't come along: what the harness told the model beside the words, what a step cost, to the letter written calls.
 */
export const exportFile = z.object({
  title: z.string().catch(""),
  workspace: z.string().max(32_768).nullable().catch(null),
  createdAtMs: z.number().int().nonnegative().nullable().catch(null),
  messages: z.array(z.unknown()),
  asides: z.array(z.unknown()).catch([]),
  calls: z.record(z.string(), z.unknown()).catch({}),
  todo: z.array(z.unknown()).catch([]),
  helpers: z.array(z.unknown()).catch([]),
});

export const helper = exportFile.pick({ messages: true, asides: true, calls: true }).extend({
  name: z.string().max(200),
  prefix: z.string().max(20),
  callId: z.string().nullable(),
});

const id = z.string().max(1_000).optional();
const callId = z.string().min(1).max(1_000);
// what servers take for the name of a tool
const tool = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/);

export const message = z.discriminatedUnion("role", [
  z.object({
    role: z.literal("user"),
    id,
    text: z.string(),
    attachments: z.array(z.unknown()).catch([]),
  }),
  z.object({
    role: z.literal("assistant"),
    id,
    parts: z.array(z.unknown()),
    stop: z.enum(["end", "tool-calls", "length", "cancelled", "interrupted"]).catch("end"),
    origin: z.enum(["model", "harness"]).catch("model"),
    kind: z.enum(["chat", "look", "edit", "make", "run"]).nullable().catch(null),
  }),
  z.object({
    role: z.literal("tool"),
    id,
    callId,
    status: z.enum(["ok", "failed", "denied", "cancelled"]),
    text: z.string(),
    durationMs: z.number().nonnegative().catch(0),
  }),
]);

export type FileMessage = z.output<typeof message>;

/** It was read from JSON, so it holds nothing else. */
const json = z.custom<Json>();

export const part = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), text: z.string() }),
  z.object({ type: z.literal("reasoning"), text: z.string() }),
  z.object({ type: z.literal("tool-call"), callId, tool, input: z.record(z.string(), json) }),
]);

const after = z.number().int().nonnegative();

export const aside = z.discriminatedUnion("type", [
  z.object({ type: z.literal("notice"), after, text: z.string() }),
  z.object({ type: z.literal("note"), after, text: z.string() }),
  z.object({ type: z.literal("agent"), after, name: z.string(), prefix: z.string() }),
  z.object({
    type: z.literal("report"),
    after,
    report: z.object({ name: z.string(), prefix: z.string(), title: z.string(), text: z.string() }),
  }),
  // made for the model that read it, and its window: it is made anew when there is need
  z.object({ type: z.literal("compaction"), after }),
]);

export type FileAside = z.output<typeof aside>;

const diff = z.object({
  type: z.literal("diff"),
  path: z.string(),
  patch: z.string(),
  added: z.number().int().nonnegative(),
  removed: z.number().int().nonnegative(),
});

export const call = z.object({ title: z.string(), preview: diff.nullable().catch(null) });

export const todoItem = z.object({ text: z.string(), state: z.enum(["open", "doing", "done"]) });
