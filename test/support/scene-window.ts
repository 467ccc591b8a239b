import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { test as base } from "@playwright/test";
import type { FakeServices } from "./fake-window-services.ts";
import { type OpenApp, openApp } from "./open-app.ts";
import { makeSceneApp } from "./scene-app.ts";
import { home, type SceneName } from "./scenes.ts";

/** A window in one of the situations, and what its runtime was asked. */
export type SceneWindow = OpenApp & {
  /** Calls that the windows made of the runtime. */
  calls(): Promise<unknown[][]>;
  /** How many questions wait for an answer. */
  pending(): Promise<number>;
};

type OpenScene = (scene: SceneName, options?: { theme?: "light" | "dark"; width?: number }) => Promise<SceneWindow>;

/** Playwright's `test`, with a way to open a window in any situation; it is closed when the test is over. */
export const test = base.extend<{ openScene: OpenScene }, { sceneApp: string }>({
  sceneApp: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from it what the fixture needs
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), "hearth-scenes-"));
      await makeSceneApp(folder);
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  async openScene({ sceneApp }, use) {
    const opened: OpenApp[] = [];
    await use(async (scene, { theme = "light", width = 1240 } = {}) => {
      const env = { HOME: home, HEARTH_TEST_SCENE: scene, HEARTH_TEST_THEME: theme };
      const window = await openApp({ folder: sceneApp, env });
      opened.push(window);
      await window.page.getByRole("textbox").waitFor();
      await window.app.evaluate(
        ({ BrowserWindow }, size) => BrowserWindow.getAllWindows()[0]?.setContentSize(size, 820),
        width,
      );
      return { ...window, calls: () => window.app.evaluate(callsOf), pending: () => window.app.evaluate(pendingOf) };
    });
    for (const window of opened) await window.close();
  },
});

// These run in the main process, where the runtime of the tests has put itself.
const callsOf = () =>
  (globalThis as unknown as { hearthScene: FakeServices }).hearthScene.calls.map((call) => [...call]);
const pendingOf = () => (globalThis as unknown as { hearthScene: FakeServices }).hearthScene.gate.pending().length;
