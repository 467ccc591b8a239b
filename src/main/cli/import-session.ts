import { statSync } from "node:fs";
import path from "node:path";
import { AppError } from "../../shared/error.ts";
import { importFile } from "../wiring/sessions/import-file.ts";
import { realFolder } from "../workspace/real-folder.ts";
import type { Command } from "./arguments.ts";
import { exitStatus } from "./exit-status.ts";
import type { CliWorld } from "./run-command.ts";
import { startUnattended } from "./start-unattended.ts";
import { visibleControls } from "../../shared/visible-controls.ts";

/** `hearth sessions import`: the id of the new session on stdout, what was done to the conversation on stderr. */
export async function importSession(
  { file, workspace }: Extract<Command, { name: "sessions-import" }>,
  world: CliWorld,
): Promise<number> {
  // before the data are opened: what can't be imported leaves no trace, and waits for nobody
  const conversation = await importFile(path.resolve(file));
  const folder = realFolder(workspace ?? folderOf(conversation.workspace, file));
  const { terminal } = world;
  const runtime = await startUnattended(world);
  try {
    const { id } = runtime.sessions.take(conversation, folder);
    terminal.err(`${visibleControls(conversation.told)}\nIt goes on in ${folder}.\n`);
    terminal.out(`${id}\n`);
    return exitStatus.done;
  } finally {
    await runtime.close();
  }
}

/** The folder that the conversation was held in, if there is one of that name here. */
function folderOf(folder: string | null, file: string): string {
  if (folder !== null && path.isAbsolute(folder) && statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    return folder;
  const where =
    folder === null ? "It doesn't say which folder it worked in" : `There is no folder ${visibleControls(folder)} here`;
  throw new AppError("not-found", `${where}. Name the one to go on in: hearth sessions import ${file} --workspace DIR`);
}
