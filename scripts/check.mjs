// `npm run check`: formatting, lint, types, dead code, structure and what is promised, at once. What finds nothing says nothing.
import { spawn } from "node:child_process";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");

/** The longest first: they decide when all is done. */
const checks = {
  lint: ["oxlint/bin/oxlint", "--deny-warnings"],
  structure: ["vitest/vitest.mjs", "run", "test/architecture.test.ts", "--reporter=dot"],
  unused: ["knip/bin/knip.js", "--no-progress", "--treat-config-hints-as-errors"],
  "types, everything": ["typescript/bin/tsc", "-p", "tsconfig.json"],
  "types, Node": ["typescript/bin/tsc", "-p", "tsconfig.node.json"],
  "types, windows": ["typescript/bin/tsc", "-p", "tsconfig.web.json"],
  "types, core": ["typescript/bin/tsc", "-p", "tsconfig.core.json"],
  abilities: ["tsx/dist/cli.mjs", "scripts/mission.ts", "--check"],
  format: ["oxfmt/bin/oxfmt", "--check"],
};

const waiting = Object.entries(checks);
/** @type {string[]} */
const failed = [];
const started = Date.now();

// Two at a time: several of them use more than one processor by themselves.
await Promise.all([work(), work()]);
const seconds = ((Date.now() - started) / 1000).toFixed(1);
process.stdout.write(
  failed.length > 0 ? `Failed: ${failed.join("; ")} (${seconds} s)\n` : `All is well (${seconds} s)\n`,
);
process.exitCode = failed.length > 0 ? 1 : 0;

async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, [script = "", ...args]] = next;
    const { status, output } = await run(path.join(root, "node_modules", script), args);
    if (status === 0) continue;
    failed.push(name);
    process.stdout.write(`${output.trim()}\n\n`);
  }
}

/**
 * @param {string} script
 * @param {string[]} args
 * @returns {Promise<{ status: number | null, output: string }>}
 */
function run(script, args) {
  const child = spawn(process.execPath, [script, ...args], { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.on("error", reject).on("close", (status) => resolve({ status, output }));
  });
}
