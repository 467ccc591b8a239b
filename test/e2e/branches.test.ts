import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { type HearthWindow, makeWindowPlace, openHearth, type WindowPlace } from "../support/hearth-window.ts";
import { type OllamaServer, says, startOllamaServer } from "../support/ollama-server.ts";

let server: OllamaServer;
let place: WindowPlace;
let hearth: HearthWindow;

test.beforeEach(async () => {
  server = await startOllamaServer({
    models: [{ name: "scripted" }],
    replies: (_, index) => says(`That was answer ${index + 1}.`),
  });
  place = makeWindowPlace(`model = "ollama/scripted"\n\n[ollama]\nurl = "${server.url}"\n`, {});
  hearth = await openHearth(place);
});

test.afterEach(async () => {
  await hearth.close();
  await server.close();
  place.remove();
});

async function choose(page: Page, menu: string, item: string) {
  const button = page.getByRole("button", { name: menu }).last();
  await button.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: item }).click();
}

async function say(text: string, answer: string) {
  await hearth.page.getByRole("textbox", { name: "What Hearth shall do" }).fill(text);
  await hearth.page.keyboard.press("Enter");
  await expect(hearth.conversation).toContainText(answer);
}

test("a request is edited and sent again in a branch, and one goes between the two", async () => {
  const { page, conversation } = hearth;
  await hearth.ask("My cat is old.");
  await expect(conversation).toContainText("answer 1.");
  await say("What is it called?", "answer 2.");
  await choose(page, "More about this request", "Edit and resend");
  const field = page.getByRole("textbox", { name: "What you said" });
  await expect(field).toBeFocused();
  await field.fill("How old is it?");
  await page.keyboard.press("Enter");
  await expect(conversation).toContainText("answer 3.");
  await expect(conversation).toContainText("How old is it?");
  await expect(conversation).not.toContainText("What is it called?");
  const said = server.chats[2]?.messages.filter(({ role }) => role === "user").map(({ content }) => content) ?? [];
  expect(said).toHaveLength(2);
  expect(said.join()).not.toContain("What is it called?");

  await conversation.getByRole("button", { name: "My cat is old.", exact: true }).click();
  await expect(conversation).toContainText("What is it called?");
  await expect(conversation).toContainText("answer 2.");
  await conversation.getByRole("button", { name: "My cat is old. (branch)" }).click();
  await expect(conversation).toContainText("How old is it?");

  await choose(page, "More about this answer", "Fork from here");
  await expect(page.getByRole("heading", { name: "My cat is old. (branch 2)" })).toBeVisible();
  await say("And now?", "answer 4.");
});

test("a session is exported where the person says, and an exported one is imported and gone on with", async () => {
  const { page, app, conversation } = hearth;
  await hearth.ask("My cat is old.");
  await expect(conversation).toContainText("answer 1.");
  const target = path.join(place.home, "cat");
  // what the dialogs of the operating system would return is all that is replaced
  const answerWith = (file: string) =>
    app.evaluate(({ dialog }, name) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: name });
      dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [name] });
    }, file);
  for (const [item, format] of [
    ["As Markdown", "md"],
    ["As a page (HTML)", "html"],
    ["As JSON, to import again", "json"],
  ] as const) {
    await answerWith(`${target}.${format}`);
    await choose(page, "More about My cat is old.", item);
    await expect(page.getByRole("status").filter({ hasText: `Exported as cat.${format}` })).toBeVisible();
    expect(readFileSync(`${target}.${format}`, "utf8")).toContain("That was answer 1.");
  }
  await answerWith(path.join(place.home, "no", "such", "folder.md"));
  await choose(page, "More about My cat is old.", "As Markdown");
  await expect(page.getByRole("alert")).toContainText("can't be written");
  expect(existsSync(path.join(place.home, "no"))).toBe(false);

  await answerWith(`${target}.html`);
  await choose(page, "Other ways to begin", "Import…");
  await expect(page.getByRole("alert")).toContainText("cat.html is a page to be read");
  await answerWith(`${target}.json`);
  await choose(page, "Other ways to begin", "Import…");
  await expect(conversation).toContainText("Imported from cat.json.");
  await say("And now?", "answer 2.");
  const roles = server.chats[1]?.messages.flatMap(({ role }) => (role === "system" ? [] : [role]));
  expect(roles).toEqual(["user", "assistant", "user"]);
  await expect(page.getByRole("navigation", { name: "All sessions" }).getByRole("listitem")).toHaveCount(2);
});
