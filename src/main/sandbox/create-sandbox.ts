import { mkdir, mkdtemp, realpath, rm, unlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { AppError } from "../../shared/error.ts";
import { baseArguments, levels } from "./base-arguments.ts";
import { findBubblewrap } from "./find-bubblewrap.ts";
import { findGitPlaces } from "./git-places.ts";
import { type Guarded, type Mount, mountsFor } from "./mounts.ts";
import { type DiskPlace, privateIn, startedIn } from "./disk-places.ts";
import { runProbe } from "./run-probe.ts";
import { type StandIns, standIns } from "./stand-ins.ts";

/** Runs commands confined, or says why it can't. It never runs one less confined than it was asked to. */
export type Sandbox =
  | { readonly isAvailable: true; wrap(command: ConfinedCommand): Promise<WrappedCommand> }
  /** `reason` is a sentence that says why, and how to mend it. */
  | { readonly isAvailable: false; readonly reason: string };

/** `workspace` is absolute, with links resolved; it becomes the command's folder. */
type ConfinedCommand = { argv: readonly string[]; workspace: string; confinement: "read-only" | "workspace" };

/** How a command is started so that it is confined. `release` has to be called when it has ended, however it did. */
type WrappedCommand = {
  argv: readonly string[];
  /** Comes on top of the command's own environment. */
  environment: Readonly<Record<string, string>>;
  release(): Promise<void>;
};

export type SandboxOptions = {
  /** The user's home folder. */
  home: string;
  /** Absolute folders that no command may see, besides the user's own private ones: Hearth's data. */
  hidden: readonly string[];
  /** A folder of Hearth's own; an empty file is kept in it. */
  scratch: string;
};

/** Caches go where a command may write. What is in there is gone when it ends. */
const environment = { XDG_CACHE_HOME: "/tmp/.cache", npm_config_cache: "/tmp/.cache/npm" };

/** Looks for bubblewrap, and tries once whether it really confines. */
export async function createSandbox(options: SandboxOptions, signal: AbortSignal): Promise<Sandbox> {
  if (process.platform !== "linux") {
    return { isAvailable: false, reason: "On this system Hearth has no sandbox for commands yet." };
  }
  const program = await findBubblewrap();
  if (program === null) {
    return {
      isAvailable: false,
      reason: "bubblewrap is not installed. Install the package bubblewrap to run commands confined.",
    };
  }
  let reason = "";
  for (const level of levels) {
    const problem = await probe(program, level, options, signal);
    if (problem === null) return sandboxOf(program, level, options);
    reason ||= problem;
  }
  return { isAvailable: false, reason: `bubblewrap is installed, but can't confine commands here: ${reason}` };
}

/** Null where a command can write in the workspace, not beside it, and has no network; else what was in the way. */
async function probe(
  program: string,
  level: readonly string[],
  options: SandboxOptions,
  signal: AbortSignal,
): Promise<string | null> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), "hearth-sandbox-")));
  const { wrap } = sandboxOf(program, level, options);
  const wrapped = await wrap({
    argv: ["/bin/sh", "-c", check, "sh", options.home],
    workspace: folder,
    confinement: "workspace",
  });
  try {
    return await runProbe(wrapped.argv, folder, signal);
  } finally {
    await wrapped.release();
    await rm(folder, { recursive: true, force: true });
  }
}

/** /proc/net/dev has two lines of heading, and one for each way into a network: only the loopback may be there. */
const check = `test -w . || { echo "the workspace can't be written" >&2; exit 1; }
test ! -w "$1" || { echo "the home folder can be written" >&2; exit 1; }
test "$(wc -l < /proc/net/dev)" -le 3 || { echo "there is a network" >&2; exit 1; }`;

function sandboxOf(
  program: string,
  level: readonly string[],
  options: SandboxOptions,
): Extract<Sandbox, { isAvailable: true }> {
  const stand = standIns();
  return {
    isAvailable: true,
    async wrap({ argv, workspace, confinement }) {
      refuseSystem(workspace);
      await makeEmptyFile(options);
      const isWritable = confinement === "workspace";
      const base = await baseArguments(level);
      const git = isWritable ? await findGitPlaces(workspace) : { fixed: [], unwanted: [] };
      const surroundings = {
        workspace,
        isWritable,
        vanished: base.vanished,
        emptyFile: emptyFileOf(options),
        isStandIn: stand.has,
      };
      const mounts = await mountsFor([...guarded(options), ...git.fixed.map(fix)], surroundings);
      const { args, placed } = await place(mounts, stand);
      return {
        argv: [
          program,
          ...base.args,
          isWritable ? "--bind" : "--ro-bind",
          workspace,
          workspace,
          ...args,
          "--chdir",
          workspace,
          "--",
          ...argv,
        ],
        environment,
        async release() {
          for (const each of placed.toReversed()) await stand.remove(each);
          for (const file of git.unwanted) await unlink(file).catch(() => {});
        },
      };
    },
  };
}

/** Mounting one of these as the workspace would cover what the sandbox puts there. */
function refuseSystem(workspace: string): void {
  const [first = ""] = workspace.split("/").filter(Boolean);
  if (!["", "proc", "dev", "sys"].includes(first)) return;
  throw new AppError("permission-denied", `Commands can't be confined to ${workspace}. Work in a folder further down.`);
}

/** Makes what has to stand under mounts. Where nothing can be made, nothing can appear, and no mount is needed. */
async function place(mounts: readonly Mount[], stand: StandIns): Promise<{ args: string[]; placed: DiskPlace[] }> {
  const args: string[] = [];
  const placed: DiskPlace[] = [];
  try {
    for (const { args: own, standIn } of mounts) {
      const made = standIn === null ? "theirs" : await stand.put(standIn);
      if (made === "impossible") continue;
      if (standIn !== null && made === "ours") placed.push(standIn);
      args.push(...own);
    }
    return { args, placed };
  } catch (cause) {
    for (const each of placed.toReversed()) await stand.remove(each);
    throw cause;
  }
}

/** Shown in place of a private file: a device such as /dev/null could not be opened there, which stops programs like npm. */
async function makeEmptyFile(options: SandboxOptions): Promise<void> {
  await mkdir(options.scratch, { recursive: true, mode: 0o700 });
  await writeFile(emptyFileOf(options), "", { flag: "a", mode: 0o600 });
}

function emptyFileOf({ scratch }: SandboxOptions): string {
  return path.join(scratch, "empty");
}

function guarded({ home, hidden }: SandboxOptions): Guarded[] {
  return [
    ...hidden.map((folder): Guarded => ({ path: path.resolve(folder), kind: "folder", guard: "hide" })),
    ...privateIn(home).map((place): Guarded => ({ ...place, guard: "hide" })),
    { path: "/etc/shadow", kind: "file", guard: "hide" },
    { path: "/etc/gshadow", kind: "file", guard: "hide" },
    ...startedIn(home).map(fix),
  ];
}

function fix(place: Omit<Guarded, "guard">): Guarded {
  return { ...place, guard: "fix" };
}
