import { compactionWords } from "../../shared/compaction-words.ts";
import { defaultAgent } from "../../shared/agent.ts";
import type { SessionEvent } from "../../shared/event.ts";
import type { SentStep, StepUsage, ToolMessage } from "../../shared/message.ts";
import type { Preview } from "../../shared/permission.ts";
import { outdatedNote } from "../../shared/instructions.ts";
import { dollars } from "../../shared/usage.ts";
import { visibleControls } from "../../shared/visible-controls.ts";
import { paint, type Terminal } from "./terminal.ts";

/** Prints a run as it goes on: the answer to `out`, the steps that lead to it to `err`. */
export function eventPrinter(terminal: Terminal): (event: SessionEvent) => void {
  let streamed = "";
  let wasProgress = false;
  const line = (text: string) => {
    if (wasProgress && terminal.hasColours) terminal.err("\r\u001b[K");
    wasProgress = false;
    terminal.err(`${text}\n`);
  };
  return (event) => {
    if (event.depth > 0) return printHelper(event, terminal, line);
    switch (event.type) {
      case "text-delta":
        if (wasProgress && terminal.hasColours) terminal.err("\r\u001b[K");
        wasProgress = false;
        streamed += event.text;
        return terminal.out(visibleControls(event.text));
      case "model-waiting":
        wasProgress = terminal.hasColours;
        return terminal.err(
          wasProgress ? `\r\u001b[K${paint(terminal, "dim", `waiting for “${visibleControls(event.waitsFor)}”`)}` : "",
        );
      case "model-progress":
        if (!terminal.hasColours) return;
        wasProgress = true;
        return terminal.err(`\r\u001b[K${paint(terminal, "dim", progressText(event))}`);
      case "tool-start":
        line(`${paint(terminal, "bold", "▸")} ${visibleControls(event.title)}`);
        if (event.preview) terminal.err(previewText(terminal, event.preview));
        return;
      case "message":
        if (event.message.role === "tool") return line(resultText(terminal, event.message));
        if (event.message.role !== "assistant") return;
        if (streamed !== "" && !streamed.endsWith("\n")) terminal.out("\n");
        streamed = "";
        if (event.message.sent) line(paint(terminal, "yellow", sentText(event.message.sent)));
        if (event.message.usage) line(paint(terminal, "dim", usageText(event.message.usage)));
        return;
      case "report":
        return line(
          `${event.report.prefix} ${visibleControls(event.report.name)}: ${visibleControls(event.report.text)}`,
        );
      case "permission-response":
        return line(
          paint(terminal, event.answer === "deny" ? "red" : "dim", event.answer === "deny" ? "  refused" : "  allowed"),
        );
      case "todo":
        return event.items.forEach((item) => line(`  ${marks[item.state]} ${visibleControls(item.text)}`));
      case "run-end":
        if (streamed !== "" && !streamed.endsWith("\n")) terminal.out("\n");
        if (event.reason === "step-limit")
          line(paint(terminal, "yellow", "Stopped: no steps are left. Go on with: hearth ask --continue …"));
        return;
      case "compaction":
        return line(paint(terminal, "dim", `  ${compactionWords(event.compaction)}`));
      case "effect-notice":
        return line(paint(terminal, "dim", `  ${visibleControls(event.text)}`));
      case "notice":
        return line(paint(terminal, "yellow", visibleControls(event.text)));
      case "instructions":
        return event.notices.forEach((notice) => line(paint(terminal, "dim", `  ${visibleControls(notice)}`)));
      case "instructions-outdated":
        return line(paint(terminal, "dim", `  ${visibleControls(outdatedNote(event.changed))}`));
      case "run-start":
        if (event.depth === 0 && event.name !== defaultAgent)
          line(paint(terminal, "dim", visibleControls(`${event.prefix} ${event.name}`)));
        return;
      case "plan":
      case "permission-request":
      case "question":
      case "question-answer":
      case "reasoning-delta":
      case "call-delta":
      case "tool-progress":
      case "prompt-queued":
      case "prompts-gone":
        return;
      default:
        event satisfies never;
    }
  };
}

const marks = { open: "[ ]", doing: "[>]", done: "[x]" } as const;

/** What an agent does that works for another: its steps in short, and its answer, which isn't the one that was asked for. */
function printHelper(event: SessionEvent, terminal: Terminal, line: (text: string) => void): void {
  const { depth, prefix, name } = event;
  const say = (text: string, style: Parameters<typeof paint>[1] = "dim") =>
    line(`${"  ".repeat(depth)}${prefix} ${visibleControls(name)} ${paint(terminal, style, text)}`);
  if (event.type === "run-start") say("begins");
  if (event.type === "tool-start") say(`▸ ${visibleControls(event.title)}`);
  if (event.type === "run-end" && event.reason === "failed") say(visibleControls(event.error.message), "red");
  if (event.type === "run-end" && event.reason !== "failed")
    say(event.reason === "done" ? "is done" : `ended: ${event.reason}`);
}

/** That an answer isn't from here, and why. */
function sentText({ modelId, host, why }: SentStep): string {
  return `  from ${visibleControls(modelId)} at ${host}. ${visibleControls(why)}`;
}

/** What one step cost: how much of the prompt was new, and how quick the model was. */
function usageText({ evaluated, reused, sampled, writeMs, costUsd }: StepUsage): string {
  const cost = costUsd === undefined ? "" : ` · ${costUsd === null ? "price not known" : dollars(costUsd)}`;
  const rate = writeMs > 0 && sampled > 1 ? ` · ${((sampled * 1000) / writeMs).toFixed(1)} tokens/s` : "";
  return `  read ${evaluated} new, reused ${reused}${rate}${cost}`;
}

/** A preview as text: a coloured patch, or the command and what it may touch. */
function previewText(terminal: Terminal, preview: Preview): string {
  if (preview.type === "conversation") return "";
  if (preview.type === "command") return `    ${visibleControls(preview.command).replaceAll("\n", "\n    ")}\n`;
  const lines = preview.patch.split("\n").filter((line) => !/^(===|---|\+\+\+|Index:)/.test(line) && line !== "");
  return lines.map((line) => `    ${patchLine(terminal, visibleControls(line))}\n`).join("");
}

function patchLine(terminal: Terminal, line: string): string {
  if (line.startsWith("+")) return paint(terminal, "green", line);
  if (line.startsWith("-")) return paint(terminal, "red", line);
  return paint(terminal, "dim", line);
}

function resultText(terminal: Terminal, { status, text }: ToolMessage): string {
  const [first = "", ...more] = visibleControls(text).trim().split("\n");
  const rest = more.length > 0 ? ` (and ${more.length} more lines)` : "";
  return paint(
    terminal,
    status === "ok" ? "dim" : "red",
    `  ${status === "ok" ? "" : `${status}: `}${first.slice(0, 160)}${rest}`,
  );
}

function progressText({ phase, done, total }: { phase: string; done: number; total: number }): string {
  const share = `${Math.round((done / Math.max(1, total)) * 100)} %`;
  if (phase === "load") return `loading the model: ${share}`;
  if (phase === "write") return `writing the file anew: ${share}`;
  if (phase === "weigh") return `looking through ${done} of ${total} places`;
  if (phase === "try") return `trying change ${done} of ${total}`;
  return `reading ${done} of ${total} tokens`;
}
