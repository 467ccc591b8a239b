import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openChat } from "../../../../test/support/page.tsx";
import { models } from "../../../../test/support/scenes.ts";
import type { RunTimes, TimeUse } from "../../../shared/trace.ts";

const none: TimeUse = {
  waiting: 0,
  loading: 0,
  reading: 0,
  writing: 0,
  trying: 0,
  tools: 0,
  questions: 0,
  other: 0,
};

const run = (runId: string, request: string, use: Partial<TimeUse>, more: Partial<RunTimes> = {}): RunTimes => ({
  runId,
  request,
  status: "done",
  startMs: 1_000,
  endMs: 9_000,
  use: { ...none, ...use },
  ...more,
});

async function openTimes(times: RunTimes[]) {
  const { screen, user } = openChat({
    models,
    times,
    before: (services) => void services.addSession({ title: "Plants" }),
  });
  await user.click(await screen.findByRole("button", { name: "More about Plants" }));
  await user.click(await screen.findByRole("menuitem", { name: "Where the time went" }));
  return within(await screen.findByRole("dialog", { name: "Where the time went" }));
}

test("a session's menu shows where its time went, together and for each request", async () => {
  const panel = await openTimes([
    run("r1", "Which plants?", { loading: 4_000, reading: 3_000, writing: 1_000 }),
    run("r2", "Water them", { reading: 500, questions: 7_500 }, { status: "cancelled" }),
  ]);
  const all = within(await panel.findByRole("table", { name: "All requests" }));
  expect(all.getAllByRole("row").map((row) => row.textContent)).toEqual([
    "Loading the model4.0 s",
    "Reading3.5 s",
    "Writing1.0 s",
    "Waiting for your answers7.5 s",
  ]);
  expect(panel.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Water them8.0 swaiting for your answers 7.5 s · reading 0.5 s · cancelled",
    "Which plants?8.0 sloading the model 4.0 s · reading 3.0 s · writing 1.0 s",
  ]);
});

test("a session in which nothing was asked says so", async () => {
  expect(await (await openTimes([])).findByText("Nothing has been asked in this session yet.")).toBeTruthy();
});
