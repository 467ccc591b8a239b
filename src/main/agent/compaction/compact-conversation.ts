import type { Compaction, Digest } from "../../../shared/compaction.ts";
import { toAppError } from "../../../shared/error.ts";
import type { AgentEvent } from "../../../shared/event.ts";
import type { Message } from "../../../shared/message.ts";
import type { ToolSpec } from "../tool.ts";
import { type Conversation, hiddenMessages, seenMessages } from "./conversation.ts";
import { openTasksIn } from "./open-tasks.ts";
import { rulesIn } from "./rules.ts";
import { summaryPieces } from "./summary-pieces.ts";
import { touchedFiles } from "./touched-files.ts";
import { turnsOf } from "./turns.ts";
import { messageTokens, tokensOf, type WindowUse } from "./window-use.ts";

/** Has a model say in few words what a part of a conversation was about. `earlier` is what it already knows, and isn't to be said again. */
export type Summarise = (
  order: { part: string; earlier: string; words: number },
  signal: AbortSignal,
) => AsyncGenerator<AgentEvent, string>;

export type CompactWorld = { newId(): string; summarise: Summarise; tools: readonly ToolSpec[] };

/** What came of it: a compaction, or why there is none. `nothing`: there is nothing that could be left out. */
export type Outcome = { type: "made"; compaction: Compaction } | { type: "dropped"; why: string } | { type: "nothing" };

/** Results that are this recent stay whole, and so does the turn that is going on. */
const wholeResults = 4;
const oldResultCharacters = 400;

/** Shares of the window: what cutting results has to come down to, what stays as it was said, a piece to be summarised, all summaries. */
const enough = 0.6;
const keptShare = 0.25;
const pieceShare = 0.4;
const summariesShare = 0.1;
/** The window counts as no larger than so many times the conversation: in a small one what all prompts begin with takes much of it. */
const roomOfConversation = 1.5;
/** Larger pieces are told with less care. In tokens. */
const largestPiece = 3_000;

/** A summary that is longer than this share of its part is none, and what doesn't bring the conversation down to this share of what it was isn't worth it. */
const summaryShare = 0.5;
const shrunkShare = 0.75;

/** A word has about so many tokens. */
const tokensOfWord = 1.4;

/** The first stage: old results are told in short. Null where that isn't enough, or there are none. */
export function cutResults(
  { messages, compaction }: Conversation,
  use: WindowUse,
  newId: () => string,
): Compaction | null {
  const cut = nextCut({ messages, compaction });
  const last = messages.at(-1);
  if (!cut || !last) return null;
  const after =
    use.used - (tokensOf({ messages, compaction }) - tokensOf({ messages, compaction: withCut(compaction, cut) }));
  if (after > use.size * enough) return null;
  const tokens = { before: use.used, after };
  return { fromId: null, digest: null, ...compaction, id: newId(), cut, atId: last.id, tokens };
}

/** The second stage: the older turns are summarised part by part. The messages themselves stay as they are. */
export async function* summariseTurns(
  conversation: Conversation,
  use: WindowUse,
  { newId, summarise, tools }: CompactWorld,
  signal: AbortSignal,
): AsyncGenerator<AgentEvent, Outcome> {
  const { messages, compaction } = conversation;
  const last = messages.at(-1);
  const hidden = hiddenMessages(conversation);
  const seen = messages.slice(hidden.length);
  const before = tokensOf(conversation);
  const room = Math.min(use.size, before * roomOfConversation);
  const from = seen[keptFrom(seen, room * keptShare)];
  const old = from ? seen.slice(0, seen.indexOf(from)) : [];
  if (!from || !last || old.length === 0) return { type: "nothing" };
  const summaries = [...(compaction?.digest?.summaries ?? [])];
  const pieceTokens = Math.min(largestPiece, Math.floor(use.size * pieceShare));
  for (const part of summaryPieces(old, pieceTokens)) {
    const words = Math.max(30, Math.min(150, Math.floor((part.length / 12) * summaryShare)));
    const summary = yield* summaryOf(summarise, { part, earlier: summaries.at(-1) ?? "", words }, signal);
    if ("why" in summary) return { type: "dropped", why: summary.why };
    summaries.push(summary.text);
  }
  const left = messages.slice(0, hidden.length + old.length);
  const digest: Digest = {
    messages: left.length,
    rules: rulesIn(left),
    open: openTasksIn(left),
    files: touchedFiles(left, tools),
    summaries: newest(summaries, room * summariesShare),
  };
  const compacted = { fromId: from.id, digest, cut: compaction?.cut ?? null, atId: last.id, id: newId() };
  const gone = before - tokensOf({ messages, compaction: { ...compacted, tokens: { before: 0, after: 0 } } });
  if (gone < before * (1 - shrunkShare))
    return { type: "dropped", why: "the summary would be hardly shorter than what it is about" };
  return {
    type: "made",
    compaction: { ...compacted, tokens: { before: use.used, after: Math.max(0, use.used - gone) } },
  };
}

async function* summaryOf(
  summarise: Summarise,
  order: { part: string; earlier: string; words: number },
  signal: AbortSignal,
): AsyncGenerator<AgentEvent, { text: string } | { why: string }> {
  try {
    const text = (yield* summarise(order, signal)).trim();
    if (text === "") return { why: "the model had nothing to say of it" };
    // a part of few words can't be told in half as many
    if (text.length > Math.max(200, order.part.length * summaryShare))
      return { why: "the model's summary was too long" };
    return { text };
  } catch (cause) {
    signal.throwIfAborted();
    return { why: toAppError(cause).message };
  }
}

/** Where what stays as it was said begins: at a turn, with as many of the last ones as there is room for, and always the last. */
function keptFrom(seen: readonly Message[], most: number): number {
  const turns = turnsOf(seen);
  let kept = seen.length;
  let tokens = 0;
  for (const { start, messages } of turns.toReversed()) {
    tokens += messages.reduce((sum, message) => sum + messageTokens(message), 0);
    if (tokens > most && kept < seen.length) break;
    kept = start;
  }
  return kept;
}

/** As many of the last summaries as there is room for. Older ones are left to `recall`: to tell them shorter would be to retell a retelling. */
function newest(summaries: readonly string[], tokens: number): string[] {
  let room = tokens / tokensOfWord;
  const kept = summaries.toReversed().filter((summary, index) => {
    room -= summary.split(/\s+/).length;
    return index === 0 || room >= 0;
  });
  return kept.toReversed();
}

function nextCut(conversation: Conversation): Compaction["cut"] {
  const seen = seenMessages(conversation);
  const request = seen.findLastIndex((message) => message.role === "user");
  const results = seen.slice(0, request).filter((message) => message.role === "tool");
  const first = results.at(-wholeResults);
  if (!first || results.length <= wholeResults || first.id === conversation.compaction?.cut?.beforeId) return null;
  return { beforeId: first.id, characters: oldResultCharacters };
}

function withCut(compaction: Compaction | null, cut: NonNullable<Compaction["cut"]>): Compaction {
  const none = { id: "", fromId: null, digest: null, atId: "", tokens: { before: 0, after: 0 } };
  return { ...none, ...compaction, cut };
}
