import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { type HearthWindow, makeWindowPlace, openHearth, type WindowPlace } from "../support/hearth-window.ts";
import { callsTool, type OllamaServer, type ScriptedReply, says, startOllamaServer } from "../support/ollama-server.ts";

let server: OllamaServer;
let place: WindowPlace;
let hearth: HearthWindow;

async function open(replies: ScriptedReply[], files: Record<string, string>) {
  server = await startOllamaServer({ models: [{ name: "scripted" }], replies });
  place = makeWindowPlace(`model = "ollama/scripted"\n\n[ollama]\nurl = "${server.url}"\n`, files);
  hearth = await openHearth(place);
}

test.afterEach(async () => {
  await hearth.close();
  await server.close();
  place.remove();
});

const edit = callsTool("edit", { path: "notes.md", old_text: "tea", new_text: "coffee" });
const notes = () => readFileSync(path.join(place.workspace, "notes.md"), "utf8");

test("an edit that is refused leaves the file alone, and the model is told", async () => {
  await open([edit, says("I left it as it was.")], { "notes.md": "buy tea\n" });
  await hearth.ask("coffee, please");
  const question = await hearth.question();
  await expect(question.getByText("notes.md").first()).toBeVisible();
  await expect(question.getByText("buy coffee")).toBeVisible();
  await question.getByRole("button", { name: /^No/ }).click();
  await expect(hearth.conversation).toContainText("I left it as it was.");
  expect(notes()).toBe("buy tea\n");
  expect(server.chats[1]?.messages.at(-1)?.content).toContain("said no");
});

test("an edit that is allowed once is done once, and the next one asks again", async () => {
  const back = callsTool("edit", { path: "notes.md", old_text: "coffee", new_text: "tea" });
  await open([edit, back, says("Done and undone.")], { "notes.md": "buy tea\n" });
  await hearth.ask("coffee, please");
  await (await hearth.question()).getByRole("button", { name: /^Once/ }).click();
  await expect.poll(notes).toBe("buy coffee\n");
  await (await hearth.question()).getByRole("button", { name: /^No/ }).click();
  await expect(hearth.conversation).toContainText("Done and undone.");
  expect(notes()).toBe("buy coffee\n");
});

test("a command that is allowed runs, and its output is in the conversation", async () => {
  await open([callsTool("bash", { command: "echo $((6 * 7)) apples" }), says("It printed 42 apples.")], {});
  await hearth.ask("count the apples");
  const question = await hearth.question();
  await expect(question.getByText("echo $((6 * 7)) apples").first()).toBeVisible();
  await question.getByRole("button", { name: /^Once/ }).click();
  await expect(hearth.conversation).toContainText("It printed 42 apples.");
  expect(server.chats[1]?.messages.at(-1)?.content).toContain("42 apples");
});

test("the conversation's page can't answer: it has no such call, and no button of the question", async () => {
  await open([edit, says("Waiting is over.")], { "notes.md": "buy tea\n" });
  await hearth.ask("coffee, please");
  const question = await hearth.question();
  await expect(question.getByRole("button", { name: /^Once/ })).toBeVisible();
  await expect(hearth.page.getByRole("button", { name: /^Once/ })).toHaveCount(0);
  const powers = await hearth.page.evaluate(() => ({
    globals: ["require", "process", "ipcRenderer", "electron", "module"].filter((name) => name in window),
    frames: window.parent === window && window.opener === null,
  }));
  expect(powers).toEqual({ globals: [], frames: true });
  // what a taken-over page could try: press the keys, and click by script in its own document
  await hearth.page.keyboard.press("Enter");
  await hearth.page.evaluate(() => {
    for (const button of document.querySelectorAll("button"))
      if (/once|allow|always/i.test(button.textContent)) button.click();
  });
  await hearth.page.waitForTimeout(1_000);
  expect(notes()).toBe("buy tea\n");
  await question.getByRole("button", { name: /^No/ }).click();
  await expect(hearth.conversation).toContainText("Waiting is over.");
});
