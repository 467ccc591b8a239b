import { expect, test } from "vitest";
import { missionRuntime } from "../support/mission-runtime.ts";
import { callsTool, says } from "../support/ollama-server.ts";
import { makePlace, runHearth } from "../support/run-hearth.ts";

test("agents in the background are listed while they work, and after Hearth was closed as interrupted, to be resumed", async () => {
  const order = { agent: "scout", task: "Count the letters.", context: "All are in letters." };
  let begun = 0;
  const { runtime, place, ask, restart } = await missionRuntime(({ messages }) => {
    const isHelper = messages.some(({ content }) => content.includes("<delegation_context>"));
    if (isHelper)
      return messages.at(-1)?.content.includes("go on") ? says("Twelve.") : says("Twel", { ending: "stall" });
    return ++begun === 1 ? callsTool("start_agent", order) : says("Started.");
  });
  const { sessionId } = await ask("Have the letters counted in the background.");
  const helper = runtime.sessions.list().find(({ parentId }) => parentId === sessionId)?.id ?? "";
  await expect.poll(() => runtime.sessions.open(helper).view.draft?.text, { timeout: 20_000 }).toContain("Twel");
  const running = await runHearth(["agents", "running"], place);
  expect(running.out).toMatch(
    new RegExp(`^${helper} {2}runs {2}scout {2}Count the letters\\. {2}for “Have the letters`),
  );

  const next = await restart();
  const reports = () => next.sessions.open(sessionId).view.asides.filter(({ type }) => type === "report");
  expect(next.sessions.list().find(({ id }) => id === helper)?.activity).toBe("interrupted");
  // it isn't done, so it has come to nothing yet
  expect(reports()).toEqual([]);
  const left = await runHearth(["agents", "running"], place);
  expect(left.out).toMatch(new RegExp(`^${helper} {2}was interrupted {2}scout`));
  expect(left.err).toContain('hearth ask --session ID "go on"');

  await next.request(helper, "go on");
  await next.sessions.settled(helper);
  expect(reports()).toMatchObject([{ report: { name: "scout", outcome: "done", text: "Twelve." } }]);
  expect((await runHearth(["agents", "running"], place)).out).toBe("");
});

test("where no agent works in the background, that is said", async () => {
  expect(await runHearth(["agents", "running"], makePlace())).toMatchObject({
    status: 0,
    out: "",
    err: expect.stringContaining("No agent works in the background"),
  });
});
