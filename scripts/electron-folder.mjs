import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { cacheFolder } from "./cache-folder.mjs";

/** @typedef {{ folder: string, binary: string, isOlder: boolean }} Electron `isOlder`: it lacks Node-API 10 */

const installed = path.resolve(import.meta.dirname, "..", "node_modules", "electron");
const binaries = { darwin: "Electron.app/Contents/MacOS/Electron", win32: "electron.exe", linux: "electron" };

/** Where the Electron that is made from the npm registry is kept, for Linux x64. */
export const madeElectronFolder = path.join(cacheFolder("electron"), "33.2.1-linux-x64");

/**
 * The Electron in that folder, if there is one.
 * @param {string} folder
 * @returns {Electron | undefined}
 */
export function electronIn(folder) {
  const name = Object.entries(binaries).find(([platform]) => platform === process.platform)?.[1] ?? "electron";
  const binary = path.join(folder, name);
  if (!existsSync(binary)) return undefined;
  const version = path.join(folder, "version");
  const major = existsSync(version) ? Number.parseInt(readFileSync(version, "utf8").replace(/^v/, ""), 10) : 0;
  return { folder, binary, isOlder: major < 35 };
}

/** The one that ELECTRON_OVERRIDE_DIST_PATH names, else the one in node_modules, which arrives on first use. */
export function presentElectron() {
  const named = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  return electronIn(named || path.join(installed, "dist"));
}

/** Has the npm package fetch its binary, which comes from GitHub or from ELECTRON_MIRROR. */
export function downloadElectron() {
  spawnSync(process.execPath, [path.join(installed, "install.js")], { stdio: "ignore", timeout: 20 * 60_000 });
  return presentElectron();
}
