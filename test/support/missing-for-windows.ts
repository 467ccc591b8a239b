import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import type { Electron } from "../../scripts/electron-folder.mjs";

const run = promisify(execFile);
const libraries = "libgtk-3-0 libnss3 libasound2 libgbm1 libxss1 libxtst6 libnotify4";
const display = "xvfb xauth";

/**
 * One sentence about what this machine lacks to open a window, or undefined. On Debian, root gets it installed: that
 * is a machine made for the purpose, and nobody else is asked for a password in the middle of a test.
 */
export async function missingForWindows(electron: Electron, say: (line: string) => void): Promise<string | undefined> {
  if (process.platform !== "linux" || (await lacking(electron)).length === 0) return undefined;
  const packages = `${libraries} ${display}`;
  if (process.getuid?.() === 0 && isInstalled("apt-get")) {
    say(`Installing what Electron needs to open a window: ${packages} …`);
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("apt-get", ["update", "-q"], { env, stdio: "ignore" });
    spawnSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...packages.split(" ")], {
      env,
      stdio: ["ignore", "ignore", "inherit"],
    });
  }
  const missing = await lacking(electron);
  if (missing.length === 0) return undefined;
  return `Electron can't open a window here: ${missing.join(", ")} missing. On Debian: apt-get install ${packages}`;
}

/** Whether a display has to be made for the tests, and with what. */
export const displayCommand: readonly string[] =
  process.platform === "linux" && !process.env.DISPLAY ? ["xvfb-run", "-a", "--server-args=-screen 0 1440x900x24"] : [];

async function lacking({ binary }: Electron): Promise<string[]> {
  const { stdout } = await run("ldd", [binary]).catch(() => ({ stdout: "" }));
  const names = [...stdout.matchAll(/^\s*(\S+) => not found$/gm)].map(([, name = ""]) => name);
  const tools = displayCommand.length > 0 ? ["xvfb-run", "xauth"].filter((tool) => !isInstalled(tool)) : [];
  return [...names, ...tools];
}

function isInstalled(tool: string): boolean {
  return (process.env.PATH ?? "").split(path.delimiter).some((folder) => existsSync(path.join(folder, tool)));
}
