import { randomUUID } from "node:crypto";
import type { Aside, SessionView } from "../../shared/fold.ts";
import { compactionWords } from "../../shared/compaction-words.ts";
import type { Message, UserMessage } from "../../shared/message.ts";
import type { FoundSession } from "../../shared/search.ts";
import type { SessionSummary } from "../../shared/session.ts";
import { visibleControls } from "../../shared/visible-controls.ts";
import { rootAgent } from "../wiring/agents/root-agent.ts";
import { exportSession } from "../session/export/export-session.ts";
import { sessionReader } from "../session/session-reader.ts";
import { openStoreReader } from "../store/open-store.ts";
import { loadSqlite } from "../store/sqlite.ts";
import type { Command } from "./arguments.ts";
import { exitStatus } from "./exit-status.ts";
import type { CliWorld } from "./run-command.ts";
import { table } from "./table.ts";
import { searchSessions } from "./search-sessions.ts";
import { paint, type Terminal } from "./terminal.ts";

/** `hearth sessions …`: reads the store beside whoever owns it. */
export async function sessions(
  command: Extract<Command, { name: "sessions-list" | "sessions-show" | "sessions-search" | "sessions-export" }>,
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
    if (command.name === "sessions-search") {
      const found = await searchSessions(command.words, reader.list(), store, world);
      if (command.json) terminal.out(`${JSON.stringify(found)}\n`);
      else terminal.out(found.map((session) => describeFound(session, terminal)).join("\n"));
      if (found.length === 0 && !command.json) terminal.err("Nothing was found.\n");
      return exitStatus.done;
    }
    const opened = reader.open(command.id);
    if (command.name === "sessions-export") {
      terminal.out(exportSession(opened, command.format, command.withSecrets));
      return exitStatus.done;
    }
    const { summary, view } = opened;
    const branch = summary.branch ? `Branch of ${summary.branch.of}\n` : "";
    terminal.out(
      `${paint(terminal, "bold", visibleControls(summary.title))}\n${summary.workspace}\n${branch}\n${transcript(view, terminal)}`,
    );
    return exitStatus.done;
  } finally {
    store.close();
  }
}

function toRow({ id, title, workspace, updatedAtMs, activity }: SessionSummary): string[] {
  return [id, timeWords(updatedAtMs), activity, visibleControls(title), workspace];
}

function timeWords(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 16).replace("T", " ");
}

function describeFound({ sessionId, title, atMs, snippet }: FoundSession, terminal: Terminal): string {
  const words = snippet.map(({ text, isHit }) => {
    const shown = visibleControls(text);
    return isHit ? paint(terminal, "bold", shown) : shown;
  });
  return `${sessionId}  ${timeWords(atMs)}  ${visibleControls(title)}\n${words.length > 0 ? `  ${words.join("")}\n` : ""}`;
}

function transcript(view: SessionView, terminal: Terminal): string {
  const asidesAt = (after: number) =>
    view.asides.filter((aside) => aside.after === after).map((aside) => paint(terminal, "dim", asideText(aside)));
  const all = view.messages
    .flatMap((message, index) => [...asidesAt(index), describe(message, view, terminal)])
    .concat(asidesAt(view.messages.length))
    .filter((part) => part !== "")
    .join("\n");
  return all === "" || all.endsWith("\n") ? all : `${all}\n`;
}

function asideText(aside: Aside): string {
  switch (aside.type) {
    case "notice":
    case "note":
      return visibleControls(aside.text);
    case "agent":
      return visibleControls(`${aside.prefix} ${aside.name}`);
    case "report": {
      const { prefix, name, title, text } = aside.report;
      return visibleControls(`${prefix} ${name}, “${title}”: ${text}`);
    }
    case "compaction":
      return compactionWords(aside.compaction);
    default:
      return aside satisfies never;
  }
}

function filesOf({ attachments = [] }: UserMessage, terminal: Terminal): string {
  const names = attachments.map(({ name }) => name).join(", ");
  return names === "" ? "" : paint(terminal, "dim", `\n  with ${visibleControls(names)}`);
}

function describe(message: Message, view: SessionView, terminal: Terminal): string {
  switch (message.role) {
    case "user":
      return `${paint(terminal, "bold", "You:")} ${visibleControls(message.text)}${filesOf(message, terminal)}\n`;
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
