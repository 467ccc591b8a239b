// `npm test`: everything that needs no GPU and no internet, ending with one line `N passed, N failed`. What the tests
// need is fetched or made first. `npm test -- unit` and `npm test -- e2e` run one half; words after that are for vitest or
// Playwright.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { findTestElectron } from "../test/support/electron.ts";
import { runReported } from "../test/support/run-reported.ts";
import {
  addCounts,
  countPlaywright,
  countVitest,
  skippedAsFailed,
  summaryLine,
  type TestCounts,
} from "../test/support/test-counts.ts";
import { displayCommand } from "../test/support/missing-for-windows.ts";
import { cacheFolder } from "./cache-folder.mjs";
import { ensureBuilt } from "./ensure-built.mjs";
import { prepareNative } from "./prepare-native.mjs";
import { prepareTestModels } from "./test-models.ts";

const [half, ...options] = process.argv.slice(2);
if (half && half !== "unit" && half !== "e2e") {
  say(`There is no half of the tests named ${half}: npm test [-- unit|e2e]. For one file: npx vitest run FILE`);
  process.exit(2);
}

const scratch = mkdtempSync(path.join(os.tmpdir(), "hearth-test-"));
process.env.HEARTH_HOME = path.join(scratch, "home");
process.env.HEARTH_MODELS ||= cacheFolder("models");
let counts: TestCounts = { passed: 0, failed: 0, skipped: 0 };
try {
  const electron = half === "unit" ? undefined : await findTestElectron(say);
  const isOlder = electron !== undefined && "folder" in electron && electron.isOlder;
  await prepareNative({ retry: true, forOlderElectron: isOlder });
  await prepareTestModels(say).catch((cause: unknown) =>
    say(`The tests with real models will fail: ${wordsOf(cause)}`),
  );
  await ensureBuilt();
  if (half !== "e2e") counts = addCounts(counts, await runUnit());
  if (electron) counts = addCounts(counts, await runEndToEnd(electron));
} catch (cause) {
  say(wordsOf(cause));
  counts = addCounts(counts, { passed: 0, failed: 1, skipped: 0 });
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.stdout.write(`${summaryLine(counts)}\n`);
process.exit(counts.failed > 0 ? 1 : 0);

async function runUnit(): Promise<TestCounts> {
  const report = path.join(scratch, "vitest.json");
  const command = [process.execPath, "node_modules/vitest/vitest.mjs", "run"];
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return countVitest(...(await runReported([...command, ...reporters, ...options], report)));
}

async function runEndToEnd(electron: Awaited<ReturnType<typeof findTestElectron>>): Promise<TestCounts> {
  const report = path.join(scratch, "playwright.json");
  const command = [
    process.execPath,
    "node_modules/@playwright/test/cli.js",
    "test",
    "--reporter=list,json",
    ...options,
  ];
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const isStrict = process.env.CI === "true";
  if ("missing" in electron) {
    say(`The end-to-end tests are left out. ${electron.missing}`);
    // A list counts every test as skipped.
    const listed = countPlaywright(...(await runReported([...command, "--list"], report, env)));
    return isStrict ? skippedAsFailed(listed) : listed;
  }
  const windowed = { ...env, ELECTRON_OVERRIDE_DIST_PATH: electron.folder };
  const run = countPlaywright(...(await runReported([...displayCommand, ...command], report, windowed)));
  return isStrict ? skippedAsFailed(run) : run;
}

function wordsOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
