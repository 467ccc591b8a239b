import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { makePdf } from "../support/attached-files.ts";
import { type HearthWindow, makeWindowPlace, openHearth, type WindowPlace } from "../support/hearth-window.ts";
import { callsTool, type OllamaServer, type ScriptedReply, says, startOllamaServer } from "../support/ollama-server.ts";

let server: OllamaServer;
let place: WindowPlace;
let hearth: HearthWindow;

async function open(replies: ScriptedReply[]) {
  server = await startOllamaServer({ models: [{ name: "scripted" }], replies });
  place = makeWindowPlace(`model = "ollama/scripted"\n\n[ollama]\nurl = "${server.url}"\n`, {
    "notes.md": "buy tea\n",
  });
  hearth = await openHearth(place);
}

test.afterEach(async () => {
  await hearth.close();
  await server.close();
  place.remove();
});

/** What the person last said, as a request carried it. */
const lastSaid = (request: number) =>
  server.chats[request]?.messages.findLast((message) => message.role === "user")?.content;

const slow: ScriptedReply = {
  text: ["One ", "two ", "three ", ...Array.from({ length: 500 }, () => "more ")],
  pieceDelayMs: 40,
};

test("a stop in mid-answer keeps what was said, and the next request works", async () => {
  await open([slow, says("Ready again.")]);
  await hearth.ask("count for me");
  await expect(hearth.conversation).toContainText("three");
  await hearth.page.keyboard.press("Escape");
  await expect(hearth.page.getByRole("button", { name: "Stop" })).toHaveCount(0);
  await expect(hearth.conversation).toContainText("One two three");
  await expect.poll(() => server.brokenOff()).toBeGreaterThan(0);
  await hearth.page.getByRole("textbox").fill("and now?");
  await hearth.page.keyboard.press("Enter");
  await expect(hearth.conversation).toContainText("Ready again.");
});

test("after it was closed and opened again everything is there", async () => {
  await open([callsTool("view", { path: "notes.md" }), says("It says: **buy tea**."), says("Still tea.")]);
  await hearth.ask("what do my notes say?");
  await expect(hearth.conversation).toContainText("It says: buy tea.");
  await hearth.close();
  hearth = await openHearth(place);
  await hearth.page.getByRole("button", { name: /^what do my notes say\?/ }).click();
  await expect(hearth.conversation).toContainText("It says: buy tea.");
  await expect(hearth.conversation.getByRole("button", { name: /Read notes\.md/ })).toBeVisible();
  await hearth.page.getByRole("textbox").fill("and now?");
  await hearth.page.keyboard.press("Enter");
  await expect(hearth.conversation).toContainText("Still tea.");
  const last = server.chats[2]?.messages ?? [];
  expect(last.filter((message) => message.role === "user")).toHaveLength(2);
  expect(last.some((message) => message.role === "assistant" && message.content.includes("buy tea"))).toBe(true);
});

test("a PDF and a plan: attached before a restart, sent after it, and done when it is accepted", async () => {
  await open([says("Hello."), says("1. Write lions.md"), says("Done.")]);
  await hearth.ask("hello");
  await expect(hearth.conversation).toContainText("Hello.");
  const pdf = { name: "zoo.pdf", mimeType: "application/pdf", buffer: makePdf(["Four lions"]) };
  await hearth.page.getByTestId("attach").setInputFiles([pdf]);
  await expect(hearth.page.getByRole("list", { name: "Attached files" })).toContainText("zoo.pdf");
  await hearth.close();
  hearth = await openHearth(place);
  await hearth.page.getByRole("button", { name: /^hello/ }).click();
  await expect(hearth.page.getByRole("list", { name: "Attached files" })).toContainText("zoo.pdf");
  await hearth.page.getByRole("button", { name: "Plan first" }).click();
  await hearth.page.getByRole("textbox").fill("Write down what is in it");
  await hearth.page.keyboard.press("Enter");
  const plan = hearth.page.getByRole("region", { name: "Plan" });
  await expect(plan).toContainText("Write lions.md");
  await expect(hearth.page.getByRole("list", { name: "With it" })).toHaveText(/Only a plan.*zoo\.pdf/);
  expect(lastSaid(1)).toContain("[page 1]\nFour lions");
  await plan.getByRole("button", { name: "Do it" }).click();
  await expect(hearth.conversation).toContainText("Done.");
  await expect(plan).toContainText("You had this done.");
  expect(lastSaid(2)).toContain("Do this plan:");
});

test("killed in mid-answer, it goes on from there: what was said is kept, and marked as interrupted", async () => {
  await open([slow, says("Here I am again.")]);
  await hearth.ask("count for me");
  await expect(hearth.conversation).toContainText("three more more");
  await hearth.page.waitForTimeout(600);
  const killed = hearth.app.waitForEvent("close");
  hearth.app.process().kill("SIGKILL");
  await killed;
  hearth = await openHearth(place);
  await hearth.page.getByRole("button", { name: /^count for me/ }).click();
  await expect(hearth.conversation).toContainText("One two three");
  await expect(hearth.page.getByText(/interrupted/i).first()).toBeVisible();
  await hearth.page.getByRole("textbox").fill("and now?");
  await hearth.page.keyboard.press("Enter");
  await expect(hearth.conversation).toContainText("Here I am again.");
  expect(readFileSync(path.join(place.workspace, "notes.md"), "utf8")).toBe("buy tea\n");
});
