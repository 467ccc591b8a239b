import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { _electron, type ElectronApplication, expect, type Locator, type Page } from "@playwright/test";
import { electronBinary } from "./electron-binary.ts";

const installed = path.resolve(import.meta.dirname, "..", "..");

/** A home and a folder to work in, for one test. */
export type WindowPlace = { home: string; workspace: string; remove(): void };

export function makeWindowPlace(
  config: string,
  files: Readonly<Record<string, string>> | { sample: string } = {},
): WindowPlace {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), "hearth-e2e-")));
  const [home, workspace] = [path.join(root, "home"), path.join(root, "household")];
  mkdirSync(home, { mode: 0o700 });
  mkdirSync(workspace);
  writeFileSync(path.join(home, "config.toml"), config);
  if (typeof files.sample === "string") cpSync(path.join(installed, files.sample), workspace, { recursive: true });
  else for (const [file, text] of Object.entries(files)) writeFileSync(path.join(workspace, file), text);
  return { home, workspace, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** The built app in a real window, as a person would use it. */
export type HearthWindow = {
  app: ElectronApplication;
  page: Page;
  /** Begins a session in the folder and sends the request. */
  ask(request: string): Promise<void>;
  /** The view in which questions stand, once one does. */
  question(): Promise<Page>;
  conversation: Locator;
  close(): Promise<void>;
};

export async function openHearth(place: WindowPlace): Promise<HearthWindow> {
  const env = { ...process.env, HEARTH_HOME: place.home };
  const app = await _electron.launch({
    executablePath: electronBinary(),
    // root can't use the sandbox of the operating system; the app itself never asks for this
    args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--disable-gpu", installed],
    env: Object.fromEntries(
      Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
  });
  const page = await app.firstWindow();
  await expect(page.getByRole("textbox")).toBeVisible();
  return {
    app,
    page,
    conversation: page.getByRole("log", { name: "Conversation" }),
    async ask(request) {
      await app.evaluate(({ dialog }, folder) => {
        // the dialog belongs to the operating system; what it would return is all that the test replaces
        dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [folder] });
      }, place.workspace);
      await page
        .getByRole("button", { name: /^Choose/ })
        .first()
        .click();
      await page.getByRole("textbox").fill(request);
      await page.keyboard.press("Enter");
    },
    question: () => questionPage(app),
    close: () => app.close(),
  };
}

/** The view is there before there is a question in it. A small model takes its time until then. */
async function questionPage(app: ElectronApplication): Promise<Page> {
  const find = () => app.windows().find((page) => page.url().includes("approval"));
  await expect.poll(() => find() !== undefined, { timeout: 120_000 }).toBe(true);
  const page = find();
  if (!page) throw new Error("The view with the question is gone again.");
  await expect(page.getByRole("alertdialog")).toBeVisible({ timeout: 300_000 });
  return page;
}
