import { downloadElectron, electronIn, madeElectronFolder, presentElectron } from "../../scripts/electron-folder.mjs";
import type { Electron } from "../../scripts/electron-folder.mjs";
import { withLock } from "../../scripts/with-lock.mjs";
import { makeElectron } from "./make-electron.ts";
import { missingForWindows } from "./missing-for-windows.ts";

/**
 * An Electron that windows can be opened in on this machine: the installed one, else the cached one, else one made for
 * the purpose. Or one sentence that says what is missing and how to get it.
 */
export async function findTestElectron(say: (line: string) => void): Promise<Electron | { missing: string }> {
  try {
    const electron = presentElectron() ?? electronIn(madeElectronFolder) ?? (await obtain(say));
    const missing = await missingForWindows(electron, say);
    return missing ? { missing } : electron;
  } catch (cause) {
    return { missing: cause instanceof Error ? cause.message : String(cause) };
  }
}

async function obtain(say: (line: string) => void): Promise<Electron> {
  const canMake = process.platform === "linux" && process.arch === "x64";
  if (!canMake) say("Getting Electron (about 120 MB, once) …");
  const electron = canMake ? await make(say) : downloadElectron();
  if (!electron) throw new Error("Electron could not be downloaded: set ELECTRON_MIRROR to a mirror you can reach.");
  return electron;
}

async function make(say: (line: string) => void): Promise<Electron | undefined> {
  await withLock(`${madeElectronFolder}.lock`, async () => {
    if (!electronIn(madeElectronFolder)) await makeElectron(madeElectronFolder, say);
  });
  return electronIn(madeElectronFolder);
}
