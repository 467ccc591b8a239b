import { lstat } from "node:fs/promises";

/** Folders that a command gets empty and for itself: other programs' sockets and temporary files are none of its business. */
const ownFolders = ["/tmp", "/var/tmp", "/run", "/var/run"];

/** Parts of a system that keeps its programs under /run. */
const neededInRun = ["/run/current-system", "/run/booted-system", "/run/opengl-driver", "/run/wrappers"];

/** How far bubblewrap may be used here: from most to least confined, each without any rights of an administrator. */
export const levels: readonly (readonly string[])[] = [
  ["--unshare-user", "--disable-userns", "--cap-drop", "ALL"],
  ["--unshare-user", "--cap-drop", "ALL"],
  ["--cap-drop", "ALL"],
];

/** `vanished`: what is empty inside. */
export type BaseArguments = { args: string[]; vanished: string[] };

/** The sandbox without its workspace: the whole machine to be read, nothing to be written, no network, no other processes. */
export async function baseArguments(level: readonly string[]): Promise<BaseArguments> {
  const folders = await keep(ownFolders, (stat) => stat.isDirectory());
  const needed = await keep(neededInRun, () => true);
  const args = [
    ...level,
    "--unshare-pid",
    "--unshare-net",
    "--unshare-ipc",
    "--unshare-uts",
    "--unshare-cgroup-try",
    "--die-with-parent",
    "--new-session",
    "--ro-bind",
    "/",
    "/",
    "--dev",
    "/dev",
    "--proc",
    "/proc",
    ...folders.flatMap((folder) => ["--tmpfs", folder]),
    ...needed.flatMap((each) => ["--ro-bind", each, each]),
  ];
  return { args, vanished: folders };
}

/** A link leads to one of the others. */
async function keep(paths: readonly string[], test: (stat: { isDirectory(): boolean }) => boolean): Promise<string[]> {
  const found = await Promise.all(
    paths.map(async (each) => {
      const stat = await lstat(each).catch(() => null);
      return stat && test(stat) ? [each] : [];
    }),
  );
  return found.flat();
}
