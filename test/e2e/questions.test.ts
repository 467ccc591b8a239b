import { expect } from "@playwright/test";
import { test } from "../support/scene-window.ts";

test("a question stands above the composer, and is answered there", async ({ openScene }) => {
  const window = await openScene("question");
  const questions = await window.questions();
  const card = questions.getByRole("alertdialog", { name: "Change one file? water.py in ~/household" });
  await expect(card).toContainText('watered = date.fromisoformat(plant["watered"])');
  await questions.getByRole("button", { name: "Once" }).click();
  await expect.poll(window.pending).toBe(0);
  expect(await window.calls()).toContainEqual(["answer", "request-edit", "once"]);
  await expect(window.page.getByText("waits for your decision", { exact: false })).toHaveCount(0);
});

test("it can't be allowed in the first moment, whoever clicks", async ({ openScene }) => {
  const window = await openScene("question");
  const questions = await window.questions();
  await questions.getByRole("alertdialog").waitFor();
  // back to the start: a page that is loaded again has shown nothing yet
  await questions.reload();
  const once = questions.getByRole("button", { name: "Once" });
  await expect(once).toBeDisabled();
  await once.dispatchEvent("click");
  expect(await window.pending()).toBe(1);
  await expect(once).toBeEnabled();
});

test("the keyboard stays in the composer, and what is typed there answers nothing", async ({ openScene }) => {
  const window = await openScene("question");
  await (await window.questions()).getByRole("button", { name: "Once" }).waitFor();
  await expect(window.page.getByRole("textbox")).toBeFocused();
  await window.page.keyboard.type("yes");
  await window.page.keyboard.press("Enter");
  await expect(window.page.getByText("queued", { exact: false })).toBeVisible();
  expect(await window.pending()).toBe(1);
});

test("a key leads to the question and back, and Esc says no", async ({ openScene }) => {
  const window = await openScene("question");
  const questions = await window.questions();
  await questions.getByRole("alertdialog").waitFor();
  await window.page.keyboard.press("F6");
  const focused = () =>
    window.app.evaluate(({ webContents }) =>
      webContents
        .getAllWebContents()
        .filter((each) => each.isFocused())
        .map((each) => each.getTitle()),
    );
  await expect.poll(focused).toEqual(["Hearth asks"]);
  await questions.keyboard.press("Enter");
  expect(await window.pending()).toBe(1);
  await questions.keyboard.press("Escape");
  await expect.poll(window.calls).toContainEqual(["answer", "request-edit", "deny"]);
  await expect.poll(focused).toEqual(["Water the plants script – Hearth"]);
});

test("a long command can be allowed only when its end was in sight", async ({ openScene }) => {
  const window = await openScene("long-question");
  const questions = await window.questions();
  const once = questions.getByRole("button", { name: "Once" });
  await expect(questions.getByText("Scroll to its end to allow it")).toBeVisible();
  await expect(once).toBeDisabled();
  const body = questions.getByRole("region", { name: "What would be done" });
  await expect(body.locator("mark")).toHaveText("⟨U+200B⟩");
  await body.hover();
  await questions.mouse.wheel(0, 100_000);
  await expect(once).toBeEnabled();
});

test("a question of another session waits until that one is on the screen", async ({ openScene }) => {
  const window = await openScene("question");
  const { page } = window;
  const questions = await window.questions();
  const card = questions.getByRole("alertdialog");
  await expect(card).toBeVisible();
  await page.getByRole("button", { name: /^Opening hours/ }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole("button", { name: /^Water the plants/ }).click();
  await expect(card).toBeVisible();
});

test("it lies inside the window and above the composer, whatever the page says of itself", async ({ openScene }) => {
  const window = await openScene("question", { width: 760 });
  await (await window.questions()).getByRole("alertdialog").waitFor();
  const [composer, view] = await Promise.all([
    window.page.locator("footer").boundingBox(),
    window.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.contentView.children[0]?.getBounds()),
  ]);
  expect(view && view.x >= 0 && view.x + view.width <= 761).toBe(true);
  expect(view && composer && view.y + view.height <= composer.y + 1).toBe(true);
});
