import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openChat, type PageOptions } from "../../../../test/support/page.tsx";
import { models } from "../../../../test/support/scenes.ts";
import type { AssistantMessage, StepUsage } from "../../../shared/message.ts";
import type { UsageSum } from "../../../shared/usage.ts";

const tokens: StepUsage = {
  evaluated: 1000,
  reused: 200,
  sampled: 50,
  forced: 0,
  readMs: 1,
  writeMs: 1,
  contextUsed: 1250,
  contextSize: 8192,
};
const here: UsageSum = {
  modelId: "qwen",
  host: null,
  steps: 1,
  read: 1000,
  reused: 200,
  written: 50,
  costUsd: 0,
  unpriced: 0,
};
const there: UsageSum = { ...here, modelId: "mine/big", host: "models.example.com", costUsd: 0.42 };

test("the panel says what a session and each month cost", async () => {
  const page = openChat({
    models,
    usage: { ofSession: () => [there], byMonth: () => [{ month: "2026-11", models: [here, there] }] },
    before: (services) => void services.addSession({ title: "Plants" }),
  });
  await page.user.click(await page.screen.findByRole("button", { name: "Usage" }));
  const panel = within(await page.screen.findByRole("dialog", { name: "Usage" }));
  const month = within(await panel.findByRole("table", { name: "2026-11" }));
  expect(month.getAllByRole("row").map((row) => row.textContent)).toEqual([
    "ModelTokens readWrittenCost",
    "qwen1,20050free",
    "mine/big1,20050$0.42",
  ]);
  expect(within(panel.getByRole("table", { name: "This session" })).getByText("$0.42")).toBeTruthy();
});

const answer = (id: string, text: string, more: Partial<AssistantMessage>): AssistantMessage => ({
  role: "assistant",
  id,
  parts: [{ type: "text", text }],
  stop: "end",
  origin: "model",
  kind: null,
  usage: tokens,
  ...more,
});

async function openLog(...messages: AssistantMessage[]) {
  const ask = { role: "user" as const, id: "0", text: "Which plants?", context: "" };
  const events = [ask, ...messages].map((message) => ({ type: "message" as const, message }));
  const before: PageOptions["before"] = (services) => void services.addSession({ title: "Plants" }, events);
  return within(await openChat({ models, before }).screen.findByRole("log"));
}

test("an answer of a model here says how many tokens it took", async () => {
  const log = await openLog(answer("1", "From here.", {}));
  expect(await log.findByText("1,200 tokens read, 50 written")).toBeTruthy();
});

test("an answer from elsewhere says what it cost, and the first one where it comes from and why", async () => {
  const sent = { modelId: "mine/big", host: "models.example.com", why: "The conversation doesn't fit." };
  const paid = { ...tokens, costUsd: 0.004 };
  const log = await openLog(
    answer("1", "From afar.", { sent, usage: paid }),
    answer("2", "Again.", { sent, usage: { ...paid, costUsd: null } }),
  );
  expect(await log.findByText("1,200 tokens read, 50 written · $0.004")).toBeTruthy();
  expect(log.getByText("1,200 tokens read, 50 written · price not known")).toBeTruthy();
  const line =
    "mine/big answers from here on: the conversation was sent to models.example.com. The conversation doesn't fit.";
  expect(log.getAllByText(line)).toHaveLength(1);
});
