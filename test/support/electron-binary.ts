import { existsSync } from "node:fs";
import path from "node:path";
import { electronIn, madeElectronFolder, presentElectron } from "../../scripts/electron-folder.mjs";

/** The Electron that `npm test` has found or made. Throws where there is none. */
export function electronBinary(): string {
  const folder = process.env["ELECTRON_OVERRIDE_DIST_PATH"];
  const electron = (folder ? electronIn(folder) : undefined) ?? presentElectron() ?? electronIn(madeElectronFolder);
  if (!electron || !existsSync(electron.binary)) throw new Error("There is no Electron here. Run: npm test -- e2e");
  return path.resolve(electron.binary);
}
