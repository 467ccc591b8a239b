import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { FakeServices } from "../../../../test/support/fake-window-services.ts";
import { openChat } from "../../../../test/support/page.tsx";
import { models, playScene } from "../../../../test/support/scenes.ts";

const helpers = { models, before: (services: FakeServices) => playScene(services, "helpers") };

test("what an agent does for a call is seen under the call, while it does it", async () => {
  const { screen } = openChat(helpers);
  const steps = await screen.findByLabelText("What scout did");
  expect(steps.textContent).toContain("is at work");
  expect(steps.textContent).toContain("Searched forwatered");
  expect(steps.textContent).toContain("Readingplants.json");
});

test("an agent in the background reports in the conversation, stands under its session, and can be opened", async () => {
  const { screen, user } = openChat(helpers);
  const report = await screen.findByLabelText("Report of writer");
  expect(report.textContent).toContain("is done: Write a page about the plants");
  const list = await screen.findByRole("navigation", { name: "All sessions" });
  const titles = within(list)
    .getAllByRole("listitem")
    .map((row) => row.textContent ?? "");
  const own = titles.findIndex((title) => title.includes("Water the plants script"));
  expect(titles[own + 1]).toContain("Write a page about the plants");
  await user.click(within(list).getByRole("button", { name: /^Write a page/ }));
  expect(await screen.findByRole("heading", { name: "Write a page about the plants" })).toBeTruthy();
});
