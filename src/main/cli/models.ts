import type { ModelEntry, PullProgress } from "../../shared/model.ts";
import { createModels, type Models } from "../models/models.ts";
import { readConfigFile } from "../store/config-file.ts";
import type { Command } from "./arguments.ts";
import { exitStatus } from "./exit-status.ts";
import type { CliWorld } from "./run-command.ts";
import { table } from "./table.ts";
import { paint, type Terminal } from "./terminal.ts";

/** `hearth models …`: needs no session, so it works beside a Hearth that is running. */
export async function models(
  command: Exclude<Extract<Command, { name: `models-${string}` }>, { name: "models-test" }>,
  world: CliWorld,
): Promise<number> {
  const { terminal, paths, signal } = world;
  const store = createModels({ paths, settings: readConfigFile(paths.config) });
  switch (command.name) {
    case "models-list":
      terminal.out(table((await store.list(signal)).map(toRow)));
      return exitStatus.done;
    case "models-pull": {
      const { path } = await pull(store, command.id, terminal, signal);
      terminal.out(`${path ?? ""}\n`);
      return exitStatus.done;
    }
    case "models-add": {
      const entry = await store.add(command.file);
      terminal.out(`${entry.id} is linked to ${command.file}. Use it with: hearth ask --model ${entry.id} …\n`);
      return exitStatus.done;
    }
    case "models-remove": {
      const { freedBytes } = await store.remove(command.id);
      terminal.out(
        `${command.id} is removed; ${freedBytes > 0 ? `${gigabytes(freedBytes)} are free again` : "it was only a link"}.\n`,
      );
      return exitStatus.done;
    }
    default:
      return command satisfies never;
  }
}

/** Gets a model and shows how far it is. */
async function pull(store: Models, id: string, terminal: Terminal, signal: AbortSignal): Promise<ModelEntry> {
  const pulling = store.pull(id, signal);
  const show = progressPrinter(terminal);
  let step = await pulling.next();
  while (!step.done) {
    show(step.value);
    step = await pulling.next();
  }
  terminal.err(`${terminal.hasColours ? "\r\u001b[K" : ""}${step.value.name} is ready.\n`);
  return step.value;
}

/** On a terminal one line that changes; elsewhere a line for every tenth. */
function progressPrinter(terminal: Terminal): (progress: PullProgress) => void {
  let lastLine = "";
  let lastNote = "";
  return ({ stage, source, received, total, unit, note }) => {
    if (note && note !== lastNote) terminal.err(`${terminal.hasColours ? "\r\u001b[K" : ""}${note}\n`);
    lastNote = note ?? lastNote;
    const share = total > 0 ? Math.floor((received / total) * 100) : 0;
    const amount = unit === "bytes" ? `${gigabytes(received)} of ${gigabytes(total)}` : `part ${received} of ${total}`;
    const text = stage === "downloading" ? `${source}: ${share} % (${amount})` : `${source}: ${stage}`;
    if (terminal.hasColours) return terminal.err(`\r\u001b[K${paint(terminal, "dim", text)}`);
    const line = stage === "downloading" ? `${source}: ${Math.floor(share / 10) * 10} %` : text;
    if (line !== lastLine) terminal.err(`${line}\n`);
    lastLine = line;
  };
}

function toRow({ id, installed, bytes, engine, note }: ModelEntry): string[] {
  const state = engine === "ollama" ? "in Ollama" : installed ? "here" : "to get";
  return [id, state, bytes === null ? "" : gigabytes(bytes), note];
}

function gigabytes(bytes: number): string {
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(0)} MB` : `${(bytes / 1e9).toFixed(2)} GB`;
}
