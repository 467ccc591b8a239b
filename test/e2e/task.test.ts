import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { freemem } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { makeWindowPlace, openHearth } from "../support/hearth-window.ts";

const models = process.env["HEARTH_MODELS"] ?? "";
const model = path.join(models, "qwen2.5-coder-1.5b-instruct-q4_k_m.gguf");
const neededBytes = 2.5 * 2 ** 30;

test("a real task with the real default model: it reads, changes a file, runs the test, and says so", async () => {
  test.skip(
    freemem() < neededBytes,
    `This machine has ${(freemem() / 2 ** 30).toFixed(1)} GB of free memory; the model needs 2.5.`,
  );
  expect(existsSync(model), `The model is missing: ${model}`).toBe(true);
  const place = makeWindowPlace('model = "qwen2.5-coder-1.5b"\n\n[ollama]\nenabled = false\n', {}, "resources/demo");
  const hearth = await openHearth(place);
  try {
    await hearth.ask(
      "The test in total.test.js fails. Find the mistake in total.js and mend it, then run node total.test.js.",
    );
    // what is said to fail is run first, and again after the change
    const questions = await hearth.question();
    await expect(questions.getByLabel("The command")).toContainText("node total.test.js");
    await questions.getByRole("button", { name: "For this session" }).click();
    await hearth.question();
    await expect(questions.getByText("total.js").first()).toBeVisible({ timeout: 120_000 });
    const once = questions.getByRole("button", { name: /^Once/ });
    await once.click();
    await expect.poll(() => testStatus(place.workspace), { timeout: 120_000 }).toBe(0);
    // a model's numbers differ a little with the processor, so elsewhere it may want one step more
    await expect(async () => {
      if (await once.isVisible()) await once.click({ timeout: 2_000 });
      await expect(hearth.page.getByRole("button", { name: "Stop" })).toHaveCount(0, { timeout: 1_000 });
    }).toPass({ timeout: 240_000 });
    await expect(hearth.conversation.getByRole("article", { name: "Hearth" })).not.toBeEmpty();
    await expect(hearth.page.getByText(/read [\d,]+ new/i).first()).toBeVisible();
    expect(testStatus(place.workspace)).toBe(0);
  } catch (cause) {
    throw new Error(`It went another way:\n${await hearth.conversation.innerText()}`, { cause });
  } finally {
    await hearth.close();
    place.remove();
  }
});

function testStatus(folder: string): number | null {
  return spawnSync(process.execPath, ["total.test.js"], { cwd: folder }).status;
}
