import { randomUUID } from "node:crypto";
import type { SessionView } from "../../shared/fold.ts";
import type { Message } from "../../shared/message.ts";
import type { SessionSummary } from "../../shared/session.ts";
import { visibleControls } from "../../shared/visible-controls.ts";
import { rootAgent } from "../root-agent.ts";
import { sessionReader } from "../session/session-reader.ts";
import { openStoreReader } from "../store/open-store.ts";
import { loadSqlite } from "../store/sqlite.ts";
import type { Command } from "./arguments.ts";
import { exitStatus } from "./exit-status.ts";
import type { CliWorld } from "./run-command.ts";
import { table } from "./table.ts";
import { paint, type Terminal } from "./terminal.ts";

/** `hearth sessions …`: reads the store beside whoever owns it. */
export async function sessions(
  command: Extract<Command, { name: `sessions-${string}` }>,
  world: CliWorld,
): Promise<number> {
  const { terminal, paths } = world;
  const store = openStoreReader({ sqlite: await loadSqlite(), folder: paths.home, migrations: paths.migrations });
  try {
    const reader = sessionReader(store, { agent: rootAgent, newId: randomUUID });
    if (command.name === "sessions-list") {
      terminal.out(table(reader.list().map(toRow)));
      return exitStatus.done;
    }
    const { summary, view } = reader.open(command.id);
    terminal.out(
      `${paint(terminal, "bold", visibleControls(summary.title))}\n${summary.workspace}\n\n${transcript(view, terminal)}`,
    );
    return exitStatus.done;
  } finally {
    store.close();
  }
}

function toRow({ id, title, workspace, updatedAtMs, activity }: SessionSummary): string[] {
  const time = new Date(updatedAtMs).toISOString().slice(0, 16).replace("T", " ");
  return [id, time, activity, visibleControls(title), workspace];
}

function transcript(view: SessionView, terminal: Terminal): string {
  return view.messages.map((message) => describe(message, view, terminal)).join("\n");
}

function describe(message: Message, view: SessionView, terminal: Terminal): string {
  switch (message.role) {
    case "user":
      return `${paint(terminal, "bold", "You:")} ${visibleControls(message.text)}\n`;
    case "tool": {
      const title = view.calls[message.callId]?.title ?? message.tool;
      return (
        paint(terminal, message.status === "ok" ? "dim" : "red", `▸ ${visibleControls(title)}: ${message.status}`) +
        "\n"
      );
    }
    case "assistant": {
      const text = message.parts.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("");
      const mark = message.stop === "interrupted" || message.stop === "cancelled" ? ` (${message.stop})` : "";
      return text === "" ? "" : `${paint(terminal, "bold", "Hearth:")} ${visibleControls(text)}${mark}\n`;
    }
    default:
      return message satisfies never;
  }
}
