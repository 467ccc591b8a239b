import { describe, expect, it } from "vitest";
import { createTurnQueue, type TurnQueue } from "./turn-queue.ts";

const never = new AbortController().signal;
const tick = () => new Promise((resolve) => setImmediate(resolve));

async function once(queue: TurnQueue, work: () => void): Promise<void> {
  const leave = await queue.enter({}, true, never);
  work();
  leave(false);
}

describe("createTurnQueue", () => {
  it("lets one in at a time, in the order in which they came", async () => {
    const queue = createTurnQueue(0);
    const order: string[] = [];
    const work = async (name: string): Promise<void> => {
      const leave = await queue.enter({}, true, never);
      order.push(`${name} in`);
      await tick();
      order.push(`${name} out`);
      leave(false);
    };
    await Promise.all([work("a"), work("b"), work("c")]);
    expect(order).toEqual(["a in", "a out", "b in", "b out", "c in", "c out"]);
  });

  it("lets a conversation finish its step before another begins one", async () => {
    const queue = createTurnQueue(60_000);
    const a = {};
    const order: string[] = [];
    const read = await queue.enter(a, true, never);
    const other = once(queue, () => order.push("other"));
    read(false);
    await tick();
    const pick = await queue.enter(a, false, never);
    order.push("pick");
    pick(false);
    const stop = new AbortController();
    const nextRead = queue.enter(a, true, stop.signal);
    await other;
    expect(order).toEqual(["pick", "other"]);
    stop.abort();
    await expect(nextRead).rejects.toMatchObject({ name: "AbortError" });
  });

  it("doesn't wait for a conversation that pauses too long", async () => {
    const queue = createTurnQueue(1);
    (await queue.enter({}, true, never))(false);
    const leave = await queue.enter({}, true, never);
    leave(false);
  });

  it("doesn't wait for a conversation whose step is over", async () => {
    const queue = createTurnQueue(60_000);
    (await queue.enter({}, true, never))(true);
    (await queue.enter({}, true, never))(true);
  });

  it("lets go of a waiter that gives up, and serves the next", async () => {
    const queue = createTurnQueue(0);
    const first = await queue.enter({}, true, never);
    const stop = new AbortController();
    const second = queue.enter({}, true, stop.signal);
    const third = queue.enter({}, true, never);
    stop.abort();
    await expect(second).rejects.toMatchObject({ name: "AbortError" });
    first(false);
    (await third)(false);
    await expect(queue.enter({}, true, stop.signal)).rejects.toMatchObject({ name: "AbortError" });
  });

  it("takes a turn back once, however often it is told", async () => {
    const queue = createTurnQueue(0);
    const leave = await queue.enter({}, true, never);
    const second = queue.enter({}, true, never);
    leave(false);
    const leaveSecond = await second;
    leave(false);
    let isThirdIn = false;
    const third = once(queue, () => {
      isThirdIn = true;
    });
    await tick();
    expect(isThirdIn).toBe(false);
    leaveSecond(false);
    await third;
  });
});
