import os from "node:os";
import path from "node:path";

/**
 * Where development keeps what is slow to get and the same for every checkout: built addons, Electron, test models.
 * @param {"native" | "electron" | "models"} kind
 */
export function cacheFolder(kind) {
  const { HEARTH_CACHE, XDG_CACHE_HOME } = process.env;
  const root = HEARTH_CACHE || path.join(XDG_CACHE_HOME || path.join(os.homedir(), ".cache"), "hearth-dev");
  return path.resolve(root, kind);
}
