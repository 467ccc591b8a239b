import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { _electron } from "@playwright/test";
import { findTestElectron } from "../../support/electron.ts";
import { atMost, type Figure, median, notMeasured } from "../figure.ts";

const runs = 5;
const name = "window: start to usable, against an empty page in the same Electron";

/** Both programs are started in turn, so that the machine's moods hit both. */
export async function windowStart(installed: string): Promise<Figure[]> {
  const electron = await findTestElectron(() => {});
  if ("missing" in electron) return [notMeasured(name, "≤ 2.5 ×", electron.missing)];
  // so, and not by its path, Playwright finds it in time to watch it start
  process.env["ELECTRON_OVERRIDE_DIST_PATH"] = electron.folder;
  const scratch = mkdtempSync(path.join(tmpdir(), "hearth-bench-window-"));
  try {
    const empty = emptyApp(scratch);
    const ratios: number[] = [];
    for (let run = 0; run <= runs; run++) {
      const bare = await startOnce(empty, path.join(scratch, `bare-${run}`), "body");
      const ours = await startOnce(installed, path.join(scratch, `ours-${run}`), "textarea");
      if (run > 0) ratios.push(ours / bare);
    }
    return [atMost(name, 2.5, median(ratios), " ×")];
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Milliseconds until there is something to type into. */
async function startOnce(app: string, home: string, usable: string): Promise<number> {
  const started = performance.now();
  const env = { ...process.env, HEARTH_HOME: home } as Record<string, string>; // no value of the environment is undefined
  const running = await _electron.launch({
    args: ["--no-sandbox", "--disable-gpu", `--user-data-dir=${home}-profile`, app],
    env,
  });
  const window = await running.firstWindow();
  await window.locator(usable).first().waitFor({ state: "attached" });
  const elapsed = performance.now() - started;
  await running.close();
  return elapsed;
}

function emptyApp(folder: string): string {
  const app = path.join(folder, "empty");
  writeFileSync(path.join(folder, "page.html"), "<!doctype html><title>empty</title><body></body>");
  const main = `const { app, BrowserWindow } = require("electron"); app.whenReady().then(() => new BrowserWindow({ width: 1280, height: 820 }).loadFile(${JSON.stringify(path.join(folder, "page.html"))}));`;
  return writeApp(app, main);
}

function writeApp(folder: string, main: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ name: "empty", main: "main.js" }));
  writeFileSync(path.join(folder, "main.js"), main);
  return folder;
}
