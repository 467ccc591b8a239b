import { waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openChat, type PageOptions } from "../../../../test/support/page.tsx";
import { models } from "../../../../test/support/scenes.ts";
import { someFitness } from "../../../../test/support/some-fitness.ts";
import { AppError } from "../../../shared/error.ts";

const id = "qwen2.5-coder-1.5b";
const name = "Qwen2.5 Coder 1.5B";

async function openPanel(options: PageOptions) {
  const page = openChat({ models, ...options });
  await page.user.click(await page.screen.findByRole("button", { name: "Models" }));
  const panel = await page.screen.findByRole("dialog", { name: "Models" });
  return { ...page, panel: within(panel) };
}

test("the panel says what a model is good for", async () => {
  const { panel } = await openPanel({ fitness: { [id]: someFitness() } });
  expect(await panel.findByText(/Does single steps well \(6 of 6\), edits well/)).toBeTruthy();
  expect(panel.getByText("small steps")).toBeTruthy();
  expect(panel.getByRole("button", { name: `Test again ${name}` })).toBeTruthy();
});

test("a model that wasn't tested can be, with its progress, and then it is said what came of it", async () => {
  let finish = () => {};
  const { panel, user } = await openPanel({
    async *test() {
      yield { done: 5, total: 20, what: "single steps" };
      await new Promise<void>((resolve) => (finish = resolve));
      const none = { passed: 0, of: 0 };
      return someFitness({ tier: "talk", guided: { steps: { passed: 1, of: 5 }, edits: none, plans: none } });
    },
  });
  await user.click(await panel.findByRole("button", { name: `Test ${name}` }));
  const bar = await panel.findByRole("progressbar", { name: `Testing ${name}` });
  await waitFor(() => expect(bar.getAttribute("aria-valuenow")).toBe("25"));
  expect(panel.getByText("Finding out what it is good for: single steps")).toBeTruthy();
  finish();
  expect(await panel.findByText(/For talking only: it got 1 of 5/)).toBeTruthy();
});

test("a test can be stopped, and nothing is said of it", async () => {
  let isStopped = false;
  const { panel, user } = await openPanel({
    async *test(_, signal) {
      yield { done: 1, total: 20, what: "single steps" };
      await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
      isStopped = true;
      throw new AppError("cancelled", "Cancelled.");
    },
  });
  await user.click(await panel.findByRole("button", { name: `Test ${name}` }));
  await user.click(await panel.findByRole("button", { name: "Stop" }));
  await waitFor(() => expect(isStopped).toBe(true));
  expect(await panel.findByRole("button", { name: `Test ${name}` })).toBeTruthy();
  expect(panel.queryByRole("alert")).toBeNull();
});

test("a test that fails says why", async () => {
  const { panel, user } = await openPanel({
    async *test() {
      throw new AppError("busy", "Hearth is at work. Test the model when that is done.");
    },
  });
  await user.click(await panel.findByRole("button", { name: `Test ${name}` }));
  expect((await panel.findByRole("alert")).textContent).toBe("Hearth is at work. Test the model when that is done.");
});

test("a test that goes on by itself is shown, and can't be stopped by hand: work stops it", async () => {
  const { panel, services } = await openPanel({});
  services.tellTests({ [id]: { done: 10, total: 20, what: "edits" } });
  const bar = await panel.findByRole("progressbar", { name: `Testing ${name}` });
  expect(bar.getAttribute("aria-valuenow")).toBe("50");
  expect(panel.queryByRole("button", { name: "Stop" })).toBeNull();
  services.tellTests({});
  expect(await panel.findByRole("button", { name: `Test ${name}` })).toBeTruthy();
});
