import type { JsonObject } from "../../../shared/json.ts";
import type { CallEntry } from "./entries.ts";

/** A call in words: `Read` `water.py`. The subject is what the words are about, to the letter. */
export type CallWords = { verb: string; subject: string };

type Verbs = { wish: string; now: string; done: string };

const verbs: Readonly<Record<string, Verbs>> = {
  view: { wish: "Read", now: "Reading", done: "Read" },
  ls: { wish: "List", now: "Listing", done: "Listed" },
  glob: { wish: "Look for", now: "Looking for", done: "Looked for" },
  grep: { wish: "Search for", now: "Searching for", done: "Searched for" },
  edit: { wish: "Edit", now: "Editing", done: "Edited" },
  // forms of edit, as they are called while they are being written
  add: { wish: "Add to", now: "Adding to", done: "Added to" },
  replace: { wish: "Replace in", now: "Replacing in", done: "Replaced in" },
  write: { wish: "Write", now: "Writing", done: "Wrote" },
  bash: { wish: "Run", now: "Running", done: "Ran" },
};

/** What a call does, did, or would have done. */
export function callWords({ tool, input, state, view }: CallEntry): CallWords {
  const known = verbs[tool];
  if (!known) return { verb: view?.title ?? tool, subject: "" };
  const subject = subjectOf(tool, input);
  if (state === "ok") return { verb: known.done, subject };
  return { verb: state === "writing" || state === "running" ? known.now : known.wish, subject };
}

function subjectOf(tool: string, input: JsonObject): string {
  const text = (field: string) => fieldText(input, field);
  switch (tool) {
    case "view":
      return text("path") + linesOf(input);
    case "ls":
      return text("path") || "the folder";
    case "bash":
      return text("command");
    case "glob":
      return text("pattern");
    case "grep": {
      const where = text("path");
      return where && where !== "." ? `${text("pattern")} in ${where}` : text("pattern");
    }
    default:
      return text("path");
  }
}

/** Which lines of a file are read, where not all of them are. */
function linesOf({ offset, limit }: JsonObject): string {
  if (typeof offset !== "number" || typeof limit !== "number") return "";
  return limit === 1 ? `, line ${offset}` : `, lines ${offset} to ${offset + limit - 1}`;
}

/** A field of a call's input as text; nothing where it is none. */
export function fieldText(input: JsonObject, field: string): string {
  const value = input[field];
  return typeof value === "string" ? value : "";
}

/** How a call ended, where that isn't plain from its words: in colour. */
export function outcomeWords({
  tool,
  state,
  result,
}: CallEntry): { text: string; tone: "bad" | "wait" | "plain" } | null {
  switch (state) {
    case "ok": {
      const status = tool === "bash" ? exitStatus(result?.text ?? "") : 0;
      return status === 0 ? null : { text: status === null ? "didn't finish" : `exit ${status}`, tone: "bad" };
    }
    case "failed":
      return { text: "failed", tone: "bad" };
    case "denied":
      return { text: "not allowed", tone: "bad" };
    case "cancelled":
    case "lost":
      return { text: "stopped", tone: "bad" };
    case "waiting":
      return { text: "waits for you", tone: "wait" };
    case "writing":
    case "running":
      return null;
    default:
      return state satisfies never;
  }
}

/** The result of a command begins with how it ended. null where it didn't end by itself. */
function exitStatus(text: string): number | null {
  const [, status] = /^exit (\d+)/.exec(text) ?? [];
  return status === undefined ? null : Number(status);
}
