import type { Compaction, Digest } from "./compaction.ts";

/** What a compaction did, in a line for the person. */
export function compactionWords({ digest, tokens: { before, after } }: Compaction): string {
  const what = digest
    ? `${count(digest.messages, "older message")} ${digest.messages === 1 ? "is" : "are"} summarised for the model`
    : "Older results are told to the model in short";
  return `${what}: about ${grouped(before)} tokens became ${grouped(after)}${digest ? keptWords(digest) : ""}`;
}

// a formatter that is kept is made when the module is loaded, which every command would wait for
const grouped = (amount: number) => amount.toLocaleString("en-US");

/** What was kept word by word. */
function keptWords({ rules, open, files }: Digest): string {
  const kept = [
    rules.length > 0 ? count(rules.length, "rule of yours", "rules of yours") : "",
    open.length > 0 ? count(open.length, "open task") : "",
    files.length > 0 ? count(files.length, "file name") : "",
  ].filter((part) => part !== "");
  return kept.length > 0 ? `; kept: ${kept.join(", ")}` : "";
}

function count(amount: number, one: string, many = `${one}s`): string {
  return `${grouped(amount)} ${amount === 1 ? one : many}`;
}
