import os from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { cacheFolder } from "./scripts/cache-folder.mjs";

const env = {
  HEARTH_MODELS: process.env.HEARTH_MODELS || cacheFolder("models"),
  // A test that forgets to name a folder of its own must not write into the developer's.
  HEARTH_HOME: path.join(os.tmpdir(), `hearth-tests-${process.pid}`),
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "unit",
          include: ["src/**/*.test.ts", "test/**/*.test.ts"],
          exclude: ["src/renderer/**", "test/e2e/**", "test/fixtures/**", "**/*.model.test.ts"],
          env,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "renderer",
          include: ["src/renderer/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
          env,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          // A real model fills the memory and the processors of a small machine: one at a time, when all else is done.
          name: "model",
          include: ["{src,test}/**/*.model.test.ts"],
          env,
          maxWorkers: 1,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
