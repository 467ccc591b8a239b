import type * as z from "zod";
import type { AgentTag, DurableEvent } from "../../../shared/event.ts";
import type { CallView } from "../../../shared/fold.ts";
import type { StoredEvent } from "../../store/event-log.ts";
import { aside as asideSchema, call as callSchema, type FileAside, helper, todoItem } from "./export-schema.ts";
import { importWords } from "./import-words.ts";
import { type ImportDeps, mendMessages, type Mending } from "./mend-messages.ts";
import type { ExportFile } from "./parse-export.ts";

/** A conversation that was held elsewhere, ready to be taken in. */
export type ImportedConversation = {
  title: string;
  /** Where it was held, which may be no folder of this computer; null where that isn't known. */
  workspace: string | null;
  createdAtMs: number | null;
  events: StoredEvent[];
  /** What was done to it, for the person. It is in the conversation, too. */
  told: string;
};

type Talk = Pick<ExportFile, "messages" | "asides" | "calls">;
type Context = ImportDeps & { mending: Mending };

/** Makes a conversation of this computer's own out of a file: with ids of its own, and nothing in it that allows anything. */
export function importConversation(
  file: ExportFile,
  name: string,
  agent: AgentTag,
  deps: ImportDeps,
): ImportedConversation {
  const mending: Mending = { unanswered: 0, orphans: 0, twice: 0, unreadable: 0, refused: 0 };
  const context = { ...deps, mending };
  const { events, callIds } = talkEvents(file, agent, context);
  const helpers = file.helpers.flatMap((value) => helperEvents(value, agent.depth + 1, callIds, context));
  const todo = taken(file.todo, todoItem, mending);
  const told = importWords(name, mending);
  const own = (event: DurableEvent): StoredEvent => ({ ...agent, ...event });
  return {
    title: file.title,
    workspace: file.workspace,
    createdAtMs: file.createdAtMs,
    events: [
      ...events,
      ...helpers,
      ...(todo.length > 0 ? [own({ type: "todo", items: todo })] : []),
      own({ type: "notice", text: told }),
    ],
    told,
  };
}

function talkEvents(talk: Talk, tag: AgentTag, context: Context) {
  const { mending } = context;
  const { messages, places, callIds } = mendMessages(talk.messages, mending, context);
  const titles = callViews(talk, callIds, mending);
  const own = (event: DurableEvent): StoredEvent => ({ ...tag, ...event });
  const asidesAt = new Map<number, StoredEvent[]>();
  for (const aside of taken(talk.asides, asideSchema, mending)) {
    const text = asideText(aside);
    const after = places[aside.after] ?? messages.length;
    const note = own({ type: "effect-notice", effect: "import", action: "note", text });
    if (text !== "") asidesAt.set(after, [...(asidesAt.get(after) ?? []), note]);
  }
  const notes = (after: number) => asidesAt.get(after) ?? [];
  const events = messages.flatMap((message, index) => {
    const calls = message.role === "assistant" ? message.parts.filter(({ type }) => type === "tool-call") : [];
    const starts = calls.flatMap((part) => {
      const view = part.type === "tool-call" ? titles.get(part.callId) : undefined;
      if (part.type !== "tool-call" || !view) return [];
      const { title, preview } = view;
      return [own({ type: "tool-start", callId: part.callId, tool: part.tool, title, preview })];
    });
    return [...notes(index), own({ type: "message", message }), ...starts];
  });
  return { events: [...events, ...notes(messages.length)], callIds };
}

/** By the new names of the calls. */
function callViews(
  { calls }: Talk,
  callIds: ReadonlyMap<string, readonly string[]>,
  mending: Mending,
): ReadonlyMap<string, Pick<CallView, "title" | "preview">> {
  return new Map(
    Object.entries(calls).flatMap(([old, value]) =>
      taken([value], callSchema, mending).flatMap((view) => (callIds.get(old) ?? []).map((id) => [id, view] as const)),
    ),
  );
}

/** What stands beside a conversation is only told of: it is others' word, and mustn't look like Hearth's own. */
function asideText(aside: FileAside): string {
  switch (aside.type) {
    case "notice":
    case "note":
      return aside.text;
    case "agent":
      return `From here on: ${aside.prefix} ${aside.name}`;
    case "report": {
      const { prefix, name, title, text } = aside.report;
      return `${prefix} ${name}, “${title}”: ${text}`.trim();
    }
    case "compaction":
      return "";
    default:
      return aside satisfies never;
  }
}

function helperEvents(
  value: unknown,
  depth: number,
  callIds: ReadonlyMap<string, readonly string[]>,
  context: Context,
): StoredEvent[] {
  const [found] = taken([value], helper, context.mending);
  if (!found) return [];
  const tag: AgentTag = { agentId: context.newId(), depth, name: found.name, prefix: found.prefix };
  const runId = context.newId();
  const callId = callIds.get(found.callId ?? "")?.at(-1);
  const start = { ...tag, type: "run-start" as const, runId, modelId: "unknown", dialect: "native" as const };
  return [
    { ...start, ...(callId === undefined ? {} : { callId }) },
    ...talkEvents(found, tag, context).events,
    { ...tag, type: "run-end", runId, reason: "done" },
  ];
}

function taken<Schema extends z.ZodType>(
  values: readonly unknown[],
  schema: Schema,
  mending: Mending,
): z.output<Schema>[] {
  return values.flatMap((value) => {
    const read = schema.safeParse(value);
    if (!read.success) mending.unreadable += 1;
    return read.success ? [read.data] : [];
  });
}
