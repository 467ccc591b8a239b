import { expect, test } from "vitest";
import { missionRuntime } from "../support/mission-runtime.ts";
import { callsTool, says } from "../support/ollama-server.ts";
import { resultsOf } from "../support/what-happened.ts";

test("a question that nobody can answer, or that is stopped, is told to the model", async () => {
  const asks = callsTool("ask_user", { question: "Which colour?" });
  const { ask } = await missionRuntime([asks, says("Red, I took.")], { isAttended: false });
  expect(resultsOf((await ask("Paint it. Ask me first.")).events)[0]).toMatchObject({
    status: "failed",
    text: expect.stringContaining("Nobody is there to answer."),
  });
  const stopped = await missionRuntime([asks]);
  const { sessions } = stopped.runtime;
  const id = stopped.begin();
  const asked = new Promise<void>((resolve) => {
    sessions.follow(({ type }) => {
      if (type === "question") resolve();
    });
  });
  sessions.send(id, "Paint it. Ask me first.");
  await asked;
  expect(sessions.open(id).summary.activity).toBe("waiting");
  sessions.cancel(id);
  await sessions.settled(id);
  const { view } = sessions.open(id);
  expect(view.questions).toEqual([]);
  expect(view.messages.at(-1)).toMatchObject({ role: "tool", status: "cancelled" });
});
