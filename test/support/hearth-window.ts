import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { type OpenApp, openApp } from "./open-app.ts";

/** A home and a folder to work in, for one test. */
export type WindowPlace = { home: string; workspace: string; remove(): void };

/** `files` are what the folder holds; `sample` names a folder of this checkout to copy instead. */
export function makeWindowPlace(
  config: string,
  files: Readonly<Record<string, string>>,
  sample: string | null = null,
): WindowPlace {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), "hearth-e2e-")));
  const [home, workspace] = [path.join(root, "home"), path.join(root, "household")];
  mkdirSync(home, { mode: 0o700 });
  mkdirSync(workspace);
  writeFileSync(path.join(home, "config.toml"), config);
  if (sample) cpSync(path.resolve(import.meta.dirname, "..", "..", sample), workspace, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(workspace, file), text);
  return { home, workspace, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** The built app with its real runtime, as a person would use it. */
export type HearthWindow = OpenApp & {
  conversation: Locator;
  /** Begins a session in the folder and sends the request. */
  ask(request: string): Promise<void>;
  /** The view of the questions, once one stands in it. */
  question(): Promise<Page>;
};

export async function openHearth({ home, workspace }: WindowPlace): Promise<HearthWindow> {
  const opened = await openApp({ home });
  const { app, page } = opened;
  await expect(page.getByRole("textbox")).toBeVisible();
  return {
    ...opened,
    conversation: page.getByRole("log", { name: "Conversation" }),
    async ask(request) {
      await app.evaluate(({ dialog }, folder) => {
        // the dialog belongs to the operating system; what it would return is all that the test replaces
        dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [folder] });
      }, workspace);
      await page
        .getByRole("button", { name: /^Choose/ })
        .first()
        .click();
      await page.getByRole("textbox").fill(request);
      await page.keyboard.press("Enter");
    },
    async question() {
      const questions = await opened.questions();
      // a small model takes its time until it wants to change something
      await expect(questions.getByRole("alertdialog")).toBeVisible({ timeout: 300_000 });
      return questions;
    },
  };
}
