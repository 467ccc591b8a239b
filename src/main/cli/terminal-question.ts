import type { UserQuestion } from "../../shared/event.ts";
import { visibleControls } from "../../shared/visible-controls.ts";
import { paint, type Terminal } from "./terminal.ts";

/** Puts what an agent wants to know to the person at the terminal. Null where they leave it open. */
export async function askUserInTerminal(
  terminal: Terminal & { ask: NonNullable<Terminal["ask"]> },
  { text, choices }: UserQuestion,
  signal: AbortSignal,
): Promise<string | null> {
  const list = choices.map((choice, index) => `  ${index + 1}) ${visibleControls(choice)}\n`).join("");
  terminal.err(`${paint(terminal, "yellow", "Hearth asks:")} ${visibleControls(text)}\n${list}`);
  const how = choices.length > 0 ? "A number, or your own words" : "Your answer";
  const line = (await terminal.ask(`  ${how} (Enter leaves it open): `, signal))?.trim();
  if (!line) return null;
  return (/^\d+$/.test(line) ? choices[Number(line) - 1] : undefined) ?? line;
}
