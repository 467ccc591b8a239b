import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { type Acts, admit, agent, says, scriptedRun } from "../../../test/support/scripted-run.ts";
import { newPlace } from "../../../test/support/store-place.ts";
import { usualTurn } from "../../shared/turn-options.ts";
import { openStore } from "../store/open-store.ts";
import { createSessions } from "./sessions.ts";

/** A session whose run waits until the test lets it go on. */
async function busySession(acts: (opened: Promise<void>) => Acts) {
  const place = await newPlace();
  const store = openStore(place, "test");
  let goOn = () => {};
  const opened = new Promise<void>((resolve) => (goOn = resolve));
  const sessions = createSessions({
    store,
    startRun: scriptedRun(acts(opened)),
    agent,
    newId: randomUUID,
    now: () => 1000,
    report: () => {},
  });
  onTestFinished(async () => {
    goOn();
    await sessions.close();
    store.close();
    place.remove();
  });
  const { id } = sessions.create({ workspace: "/w", modelId: null });
  const begun = new Promise<void>((resolve) => sessions.follow(({ type }) => type === "message" && resolve()));
  sessions.send(id, "begin");
  await begun;
  const said = () =>
    sessions.open(id).view.messages.flatMap((message) => (message.role === "user" ? [message.text] : []));
  return { sessions, id, goOn, said, queue: () => sessions.open(id).view.queue };
}

const untilOpened = (opened: Promise<void>): Acts =>
  async function* (request) {
    await opened;
    yield* admit(request);
    yield says(randomUUID(), "Done");
  };

test("what waits can be changed and taken back, and everyone who looks sees it", async () => {
  const { sessions, id, goOn, said, queue } = await busySession(untilOpened);
  sessions.send(id, "paint it red");
  sessions.send(id, "and the door");
  const [first, second] = queue();
  sessions.editPrompt(id, first?.id ?? 0, "paint it blue");
  sessions.removePrompt(id, second?.id ?? 0);
  expect(queue()).toEqual([{ id: first?.id, text: "paint it blue", delivery: "now" }]);
  goOn();
  await sessions.settled(id);
  expect(said()).toEqual(["begin", "paint it blue"]);
  expect(queue()).toEqual([]);
});

test("what the agent has can't be changed any more", async () => {
  let take = () => {};
  const isTime = new Promise<void>((resolve) => (take = resolve));
  let hasTaken = () => {};
  const taken = new Promise<void>((resolve) => (hasTaken = resolve));
  const { sessions, id, goOn, said, queue } = await busySession(
    (opened) =>
      async function* (request) {
        await isTime;
        const text = request
          .takePrompts()
          .map((said) => said.text)
          .join();
        hasTaken();
        await opened;
        yield { type: "message", message: { role: "user", id: "taken", text, context: "" } };
      },
  );
  sessions.send(id, "paint it red");
  const queued = queue()[0]?.id ?? 0;
  take();
  await taken;
  expect(() => sessions.editPrompt(id, queued, "paint it blue")).toThrow("Hearth has this already");
  expect(() => sessions.removePrompt(id, queued)).toThrow("Hearth has this already");
  goOn();
  await sessions.settled(id);
  expect(said()).toEqual(["begin", "paint it red"]);
  expect(() => sessions.removePrompt(id, queued)).toThrow("Hearth has this already");
});

test("what is meant for afterwards reaches the agent in a run of its own; what is meant for now comes before it", async () => {
  let runs = 0;
  const { sessions, id, goOn, said } = await busySession(
    (opened) =>
      async function* (request) {
        runs += 1;
        await opened;
        yield* admit(request);
        yield says(randomUUID(), "Done");
      },
  );
  sessions.send(id, "then the tests", "after");
  sessions.send(id, "in blue", "now");
  sessions.send(id, "then the notes", "after");
  goOn();
  await sessions.settled(id);
  expect(said()).toEqual(["begin", "in blue", "then the tests\n\nthen the notes"]);
  expect(runs).toBe(2);
});

test("a turn that isn't the usual one is stored with its prompt, and has a run to itself", async () => {
  const runs: string[] = [];
  const { sessions, id, goOn, queue } = await busySession(
    (opened) =>
      async function* (request) {
        await opened;
        yield* admit(request);
        runs.push(`${request.defaultResponse} ${sessions.isAttended(id)}`);
        yield says(randomUUID(), "Done");
      },
  );
  const turn = { ...usualTurn, isAttended: false, defaultResponse: "All is well." };
  sessions.send(id, "look around", "now", { turn });
  sessions.send(id, "look again", "now", { turn });
  sessions.send(id, "and you?");
  sessions.editPrompt(id, queue()[0]?.id ?? 0, "look well");
  expect(queue()).toMatchObject([{ text: "look well", turn }, { turn }, { text: "and you?" }]);
  goOn();
  await sessions.settled(id);
  expect(runs).toEqual(["null true", "All is well. false", "All is well. false", "null true"]);
});

test("a thousand prompts that wait are all there, in order, in the next request", async () => {
  const { sessions, id, goOn, said, queue } = await busySession(untilOpened);
  const wishes = Array.from({ length: 1000 }, (_, index) => `wish ${index}`);
  for (const wish of wishes) sessions.send(id, wish);
  expect(queue()).toHaveLength(1000);
  goOn();
  await sessions.settled(id);
  expect(said()).toEqual(["begin", wishes.join("\n\n")]);
  expect(queue()).toEqual([]);
});
