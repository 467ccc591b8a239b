import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { chatEvents, startCloudServer } from "../support/cloud-server.ts";
import { type OpenApp, openApp } from "../support/open-app.ts";
import { tempFolder, type TempFolder } from "../support/temp-folder.ts";

let folder: TempFolder;
test.beforeEach(async () => {
  folder = await tempFolder();
});
test.afterEach(() => folder.remove());

/** What the person will answer in the dialogs of the system, which no test can press. */
function answerDialogs({ app }: OpenApp, response: number): Promise<void> {
  return app.evaluate(({ dialog }, answer) => {
    dialog.showMessageBox = async () => ({ response: answer, checkboxChecked: false });
  }, response);
}

test("the cloud is switched on in main's dialog, and a key is nowhere on disk where there is no keychain", async () => {
  const opened = await openApp();
  const { page, home } = opened;
  await expect(page.getByText("local only")).toBeVisible();
  await page.getByRole("button", { name: "Cloud" }).click();
  const panel = page.getByRole("dialog", { name: "Cloud" });
  const button = panel.getByRole("switch");
  await answerDialogs(opened, 0);
  await button.click();
  await expect(button).toHaveAttribute("aria-checked", "false");
  await answerDialogs(opened, 1);
  await button.click();
  await expect(button).toHaveAttribute("aria-checked", "true");
  await panel.getByLabel("Its models, with commas between them").fill("claude-sonnet-4-5");
  await panel.getByRole("button", { name: "Add" }).click();
  await expect(panel.getByText("api.anthropic.com · claude-sonnet-4-5")).toBeVisible();
  await panel.getByLabel("Key for anthropic").fill("sk-canary-0123456789");
  await panel.getByRole("button", { name: "Store the key for anthropic" }).click();
  await expect(panel.getByText("It has no key yet.")).toBeHidden();
  expect(await readFile(path.join(home, "config.toml"), "utf8")).toContain("[cloud.providers.anthropic]");
  const files = (await readdir(home, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const texts = await Promise.all(files.map((file) => readFile(path.join(file.parentPath, file.name), "latin1")));
  expect(texts.join("\n")).not.toContain("sk-canary");
  await page.keyboard.press("Escape");
  await expect(page.getByText("cloud on")).toBeVisible();
  await opened.close();
});

test("where the model here can't, the question says what would go where, and a yes in its own view brings the answer", async () => {
  const provider = await startCloudServer([{ events: chatEvents({ text: "From afar." }) }]);
  const home = path.join(folder.path, "data");
  await mkdir(home);
  const settings = [
    `[model.large]\nid = "ollama/gone"\nfallback = "mine/big"`,
    `[ollama]\nurl = "http://127.0.0.1:9"`,
    `[cloud]\nenabled = true`,
    `[cloud.providers.mine]\nkind = "openai-compatible"\nurl = "${provider.url}/v1"\nmodels = ["big"]`,
  ];
  await writeFile(path.join(home, "config.toml"), settings.join("\n\n"));
  const opened = await openApp({ home, env: { HEARTH_KEY_MINE: "sk-canary-0123456789" } });
  const { page, app } = opened;
  await app.evaluate(({ dialog }, chosen) => {
    dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [chosen] });
  }, folder.path);
  await page.getByRole("button", { name: "Choose…" }).click();
  await page.getByRole("textbox").fill('Say hello. My password = "hunter2x".');
  await page.keyboard.press("Enter");
  const questions = await opened.questions();
  const question = questions.getByRole("alertdialog", { name: /^Send this conversation to mine\?/ });
  await expect(question).toContainText(new URL(provider.url).host);
  await expect(question).toContainText("Say hello.");
  await expect(question).not.toContainText("hunter2x");
  expect(provider.requests).toEqual([]);
  await questions.getByRole("button", { name: "Send, in this session" }).click();
  await expect(page.getByText("From afar.")).toBeVisible();
  await expect(page.getByText(/^mine\/big answers from here on/)).toBeVisible();
  expect(provider.requests[0]?.headers.authorization).toBe("Bearer sk-canary-0123456789");
  expect(provider.requests[0]?.body).not.toContain("hunter2x");
  await opened.close();
  provider.close();
});
