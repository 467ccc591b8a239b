import { mkdtemp, realpath, rm } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import path from "node:path";
import type { ToolSpec } from "../../agent/tool.ts";
import { type FolderTools, openFolderTools } from "./folder-tools.ts";
import type { Paths } from "../../paths.ts";
import { isPrivate } from "../../permission/is-private.ts";
import { privateIn } from "../../sandbox/disk-places.ts";
import { createSandbox } from "../../sandbox/create-sandbox.ts";
import { commandEnvironment } from "../../tools/command-environment.ts";
import { findShell } from "../../tools/find-shell.ts";

/** Each folder is opened once, and what all share is found out once: the shell, the sandbox. */
export function openFolders(paths: Paths, closed: readonly string[]): (folder: string) => Promise<FolderTools> {
  const opened = new Map<string, Promise<FolderTools>>();
  let shared: ReturnType<typeof findShared> | null = null;
  const open = async (folder: string): Promise<FolderTools> => {
    shared ??= findShared(paths, closed);
    const environment = commandEnvironment(process.env);
    return openFolderTools(folder, {
      ...(await shared),
      environment,
      outputFolder: paths.outputs,
      ...folderRules(closed),
    });
  };
  return (folder) => {
    const known = opened.get(folder);
    if (known) return known;
    const opening = open(folder);
    opened.set(folder, opening);
    // one that failed is tried again: the folder may be there next time
    opening.catch(() => opened.delete(folder));
    return opening;
  };
}

/** What stays shut in any folder that is worked in. */
export function folderRules(closed: readonly string[]) {
  return { closed: [...closed, ...privateIn(homedir()).map((place) => place.path)], isPrivate };
}

/** The tools are described alike in all folders, so an empty one will do. */
export async function toolSpecs(folders: (folder: string) => Promise<FolderTools>): Promise<ToolSpec[]> {
  const empty = await realpath(await mkdtemp(path.join(tmpdir(), "hearth-test-")));
  try {
    const { tools } = await folders(empty);
    return [...tools.values()].map((tool) => tool.spec);
  } finally {
    await rm(empty, { recursive: true, force: true });
  }
}

async function findShared(paths: Paths, hidden: readonly string[]) {
  const options = { home: homedir(), hidden, scratch: paths.sandbox };
  const [sandbox, shell] = await Promise.all([
    createSandbox(options, new AbortController().signal),
    findShell(process.env["PATH"]),
  ]);
  return { sandbox, shell };
}
