import type { AssistantPart, StepUsage } from "../../shared/message.ts";
import { visibleControls } from "../../shared/visible-controls.ts";
import type { Change } from "../wiring/sessions/what-if.ts";
import type { Command } from "./arguments.ts";
import { exitStatus } from "./exit-status.ts";
import type { CliWorld } from "./run-command.ts";
import { startUnattended } from "./start-unattended.ts";
import { answerQuestions } from "./run-turn.ts";
import { sideBySide } from "./side-by-side.ts";
import { paint } from "./terminal.ts";

/** Two of them and what stands between fill a usual terminal. */
const columnWidth = 38;

/** `hearth trace SESSION --step N --what-if …`: a step made once more, beside the one that was recorded. Nothing is carried out. */
export async function whatIf(
  { session, step, change, json }: Extract<Command, { name: "what-if" }>,
  { terminal, paths, startRuntime, signal }: CliWorld,
): Promise<number> {
  // another model may be a provider's
  const runtime = await startUnattended({ startRuntime, paths }, terminal.ask ? "ask" : "deny");
  const answers = answerQuestions(runtime, session, terminal, signal);
  try {
    const compared = await runtime.whatIf(session, step, change, signal);
    if (json) {
      terminal.out(`${JSON.stringify(compared)}\n`);
      return exitStatus.done;
    }
    const { recorded, now } = compared;
    const head = sideBySide(`Step ${step}, ${recorded.modelId}`, `${changeWords(change)}, ${now.modelId}`, columnWidth);
    terminal.out(paint(terminal, "bold", head.trimEnd()));
    const then = describe(recorded.message.parts, recorded.message.usage, recorded.elapsedMs);
    terminal.out(`\n${sideBySide(then, describe(now.step.parts, now.step.usage, now.elapsedMs), columnWidth)}`);
    return exitStatus.done;
  } finally {
    answers.stop();
    await runtime.close();
  }
}

function changeWords(change: Change): string {
  switch (change.what) {
    case "model":
      return "Another model";
    case "profile":
      return `As ${change.name}`;
    case "temperature":
      return `Temperature ${change.value}`;
    default:
      return change satisfies never;
  }
}

function describe(parts: readonly AssistantPart[], usage: StepUsage | null, elapsedMs: number): string {
  const lines = parts.map((part) =>
    part.type === "tool-call" ? `▸ ${part.tool} ${JSON.stringify(part.input)}` : part.text,
  );
  const tokens = usage ? `, ${usage.evaluated + usage.reused} tokens in, ${usage.sampled + usage.forced} out` : "";
  return visibleControls([...lines, `(${(elapsedMs / 1_000).toFixed(1)} s${tokens})`].join("\n\n"));
}
