import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { AppError } from "../../shared/error.ts";
import { visibleControls } from "../../shared/visible-controls.ts";
import { createMemory, type Memory } from "../memory/memory.ts";
import { exclusively } from "../store/exclusively.ts";
import { loadSqlite } from "../store/sqlite.ts";
import type { Command } from "./arguments.ts";
import { exitStatus } from "./exit-status.ts";
import type { CliWorld } from "./run-command.ts";
import { searchNotes } from "./search-notes.ts";
import { paint } from "./terminal.ts";

type MemoryCommand = Extract<Command, { name: `memory-${string}` }>;

/** `hearth memory …`: what Hearth remembers. It works beside a running Hearth. */
export async function memory(command: MemoryCommand, world: CliWorld): Promise<number> {
  const { terminal, paths } = world;
  const sqlite = await loadSqlite();
  const lock = path.join(paths.home, "memory.lock");
  const own = createMemory({
    folder: paths.home,
    exclusively: (work) => exclusively(sqlite, lock, work),
    now: () => new Date(),
  });
  switch (command.name) {
    case "memory-show": {
      const names = command.file === null ? own.list().map(({ name }) => name) : [command.file];
      const texts = names.map((name) => `${paint(terminal, "bold", name)}\n${visibleControls(own.read(name).text)}`);
      terminal.out(texts.length === 0 ? "Nothing is remembered yet.\n" : texts.join("\n"));
      return exitStatus.done;
    }
    case "memory-search":
      for (const { name, line, text } of await searchNotes(command.words, own, world))
        terminal.out(`${name}:${line}: ${visibleControls(text)}\n`);
      return exitStatus.done;
    case "memory-edit":
      return edit(own, command.file, world);
    case "memory-erase":
      return erase(own, command, world);
    case "memory-undo":
      terminal.out(`${own.undo()} is as it was before its last change.\n`);
      return exitStatus.done;
    default:
      return command satisfies never;
  }
}

/** What is piped in is the file's new text; a person gets the file in the editor of the system. */
async function edit(own: Memory, file: string, { terminal, readInput }: CliWorld): Promise<number> {
  const place = own.placeOf(file);
  const input = await readInput();
  if (input !== null && input.trim() !== "") {
    own.change(file, () => (input.endsWith("\n") ? input : `${input}\n`));
    terminal.out(`${file} is written.\n`);
    return exitStatus.done;
  }
  const editor = process.env["VISUAL"] || process.env["EDITOR"];
  if (input !== null || !editor) {
    throw new AppError("invalid-input", `Set EDITOR to the editor that you use, or open ${place} in it.`);
  }
  // editors are often set with options, which is for a shell to read
  const child = spawn(editor, [JSON.stringify(place)], { stdio: "inherit", shell: true });
  const [code] = await once(child, "exit");
  return code === 0 ? exitStatus.done : exitStatus.failed;
}

async function erase(
  own: Memory,
  { file, isSure }: Extract<MemoryCommand, { name: "memory-erase" }>,
  { terminal, signal }: CliWorld,
): Promise<number> {
  const what = file ?? "everything that is remembered";
  if (!isSure) {
    if (!terminal.ask) throw new AppError("invalid-input", `To erase ${what} for good, say so with --yes.`);
    const answer = await terminal.ask(`Erase ${what} for good? Type yes: `, signal);
    if (answer?.trim().toLowerCase() !== "yes") return exitStatus.refused;
  }
  own.erase(file);
  terminal.out(`Erased: ${what}.\n`);
  return exitStatus.done;
}
