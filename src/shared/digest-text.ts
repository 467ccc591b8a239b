import type { Digest } from "./compaction.ts";

/** All that is kept of messages that a model isn't shown any more, as it is told to it. */
export function digestText(digest: Digest): string {
  return [contextText(digest), rulesText(digest)].filter((part) => part !== "").join("\n\n");
}

/** What the person said that holds on; empty for nothing. */
export function rulesText({ rules }: Digest): string {
  return rules.length === 0 ? "" : `What I said earlier still holds:\n${list(rules)}`;
}

/** The rest of it: what was done, and what isn't yet. */
export function contextText({ messages, summaries, open, files }: Digest): string {
  const changed = files.filter((file) => file.isChanged).map(({ path }) => path);
  const seen = files.filter((file) => !file.isChanged).map(({ path }) => path);
  return [
    `Earlier in this conversation (${messages} messages, not shown any more):`,
    ...summaries,
    open.length > 0 ? `Still open:\n${list(open)}` : "",
    changed.length > 0 ? `Files changed: ${changed.join(", ")}` : "",
    seen.length > 0 ? `Files looked at: ${seen.join(", ")}` : "",
  ]
    .filter((part) => part !== "")
    .join("\n");
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join("\n");
}
