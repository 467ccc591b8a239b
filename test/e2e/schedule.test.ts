import { appendFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { DatabaseSync } from "@photostructure/sqlite";
import { makeWindowPlace, openHearth } from "../support/hearth-window.ts";
import { openApp } from "../support/open-app.ts";
import { callsTool, says, startOllamaServer } from "../support/ollama-server.ts";

test("what was due while the window was closed is done when it is opened, told, and found by a click on what was told", async () => {
  const replies = [callsTool("write", { path: "due.md", content: "x" }), says("Two bills are due.")];
  const server = await startOllamaServer({ models: [{ name: "scripted" }], replies });
  const schedule = `[schedule.bills]\ncron = "@yearly"\nprompt = "Write down in due.md what is due."\nidle_minutes = 0`;
  const place = makeWindowPlace(`model = "ollama/scripted"\n\n[ollama]\nurl = "${server.url}"\n\n${schedule}\n`, {});
  appendFileSync(path.join(place.home, "config.toml"), `workspace = ${JSON.stringify(place.workspace)}\n`);
  await (await openHearth(place)).close();
  // as if it had been closed for longer than a year
  const database = new DatabaseSync(path.join(place.home, "hearth.db"));
  database.exec("INSERT OR REPLACE INTO schedule VALUES ('bills', 0, NULL, 'new', '')");
  database.close();

  const { app, page, close } = await openApp(place);
  await app.evaluate(({ Notification }) => {
    if ("told" in globalThis) return;
    const told: Electron.Notification[] = [];
    Object.assign(globalThis, { told });
    Notification.isSupported = () => true;
    Notification.prototype.show = function show(this: Electron.Notification) {
      told.push(this);
    };
  });
  const told = () =>
    app.evaluate(() =>
      (globalThis as unknown as { told: Electron.Notification[] }).told.map(({ title, body }) => [title, body]),
    );
  await expect.poll(told, { timeout: 60_000 }).toEqual([["Hearth: bills", "Two bills are due."]]);
  await app.evaluate(() => {
    (globalThis as unknown as { told: Electron.Notification[] }).told[0]?.emit("click");
  });
  await page.getByRole("heading", { name: "Schedule: bills" }).waitFor();
  // nobody was there to allow it
  await page.getByText("not allowed").waitFor();
  await close();
  await server.close();
  place.remove();
});
