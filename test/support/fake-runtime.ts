import type { PullProgress } from "../../src/shared/model.ts";
import type { Runtime } from "../../src/main/runtime.ts";
import { settingsSchema } from "../../src/shared/settings.ts";
import { type FakeServices, fakeWindowServices } from "./fake-window-services.ts";
import { agents, foundModels, foundRepos, models, playScene, times, type SceneName } from "./scenes.ts";

/**
 * Stands in for the runtime where a test is about the windows: everything else of the app is the real one. The scene is
 * named in the environment, and a test can reach the services as `hearthScene` in the main process.
 */
export async function createRuntime(): Promise<Runtime> {
  const scene = (process.env["HEARTH_TEST_SCENE"] ?? "idle") as SceneName; // set by the test that starts this
  const isFirst = scene === "first-start";
  const services = fakeWindowServices({
    models: isFirst ? models.map(notHere).filter((model) => model.engine === "gguf") : models,
    agents,
    pull,
    search: () => foundRepos,
    choices: () => foundModels,
    times,
  });
  playScene(services, scene);
  (globalThis as { hearthScene?: FakeServices }).hearthScene = services;
  return {
    ...services,
    settings: settingsSchema.parse({ theme: process.env["HEARTH_TEST_THEME"] ?? "light" }),
    notice: null,
    bus: { subscribe: () => () => {} },
    schedules: { ...services.schedules, begin: async () => {} },
    close: async () => {},
  } as unknown as Runtime; // as much of one as windows use
}

function notHere(model: (typeof models)[number]) {
  return { ...model, installed: false, path: null };
}

async function* pull(_id: string, signal: AbortSignal): AsyncGenerator<PullProgress, void> {
  const total = 1_117_320_768;
  const step = { source: "huggingface.co", total, unit: "bytes" as const };
  for (let received = 0; received < total && !signal.aborted; received += total / 40) {
    yield { stage: "downloading", received: Math.round(received), ...step };
    await new Promise((resolve) => setTimeout(resolve, 120));
  }
  yield { stage: "checking", received: total, ...step };
}
