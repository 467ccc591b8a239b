// `npm run demo`: a real job on the embedded default model, in a copy of a sample folder, checked afterwards.
import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBuilt } from "./ensure-built.mjs";
import { prepareNative } from "./prepare-native.mjs";

const root = path.resolve(import.meta.dirname, "..");
const sample = path.join(root, "resources", "demo");
const model = "qwen2.5-coder-1.5b";
const command = "node total.test.js";
const wish = `The test in total.test.js fails. Find the mistake in total.js and mend it, then run ${command}.`;

process.exitCode = await demo();

async function demo() {
  await prepareNative({ retry: false });
  await ensureBuilt();
  const place = mkdtempSync(path.join(tmpdir(), "hearth-demo-"));
  const folder = path.join(place, "folder");
  try {
    say(`Getting the model ${model}, unless it is here already.`);
    const pulled = await hearth(["models", "pull", model]);
    if (pulled.status !== 0) return 1;
    cpSync(sample, folder, { recursive: true });
    say(`The folder: ${readdirSync(folder).join(", ")}\nThe wish: ${wish}\n`);
    const options = ["--workspace", folder, "--model", model, "--permission", "allow"];
    const asked = await hearth(["ask", ...options, wish], ownSettings(place, path.dirname(pulled.out.trim())));
    say(`\n${asked.out.trim()}`);
    const missing = whatIsMissing(folder, asked.status);
    if (missing.length > 0) say(`\n✗ Not done:\n  ${missing.join("\n  ")}`);
    else say("\n✓ Checked: the test passes, and nothing but total.js was changed.");
    return missing.length === 0 ? 0 : 1;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/**
 * A home of its own, so that the user's history stays as it is. Where nothing can confine commands, none is run without
 * being asked for; the one that the wish names may be.
 * @param {string} place
 * @param {string} models
 */
function ownSettings(place, models) {
  const home = path.join(place, "home");
  mkdirSync(home, { mode: 0o700 });
  const rule = ["[[permission.rules]]", 'effect = "allow"', 'kind = "run"', `pattern = "${command}"`];
  writeFileSync(path.join(home, "config.toml"), `${rule.join("\n")}\n`);
  return { HEARTH_HOME: home, HEARTH_MODELS: models };
}

/**
 * Looks for itself, whatever the answer says.
 * @param {string} folder
 * @param {number} status
 */
function whatIsMissing(folder, status) {
  const missing = [];
  if (status !== 0) missing.push(`Hearth ended with status ${status}`);
  const test = spawnSync(process.execPath, ["total.test.js"], { cwd: folder, encoding: "utf8" });
  if (test.status !== 0)
    missing.push(`total.test.js still fails: ${test.stderr.split("\n").find((line) => line.includes("Error")) ?? ""}`);
  const files = new Set([...filesIn(sample), ...filesIn(folder)]);
  for (const file of files) {
    if (file !== "total.js" && read(sample, file) !== read(folder, file))
      missing.push(`${file} was changed, which nobody asked for`);
  }
  if (read(sample, "total.js") === read(folder, "total.js")) missing.push("total.js is as it was");
  return missing;
}

/**
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<{ status: number, out: string }>}
 */
async function hearth(args, env = {}) {
  const child = spawn(process.execPath, [path.join(root, "out", "main", "cli.js"), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...env },
  });
  let out = "";
  child.stdout.setEncoding("utf8").on("data", (text) => (out += text));
  return new Promise((resolve) => child.on("close", (code) => resolve({ status: code ?? 1, out })));
}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/**
 * @param {string} folder
 * @param {string} file
 */
function read(folder, file) {
  try {
    return readFileSync(path.join(folder, file), "utf8");
  } catch {
    return null;
  }
}

/** @param {string} text */
function say(text) {
  process.stderr.write(`${text}\n`);
}
