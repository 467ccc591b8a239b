import { spawn } from "node:child_process";
import { mkdir, rename, rm, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";

const root = path.resolve(import.meta.dirname, "..");

/**
 * Builds into a folder beside `out/` and then takes its place, so that whoever runs from `out/` never meets half of
 * it. Throws with the builder's own words.
 */
export async function build() {
  const started = new Date();
  const next = path.join(root, `out.next-${process.pid}`);
  try {
    await runBuilder(next);
    // Changed while it was built is newer than built.
    await writeFile(path.join(next, ".stamp"), "");
    await utimes(path.join(next, ".stamp"), started, started);
    await replaceFolder(path.join(root, "out"), next);
  } finally {
    await rm(next, { recursive: true, force: true });
  }
}

/** @param {string} outDir */
async function runBuilder(outDir) {
  const builder = path.join(root, "node_modules", "electron-vite", "bin", "electron-vite.js");
  const child = spawn(process.execPath, [builder, "build", "--outDir", outDir, "--logLevel", "warn"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
  const status = await new Promise((resolve, reject) => child.on("close", resolve).on("error", reject));
  if (status !== 0) throw new Error(`Hearth could not be built.\n${said.trim()}`);
}

/**
 * @param {string} folder
 * @param {string} next
 */
async function replaceFolder(folder, next) {
  const old = `${folder}.old-${process.pid}`;
  await mkdir(folder, { recursive: true });
  await rename(folder, old);
  await rename(next, folder);
  await rm(old, { recursive: true, force: true });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  try {
    await build();
  } catch (cause) {
    process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
    process.exitCode = 1;
  }
}
