import { readFile } from "node:fs/promises";
import path from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { test } from "../support/scene-window.ts";
import type { SceneName } from "../support/scenes.ts";

const scenes: SceneName[] = [
  "first-start",
  "idle",
  "running",
  "question",
  "long-question",
  "failed",
  "interrupted",
  "helpers",
  "plan",
];

for (const theme of ["light", "dark"] as const) {
  for (const scene of scenes) {
    test(`${scene} in ${theme} is readable for everybody`, async ({ openScene }) => {
      const window = await openScene(scene, { theme });
      await expect(window.page.locator("html")).toHaveCSS("color-scheme", "light dark");
      const background = await window.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(background).toBe(theme === "light" ? "rgb(250, 248, 245)" : "rgb(25, 23, 21)");
      const pages = scene.includes("question") ? [window.page, await window.questions()] : [window.page];
      for (const page of pages) {
        if (page !== window.page) await expect(page.getByRole("button", { name: "No" })).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
        const found = violations.map(
          ({ id, nodes }) =>
            `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(" | ")}`,
        );
        expect(found).toEqual([]);
      }
      await test.info().attach(`${scene}-${theme}`, { body: await window.page.screenshot(), contentType: "image/png" });
    });
  }
}

for (const theme of ["light", "dark"] as const) {
  test(`the models page in ${theme} is readable for everybody`, async ({ openScene }) => {
    const { page } = await openScene("idle", { theme });
    await page.getByRole("button", { name: "Models" }).click();
    const panel = page.getByRole("dialog", { name: "Models" });
    await panel.getByRole("button", { name: "Get Qwen2.5 Coder 0.5B" }).click();
    await expect(panel.getByRole("progressbar", { name: "Getting Qwen2.5 Coder 0.5B" })).toBeVisible();
    const look = async (name: string) => {
      const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
      await test.info().attach(`${name}-${theme}`, { body: await page.screenshot(), contentType: "image/png" });
    };
    await look("models");
    await panel.getByRole("searchbox", { name: "Name of a model" }).fill("garden");
    await page.keyboard.press("Enter");
    await panel.getByRole("button", { name: /^ada\/garden-4b-GGUF/ }).click();
    await panel.getByRole("button", { name: "Get garden-4b-Q4_K_M.gguf" }).click();
    await panel.getByText("in 2 files").scrollIntoViewIfNeeded();
    await look("search");
  });
}

for (const theme of ["light", "dark"] as const) {
  test(`a composer with files in ${theme} is readable for everybody, also in a narrow window`, async ({
    openScene,
  }) => {
    const { page } = await openScene("running", { theme, width: 720 });
    const given = [
      "a rather long name of a file that goes on and on until nobody can read it.pdf",
      "cat.png",
      "a.broken",
    ];
    const files = given.map((name) => ({ name, mimeType: "", buffer: Buffer.from("abc") }));
    await page.getByTestId("attach").setInputFiles(files);
    await expect(page.getByRole("list", { name: "Attached files" }).getByRole("listitem")).toHaveCount(2);
    await expect(page.getByRole("alert")).toHaveText("a.broken is broken. Attach another one.");
    await page.getByRole("button", { name: "Plan first" }).click();
    await page.getByRole("textbox").fill("Compare them");
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await expect(page.getByRole("button", { name: "Queue" })).toBeInViewport({ ratio: 1 });
    await test.info().attach(`files-${theme}`, { body: await page.screenshot(), contentType: "image/png" });
  });
}

for (const theme of ["light", "dark"] as const) {
  test(`where the time went is readable for everybody in ${theme}`, async ({ openScene }) => {
    const { page } = await openScene("idle", { theme });
    await page
      .getByRole("button", { name: /^More about/ })
      .first()
      .click();
    await page.getByRole("menuitem", { name: "Where the time went" }).click();
    await expect(page.getByRole("table", { name: "All requests" })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
    await test.info().attach(`times-${theme}`, { body: await page.screenshot(), contentType: "image/png" });
  });
}

test("another theme is shown at once, also in the question, and kept with the settings", async ({ openScene }) => {
  const { page, home, questions } = await openScene("question", { theme: "light" });
  const card = (await questions()).getByRole("alertdialog");
  await expect(card).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await page.getByRole("button", { name: "Theme" }).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(25, 23, 21)");
  await expect(card).toHaveCSS("background-color", "rgb(33, 30, 27)");
  await expect.poll(() => readFile(path.join(home, "config.toml"), "utf8").catch(() => "")).toBe('theme = "dark"\n');
});

test("in a narrow window nothing is cut off", async ({ openScene }) => {
  const { page } = await openScene("idle", { width: 720 });
  await expect.poll(() => page.evaluate(() => innerWidth)).toBeLessThan(760);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const log = page.getByRole("log");
  const wide = await log.evaluate(
    (element) =>
      [...element.querySelectorAll("p, li, pre, table")].filter(
        (part) => part.getBoundingClientRect().right > innerWidth,
      ).length,
  );
  expect(wide).toBe(0);
});

test("of a long conversation only what is near is drawn, and its end is in sight", async ({ openScene }) => {
  const { page } = await openScene("long");
  await expect(page.getByText("Question number 399?")).toBeInViewport();
  expect(await page.getByRole("article").count()).toBeLessThan(60);
  await page.getByRole("log").hover();
  await page.mouse.wheel(0, -4_000);
  await page.getByRole("button", { name: "Latest" }).click();
  await expect(page.getByText("Question number 399?")).toBeInViewport();
});

test("while an answer comes its end stays in sight, until the person scrolls away", async ({ openScene }) => {
  const { page } = await openScene("long");
  await expect(page.getByText("Question number 399?")).toBeInViewport();
  await page.getByRole("log").hover();
  await page.mouse.wheel(0, -1_500);
  await expect(page.getByRole("button", { name: "Latest" })).toBeVisible();
});

test("everything can be reached with the keyboard, and what has it can be seen", async ({ openScene }) => {
  const { page } = await openScene("idle");
  const names: string[] = [];
  await page.getByRole("button", { name: "New session" }).focus();
  for (let step = 0; step < 20; step++) {
    names.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "",
      ),
    );
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
    if (step > 0) expect(`${names.at(-1)} ${outline}`).toMatch(/(solid|auto|What Hearth shall do none)$/);
    await page.keyboard.press("Tab");
  }
  expect(names.join("\n")).toMatch(/New session[\s\S]*Water the plants[\s\S]*Opening hours[\s\S]*Models[\s\S]*Theme/);
});
