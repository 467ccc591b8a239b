import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const addon = path.resolve(import.meta.dirname, "../node_modules/better-sqlite3/build/Release/better_sqlite3.node");

/**
 * Makes better-sqlite3 usable here. Its own addon needs Node-API 10 (Node 22.14, Electron 35) and takes the whole
 * process down on anything older, so there it is built once and kept in the cache; one build serves them all. Never
 * throws: without it Hearth uses another SQLite. On the path of every `hearth`, so what builds is loaded only for that.
 * @param {{ retry: boolean, forOlderElectron?: boolean }} options `retry`: try again what failed before, and say so
 */
export async function prepareNative({ retry, forOlderElectron = false }) {
  const isServed = Number(process.versions.napi) >= 10 && !forOlderElectron;
  if (isServed || existsSync(addon)) return;
  const { buildNative } = await import("./build-native.mjs");
  await buildNative({ addon, retry });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await prepareNative({ retry: true, forOlderElectron: true });
}
