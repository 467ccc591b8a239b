import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { cacheFolder } from "./cache-folder.mjs";
import { withLock } from "./with-lock.mjs";

const run = promisify(execFile);
const modules = path.resolve(import.meta.dirname, "..", "node_modules");

/**
 * Node-API "experimental" is what gives an addon built against older headers the abilities of version 10 that it uses.
 */
const flags = [
  "-UNAPI_VERSION",
  "-DNAPI_VERSION=2147483647",
  "-DNAPI_EXPERIMENTAL",
  "-DNODE_API_EXPERIMENTAL_NOGC_ENV_OPT_OUT",
].join(" ");

/**
 * Puts a better-sqlite3 addon that works here at `addon`: from the cache, else by building it. Where that can't be
 * done, says so in one line, and notes it in the cache so that it isn't tried and said at every start.
 * @param {{ addon: string, retry: boolean }} options
 */
export async function buildNative({ addon, retry }) {
  const kept = path.join(cacheFolder("native"), await cacheKey());
  const built = path.join(kept, "better_sqlite3.node");
  const failed = path.join(kept, "failed.txt");
  try {
    await withLock(path.join(kept, "lock"), async () => {
      if (existsSync(addon) || (existsSync(failed) && !retry)) return;
      if (!existsSync(built) || !(await works(built))) await compile(kept, built);
      await install(built, addon);
      await rm(failed, { force: true });
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    say(
      `better-sqlite3 can't be built here, so @photostructure/sqlite is used: ${reason}. To try again: npm run native`,
    );
    await writeFile(failed, reason).catch(() => {});
  }
}

/** What the compiled file depends on. */
async function cacheKey() {
  const { version } = JSON.parse(await readFile(path.join(modules, "better-sqlite3", "package.json"), "utf8"));
  // What @types/node calls an object is the report, documented to hold this header.
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  const isMusl = process.platform === "linux" && !header.glibcVersionRuntime;
  return `better-sqlite3-${version}-${process.platform}${isMusl ? "-musl" : ""}-${process.arch}`;
}

/**
 * @param {string} kept
 * @param {string} built
 */
async function compile(kept, built) {
  const gyp = await findNodeGyp();
  const missing = missingTools();
  if (missing.length > 0)
    throw new Error(`it needs ${missing.join(" and ")}, which ${missing.length === 1 ? "isn't" : "aren't"} installed`);
  say("Building better-sqlite3 once (about a minute): its ready-made addon needs Node 22.14 or Electron 35 …");
  const folder = path.join(kept, `build-${process.pid}`);
  try {
    const source = path.join(folder, "node_modules", "better-sqlite3");
    await copyPackage("better-sqlite3", source);
    await copyPackage("node-addon-api", path.join(folder, "node_modules", "node-addon-api"));
    await runNodeGyp(gyp, source, kept);
    const result = path.join(source, "build", "Release", "better_sqlite3.node");
    if (!(await works(result))) throw new Error("the built addon does not open a database");
    await rename(result, built);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} name
 * @param {string} target
 */
async function copyPackage(name, target) {
  const source = path.join(modules, name);
  const left = new Set(["prebuilds", "build"].map((folder) => path.join(source, folder)));
  await cp(source, target, { recursive: true, filter: (file) => !left.has(file) });
}

/**
 * @param {string} gyp
 * @param {string} folder
 * @param {string} kept
 */
async function runNodeGyp(gyp, folder, kept) {
  const prefix = path.resolve(process.execPath, process.platform === "win32" ? ".." : "../..");
  // With headers beside the running Node, node-gyp needs no network.
  const headers = existsSync(path.join(prefix, "include", "node", "node_api.h")) ? [`--nodedir=${prefix}`] : [];
  const log = path.join(kept, "build.log");
  try {
    await run(process.execPath, [gyp, "rebuild", "--release", "--force_build=1", ...headers], {
      cwd: folder,
      env: { ...process.env, CXXFLAGS: `${process.env.CXXFLAGS ?? ""} ${flags}`.trim() },
      maxBuffer: 64 * 1024 * 1024,
      timeout: 15 * 60_000,
    });
  } catch (cause) {
    await writeFile(log, cause instanceof Error && "stderr" in cause ? String(cause.stderr) : String(cause));
    throw new Error(`the compiler failed, and its words are in ${log}`, { cause });
  }
}

/** npm tells the scripts it runs where its own node-gyp is; otherwise it lies beside npm. */
async function findNodeGyp() {
  const besideNode = process.platform === "win32" ? "../node_modules" : "../../lib/node_modules";
  const places = [
    process.env.npm_config_node_gyp,
    process.env.npm_execpath && path.resolve(process.env.npm_execpath, "../../node_modules/node-gyp/bin/node-gyp.js"),
    path.resolve(process.execPath, besideNode, "npm/node_modules/node-gyp/bin/node-gyp.js"),
  ];
  const found = places.find((place) => place && existsSync(place));
  if (!found) throw new Error("node-gyp, which comes with npm, was not found");
  return found;
}

function missingTools() {
  if (process.platform === "win32") return [];
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const isThere = (/** @type {string} */ name) => folders.some((folder) => existsSync(path.join(folder, name)));
  const tools = [process.env.CXX || (process.platform === "darwin" ? "clang++" : "g++"), "make", "python3"];
  return tools.filter((tool) => !path.isAbsolute(tool) && !isThere(tool));
}

/**
 * In a process of its own: a wrong addon ends the process, not just the call.
 * @param {string} file
 */
async function works(file) {
  const script = `
    const Database = require(${JSON.stringify(path.join(modules, "better-sqlite3"))});
    const database = new Database(":memory:", { nativeBinding: process.argv[1] });
    if (database.prepare("select 1 + 1 as sum").get().sum !== 2) process.exit(1);`;
  return run(process.execPath, ["-e", script, file]).then(
    () => true,
    () => false,
  );
}

/**
 * @param {string} built
 * @param {string} addon
 */
async function install(built, addon) {
  await mkdir(path.dirname(addon), { recursive: true });
  const half = `${addon}.${process.pid}`;
  await copyFile(built, half);
  await rename(half, addon);
}

/** @param {string} line */
function say(line) {
  process.stderr.write(`${line}\n`);
}
