import { readdir, readFile } from "node:fs/promises";
import treeKill from "tree-kill";

/** The variable by which the processes of a command are known, wherever they went. */
export const callVariable = "HEARTH_CALL";

const rounds = 5;

/**
 * Ends a process and everything that came from it. Under Linux also what made itself independent, found by the variable
 * that a command's processes inherit. Elsewhere, what left both its group and its parents stays.
 */
export async function killTree(pid: number, callId: string): Promise<void> {
  if (process.platform !== "linux") return killByParents(pid);
  for (let round = 0; round < rounds; round++) {
    const found = await related(pid, callId);
    for (const each of [...found, -pid]) kill(each);
    if (found.length === 0) return;
  }
}

async function killByParents(pid: number): Promise<void> {
  await new Promise<void>((resolve) => treeKill(pid, "SIGKILL", () => resolve()));
  if (process.platform !== "win32") kill(-pid);
}

/** Negative for a group. What is gone already is what was wanted. */
function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // it ended by itself, or it belongs to somebody else by now
  }
}

type Process = { pid: number; parent: number; isTagged: boolean };

async function related(root: number, callId: string): Promise<number[]> {
  const names = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const all = (await Promise.all(names.map((name) => describe(Number(name), callId)))).filter((each) => each !== null);
  const wanted = new Set([root, ...all.filter((each) => each.isTagged).map((each) => each.pid)]);
  for (let size = 0; size !== wanted.size;) {
    size = wanted.size;
    for (const { pid, parent } of all) if (wanted.has(parent)) wanted.add(pid);
  }
  return all.map((each) => each.pid).filter((pid) => wanted.has(pid));
}

/** Null for what is gone, dead but not yet buried, or somebody else's. */
async function describe(pid: number, callId: string): Promise<Process | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8");
    const [state, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (state === "Z" || state === "X") return null;
    const environment = await readFile(`/proc/${pid}/environ`, "latin1").catch(() => "");
    return { pid, parent: Number(parent), isTagged: environment.split("\0").includes(`${callVariable}=${callId}`) };
  } catch {
    return null;
  }
}
