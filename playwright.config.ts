import { defineConfig } from "@playwright/test";

/** The end-to-end tests: the built app in a real Electron window. `npm test` starts them with everything they need. */
export default defineConfig({
  testDir: "test/e2e",
  testMatch: "**/*.test.ts",
  outputDir: "test-results",
  workers: 1,
  // A small model on two cores takes its time over a task.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env.CI === "true",
});
