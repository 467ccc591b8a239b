import * as z from "zod";
import { seenMessages } from "../compaction/conversation.ts";
import { tokensOf } from "../compaction/window-use.ts";
import { defineKind } from "../configured.ts";
import type { Iteration, MakeEffect } from "./effect.ts";

const params = z.strictObject({
  /** So many of the last results stay whole. */
  keep: z.int().min(1).max(100).default(4),
  /** How long the others may be. */
  characters: z.int().min(100).max(100_000).default(500),
});

type Trim = z.output<typeof params>;

/** Shows the model only the head and tail of results that aren't among the last. In the session they stay whole. */
export const trimToolResults = defineKind(params, (trim): MakeEffect => ({ newId }) => ({
  kind: "trim_tool_results",
  async *after(iteration) {
    const compaction = trimmed(iteration, trim, newId);
    if (!compaction) return iteration;
    yield { type: "compaction", compaction };
    return { ...iteration, compaction };
  },
}));

function trimmed({ messages, compaction }: Iteration, { keep, characters }: Trim, newId: () => string) {
  const results = seenMessages({ messages, compaction }).filter((message) => message.role === "tool");
  const first = results.at(-keep);
  const last = messages.at(-1);
  const known = compaction?.cut ? results.findIndex(({ id }) => id === compaction.cut?.beforeId) : 0;
  const more = results.slice(Math.max(0, known), -keep);
  if (!first || !last || !more.some(({ text }) => text.length > characters)) return null;
  const cut = { beforeId: first.id, characters };
  const next = { fromId: null, digest: null, ...compaction, id: newId(), cut, atId: last.id };
  const before = tokensOf({ messages, compaction });
  const after = tokensOf({ messages, compaction: { ...next, tokens: { before: 0, after: 0 } } });
  return { ...next, tokens: { before, after } };
}
