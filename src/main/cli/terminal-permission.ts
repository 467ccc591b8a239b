import type { Answer, PermissionRequest, Sending } from "../../shared/permission.ts";
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
  if (request.preview?.type === "conversation") return askToSend(terminal, request.preview.text, signal);
  const line = await terminal.ask("  [o]nce, this [s]ession, [a]lways here, or [N]o? ", signal);
  const answers: Readonly<Record<string, Answer>> = { o: "once", s: "session", a: "always" };
  return answers[line?.trim().toLowerCase().slice(0, 1) ?? ""] ?? "deny";
}

/** All of what would be sent stands above the question, however long it is. */
async function askToSend(
  terminal: Terminal & { ask: NonNullable<Terminal["ask"]> },
  text: string,
  signal: AbortSignal,
): Promise<Answer> {
  const lines = visibleControls(text)
    .split("\n")
    .map((line) => `  | ${line}\n`);
  terminal.err(paint(terminal, "dim", lines.join("")));
  const line = await terminal.ask("  Send this, and what follows in this session? [y]es or [N]o? ", signal);
  return line?.trim().toLowerCase().startsWith("y") ? "session" : "deny";
}

function describeAction(action: PermissionRequest["actions"][number]): string {
  switch (action.kind) {
    case "read":
      return `reads ${visibleControls(action.path)}`;
    case "write":
      return `${action.before === null ? "creates" : "changes"} ${visibleControls(action.path)}`;
    case "run":
      return `runs in ${visibleControls(action.cwd)} (${confinementText[action.confinement]}): ${visibleControls(action.command)}`;
    case "send":
      return describeSending(action);
    default:
      return action satisfies never;
  }
}

function describeSending(action: Sending): string {
  const { provider, model, host, messages, size, files, hidden, why } = action;
  const inIt = files.length > 0 ? `, with text of ${files.map(visibleControls).join(", ")}` : "";
  const secrets = hidden > 0 ? ` Hidden in it, because it looked like a secret: ${hidden}.` : "";
  return `sends to ${model} of ${provider} (${host}): ${messages} messages, ${size} characters${inIt}, and how Hearth's tools are used.${secrets}\n  ${visibleControls(why)}`;
}

const confinementText = {
  "read-only": "can change nothing, no network",
  workspace: "can change this folder only, no network",
  none: "NOT confined: it can do all that you can",
} as const;
