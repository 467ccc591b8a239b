// `npm run demo`: a real job on the embedded default model, in a copy of a sample folder, checked afterwards.
import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBuilt } from "./ensure-built.mjs";
import { prepareNative } from "./prepare-native.mjs";

const root = path.resolve(import.meta.dirname, "..");
const sample = path.join(root, "resources", "demo");
const model = "qwen2.5-coder-1.5b";
const wish = "The test in total.test.js fails. Find the mistake in total.js and mend it, then run node total.test.js.";

process.exitCode = await demo();

async function demo() {
  await prepareNative({ retry: false });
  await ensureBuilt();
  const folder = mkdtempSync(path.join(tmpdir(), "hearth-demo-"));
  try {
    say(`Getting the model ${model}, unless it is here already.`);
    if ((await hearth(["models", "pull", model])) !== 0) return 1;
    cpSync(sample, folder, { recursive: true });
    say(`The folder: ${readdirSync(folder).join(", ")}`);
    say(`The wish: ${wish}\n`);
    const status = await hearth([
      "ask",
      "--workspace",
      folder,
      "--model",
      model,
      "--permission",
      "allow",
      "--no-history",
      wish,
    ]);
    const missing = whatIsMissing(folder, status);
    say(
      missing.length === 0
        ? "\n✓ The test passes, and nothing but total.js was changed."
        : `\n✗ Not done:\n  ${missing.join("\n  ")}`,
    );
    return missing.length === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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

/** @param {string[]} args */
async function hearth(args) {
  const child = spawn(process.execPath, [path.join(root, "out", "main", "cli.js"), ...args], { stdio: "inherit" });
  return new Promise((resolve) => child.on("close", (code) => resolve(code ?? 1)));
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
