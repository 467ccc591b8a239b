import { readdirSync, statSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const stamp = path.join(root, "out", ".stamp");
const inputs = ["package.json", "package-lock.json", "electron.vite.config.ts"];

/**
 * Builds `out/` when it is missing or older than its sources, and says nothing unless that fails. On the path of every
 * `hearth`, so the check costs a few milliseconds and what builds is loaded only when it is needed.
 */
export async function ensureBuilt() {
  if (isFresh()) return;
  const [{ withLock }, { build }] = await Promise.all([import("./with-lock.mjs"), import("./build.mjs")]);
  await withLock(path.join(root, "node_modules", ".cache", "hearth-build.lock"), async () => {
    if (!isFresh()) await build();
  });
}

function isFresh() {
  const built = modifiedAt(stamp);
  if (built === 0) return false;
  return inputs.every((name) => modifiedAt(path.join(root, name)) <= built) && isOlder(path.join(root, "src"), built);
}

/**
 * A folder's own time tells of files that were removed or renamed.
 * @param {string} folder
 * @param {number} time
 * @returns {boolean}
 */
function isOlder(folder, time) {
  if (modifiedAt(folder) > time) return false;
  return readdirSync(folder, { withFileTypes: true }).every((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return isOlder(file, time);
    return /\.test\.tsx?$/.test(entry.name) || modifiedAt(file) <= time;
  });
}

/** @param {string} file */
function modifiedAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
