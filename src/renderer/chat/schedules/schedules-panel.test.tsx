import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openChat } from "../../../../test/support/page.tsx";
import type { ScheduleView } from "../../../shared/schedule.ts";

const never: ScheduleView = {
  name: "heartbeat",
  cron: "*/30 * * * *",
  isOn: false,
  nextAtMs: null,
  startedAtMs: null,
  state: "new",
  text: "",
};
const morning: ScheduleView = {
  name: "morning",
  cron: "0 8 * * 1-5",
  isOn: true,
  nextAtMs: new Date(2026, 10, 23, 8).getTime(),
  startedAtMs: Date.now() - 5 * 60_000,
  state: "done",
  text: "Two bills are due.",
};

test("what is done at set times is listed, with its next time and what came of it last", async () => {
  const waits: ScheduleView = { ...morning, name: "night", state: "waiting", text: "somebody is using the computer" };
  const { screen, user } = openChat({ schedules: [never, morning, waits] });
  await user.click(await screen.findByRole("button", { name: "Schedules" }));
  const panel = within(await screen.findByRole("dialog", { name: "Schedules" }));
  const rows = (await panel.findAllByRole("listitem")).map((row) => row.textContent);
  expect(rows).toEqual([
    "heartbeat*/30 * * * *offDo it nownot done yet",
    expect.stringMatching(/^morning0 8 \* \* 1-5next Mon,? 08:00Do it nowdone, 5 min agoTwo bills are due\.$/),
    expect.stringMatching(/^night0 8 \* \* 1-5next Mon,? 08:00Do it nowwaitssomebody is using the computer$/),
  ]);
});

test("one that is done now shows its session; one with nothing to do says so", async () => {
  const { screen, user, services } = openChat({
    schedules: [never, morning],
    before: (fake) => fake.addSession({ id: "of-morning", title: "Schedule: morning" }),
  });
  await user.click(await screen.findByRole("button", { name: "Schedules" }));
  await user.click(await screen.findByRole("button", { name: "Do heartbeat now" }));
  expect(await screen.findByText(/HEARTBEAT.md says nothing to look at/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Do morning now" }));
  const open = await screen.findByRole("button", { name: /^Schedule: morning/, current: "page" });
  expect(open).toBeTruthy();
  expect(services.calls).toContainEqual(["runSchedule", "morning"]);
});
