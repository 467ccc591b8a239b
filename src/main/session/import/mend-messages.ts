import { type Attachment, mostAttachments } from "../../../shared/attachment.ts";
import type { AssistantMessage, AssistantPart, Message, ToolCallPart } from "../../../shared/message.ts";
import { briefMessage } from "../brief-message.ts";
import { type FileMessage, message as messageSchema, part as partSchema } from "./export-schema.ts";

/** What had to be done to a conversation so that one can go on from it. */
export type Mending = {
  /** Calls that had no result. */
  unanswered: number;
  /** Results without a call, or a second one for it. */
  orphans: number;
  /** Messages that were there twice. */
  twice: number;
  /** What couldn't be read. */
  unreadable: number;
  /** Files that came with messages and couldn't be attached here. */
  refused: number;
};

/** What an import needs of the world. */
export type ImportDeps = {
  newId(): string;
  /** An attachment as it stands in the file; null for what couldn't be attached here. */
  attachmentOf(value: unknown): Attachment | null;
};

export type Mended = {
  messages: Message[];
  /** For each message of the file, and the end: so many messages are before it now. */
  places: number[];
  /** The new names of calls, by the old ones. */
  callIds: ReadonlyMap<string, readonly string[]>;
};

type Request = Extract<FileMessage, { role: "user" }>;
type Result = Extract<FileMessage, { role: "tool" }>;
type Step = Extract<FileMessage, { role: "assistant" }>;

/**
 * Reads messages of a file as a conversation that any model can be asked to go on with: it begins with a request, and each call
 * is followed by exactly one result. All ids are new. What is done to it is counted in `mending`.
 */
export function mendMessages(values: readonly unknown[], mending: Mending, deps: ImportDeps): Mended {
  const { newId } = deps;
  const read = readable(values, mending);
  const resultFor = resultsOf(read);
  const callIds = new Map<string, string[]>();
  const messages: Message[] = [];
  const places: number[] = [];
  let used = 0;
  const addStep = (step: Step, index: number) => {
    const parts = partsOf(step, mending);
    // what is empty, or what nobody asked for, can't be part of a conversation
    if (parts.length === 0 || messages.length === 0) {
      mending.unreadable += 1;
      return;
    }
    const made = parts.map((part) => (part.type === "tool-call" ? { ...part, callId: newId() } : part));
    messages.push(toStep(step, made, newId()));
    for (const [at, part] of made.entries()) {
      const old = parts[at];
      if (part.type !== "tool-call" || old?.type !== "tool-call") continue;
      callIds.set(old.callId, [...(callIds.get(old.callId) ?? []), part.callId]);
      const result = resultFor(old.callId, index);
      if (result) used += 1;
      else mending.unanswered += 1;
      messages.push(toResult(part, result, newId()));
    }
  };
  for (const [index, message] of read.entries()) {
    places.push(messages.length);
    if (message?.role === "user") {
      const attachments = attachmentsOf(message, mending, deps);
      messages.push(
        briefMessage([{ text: message.text, ...(attachments.length > 0 ? { attachments } : {}) }], newId()),
      );
    }
    if (message?.role === "assistant") addStep(message, index);
  }
  places.push(messages.length);
  mending.orphans += read.filter((message) => message?.role === "tool").length - used;
  return { messages, places, callIds };
}

/** In their places; null for what can't be read, or was there before. */
function readable(values: readonly unknown[], mending: Mending): (FileMessage | null)[] {
  const known = new Set<string>();
  return values.map((value) => {
    const { data = null } = messageSchema.safeParse(value);
    if (!data) mending.unreadable += 1;
    if (!data?.id) return data;
    if (known.has(data.id)) {
      mending.twice += 1;
      return null;
    }
    known.add(data.id);
    return data;
  });
}

/** Finds the result of a call: the first behind it, and before the next call of the same name. Each is given once. */
function resultsOf(messages: readonly (FileMessage | null)[]): (callId: string, index: number) => Result | null {
  const found = new Map<number, Map<string, Result>>();
  const caller = new Map<string, number>();
  for (const [index, message] of messages.entries()) {
    if (message?.role === "assistant") {
      found.set(index, new Map());
      for (const part of message.parts) {
        const { data } = partSchema.safeParse(part);
        if (data?.type === "tool-call") caller.set(data.callId, index);
      }
    }
    if (message?.role !== "tool") continue;
    const results = found.get(caller.get(message.callId) ?? -1);
    if (results && !results.has(message.callId)) results.set(message.callId, message);
  }
  return (callId, index) => {
    const result = found.get(index)?.get(callId) ?? null;
    found.get(index)?.delete(callId);
    return result;
  };
}

function attachmentsOf({ attachments }: Request, mending: Mending, { attachmentOf }: ImportDeps): Attachment[] {
  const taken = attachments.slice(0, mostAttachments).flatMap((value) => attachmentOf(value) ?? []);
  mending.refused += attachments.length - taken.length;
  return taken;
}

function partsOf({ parts }: Step, mending: Mending): AssistantPart[] {
  return parts.flatMap((value): AssistantPart[] => {
    const { data } = partSchema.safeParse(value);
    if (!data) mending.unreadable += 1;
    return data ? [data.type === "tool-call" ? { ...data, written: null } : data] : [];
  });
}

function toStep({ stop, origin, kind }: Step, parts: AssistantPart[], id: string): AssistantMessage {
  return { role: "assistant", id, parts, stop, origin, kind, usage: null };
}

function toResult({ callId, tool }: ToolCallPart, result: Result | null, id: string): Message {
  const { status, text, durationMs } = result ?? {
    status: "cancelled" as const,
    text: "No result was kept. It may have been done wholly, partly or not at all: look before doing it again.",
    durationMs: 0,
  };
  return { role: "tool", id, callId, tool, status, text, note: "", durationMs };
}
