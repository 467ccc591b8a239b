import type { SessionView } from "../../../shared/fold.ts";
import type { StepUsage } from "../../../shared/message.ts";
import { formatCount, formatDuration } from "../../ui/format.ts";

/** What is going on, in words. `heard` changes seldom, for those who are told rather than shown. */
export type Status = { tone: "wait" | "busy" | "rest"; words: string; heard: string };

/** The line below the conversation: what the run does now, and what the last step cost. */
export function statusWords(view: SessionView): Status {
  const { run, requests, questions, usage } = view;
  const cost = usage ? costWords(usage) : "";
  if (run.status !== "running") {
    return { tone: "rest", words: cost, heard: run.status === "failed" ? "" : "Done" };
  }
  if (requests.length > 0) {
    return { tone: "wait", words: join("waits for your decision", cost), heard: "Hearth waits for your decision" };
  }
  if (questions.length > 0) return { tone: "busy", words: "waits for your answer", heard: "Hearth asks you something" };
  const doing = doingWords(view);
  return { tone: "busy", words: join(doing.words, doing.hasCount ? "" : cost), heard: doing.heard };
}

function doingWords({ progress, draft, messages }: SessionView): { words: string; heard: string; hasCount: boolean } {
  if (progress?.type === "model-waiting") {
    return { words: `waiting for “${progress.waitsFor}”`, heard: "Waiting", hasCount: false };
  }
  if (progress?.phase === "load" || progress?.phase === "write") {
    const what = progress.phase === "load" ? "loading the model" : "writing the file anew";
    const share = progress.total > 0 ? ` · ${Math.floor((progress.done / progress.total) * 100)} %` : "";
    return { words: what + share, heard: progress.phase === "load" ? "Loading the model" : "Writing", hasCount: true };
  }
  if (progress?.phase === "read") {
    const leftMs = progress.forecast?.readMs ?? 0;
    const left = leftMs >= 2_000 ? ` · about ${formatDuration(leftMs)}` : "";
    const words = `reading ${formatCount(progress.done)} of ${formatCount(progress.total)} tokens${left}`;
    return { words, heard: "Reading", hasCount: true };
  }
  if (progress?.phase === "weigh") {
    const words = `looking through ${progress.done} of ${progress.total} places`;
    return { words, heard: "Looking through the files", hasCount: true };
  }
  if (progress?.phase === "try") {
    return { words: `trying change ${progress.done} of ${progress.total}`, heard: "Trying changes", hasCount: true };
  }
  if (draft?.call) return { words: "writing the next step", heard: "Working", hasCount: false };
  if (draft?.text) return { words: "answering", heard: "Answering", hasCount: false };
  if (draft?.reasoning) return { words: "thinking", heard: "Thinking", hasCount: false };
  const last = messages.at(-1);
  const isActing = last?.role === "assistant" && last.parts.some((part) => part.type === "tool-call");
  if (isActing && !draft) return { words: "working", heard: "Working", hasCount: false };
  return { words: "deciding on the next step", heard: "Working", hasCount: false };
}

/** What one step cost: how much of the prompt was new, and how quick the model was. */
function costWords({ evaluated, reused, sampled, writeMs }: StepUsage): string {
  const read = `read ${formatCount(evaluated)} new tokens, ${formatCount(reused)} reused`;
  const rate = writeMs > 0 && sampled > 1 ? (sampled * 1000) / writeMs : null;
  return rate === null ? read : join(read, `${rate < 10 ? rate.toFixed(1) : Math.round(rate)} tokens/s`);
}

function join(...parts: string[]): string {
  return parts.filter((part) => part !== "").join(" · ");
}
