import type { Answer, PermissionRequest } from "../../shared/permission.ts";
import { visibleControls } from "../../shared/visible-controls.ts";
import { paint, type Terminal } from "./terminal.ts";

/** Puts a question to the person at the terminal. Anything but a clear yes is a no. */
export async function askInTerminal(
  terminal: Terminal & { ask: NonNullable<Terminal["ask"]> },
  request: PermissionRequest,
  signal: AbortSignal,
): Promise<Answer> {
  const what = request.actions.map((action) => `  ${describeAction(action)}\n`).join("");
  terminal.err(`${paint(terminal, "yellow", "Hearth asks:")} ${visibleControls(request.title)}\n${what}`);
  const line = await terminal.ask("  [o]nce, this [s]ession, [a]lways here, or [N]o? ", signal);
  const answers: Readonly<Record<string, Answer>> = { o: "once", s: "session", a: "always" };
  return answers[line?.trim().toLowerCase().slice(0, 1) ?? ""] ?? "deny";
}

function describeAction(action: PermissionRequest["actions"][number]): string {
  switch (action.kind) {
    case "read":
      return `reads ${visibleControls(action.path)}`;
    case "write":
      return `${action.before === null ? "creates" : "changes"} ${visibleControls(action.path)}`;
    case "run":
      return `runs in ${visibleControls(action.cwd)} (${confinementText[action.confinement]}): ${visibleControls(action.command)}`;
    default:
      return action satisfies never;
  }
}

const confinementText = {
  "read-only": "can change nothing, no network",
  workspace: "can change this folder only, no network",
  none: "NOT confined: it can do all that you can",
} as const;
