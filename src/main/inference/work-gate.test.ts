import { expect, test } from "vitest";
import { createWorkGate } from "./work-gate.ts";

const never = new AbortController().signal;
const tick = () => new Promise((resolve) => setImmediate(resolve));

test("one piece at a time, in the order in which they came", async () => {
  const gate = createWorkGate();
  const order: string[] = [];
  const piece = (name: string) =>
    gate.once(never, async () => {
      order.push(`${name} in`);
      await tick();
      order.push(`${name} out`);
      return name;
    });
  expect(await Promise.all([piece("a"), piece("b")])).toEqual(["a", "b"]);
  expect(order).toEqual(["a in", "a out", "b in", "b out"]);
});

test("who takes over begins when the engine has freed the threads of the one before", async () => {
  const gate = createWorkGate();
  const order: string[] = [];
  const first = gate.once(never, async () => {
    setTimeout(() => order.push("freed"), 0);
  });
  await Promise.all([first, gate.once(never, async () => order.push("next"))]);
  expect(order).toEqual(["freed", "next"]);
});

test("a reading lets one token through for each share of its time", async () => {
  let time = 0;
  const gate = createWorkGate(() => time);
  const order: string[] = [];
  const reading = await gate.enter(never);
  let isWriting = true;
  const writing = (async () => {
    while (isWriting) await gate.once(never, async () => order.push("token"));
  })();
  for (let chunk = 0; chunk < 9; chunk++) {
    order.push("chunk");
    time += 300;
    await reading.giveWay(never);
  }
  isWriting = false;
  reading.leave();
  await writing;
  expect(order.join(" ")).toBe("chunk chunk chunk token chunk chunk chunk token chunk chunk chunk token token");
});

test("a reading that nobody waits for isn't interrupted", async () => {
  let time = 0;
  const gate = createWorkGate(() => time);
  const reading = await gate.enter(never);
  time += 10_000;
  await reading.giveWay(never);
  reading.leave();
  reading.leave();
  expect(await gate.once(never, async () => "free")).toBe("free");
});

test("who gives up while waiting leaves no trace", async () => {
  const gate = createWorkGate();
  const first = await gate.enter(never);
  const stop = new AbortController();
  const second = gate.once(stop.signal, async () => "second");
  const third = gate.once(never, async () => "third");
  stop.abort();
  await expect(second).rejects.toMatchObject({ name: "AbortError" });
  first.leave();
  expect(await third).toBe("third");
});

test("a failed piece doesn't keep others out", async () => {
  const gate = createWorkGate();
  await expect(gate.once(never, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await gate.once(never, async () => "next")).toBe("next");
});

test("a reading that is stopped while it gives way has left", async () => {
  let time = 0;
  const gate = createWorkGate(() => time);
  const reading = await gate.enter(never);
  const stop = new AbortController();
  const other = gate.once(never, () => tick());
  time = 10_000;
  const waiting = reading.giveWay(stop.signal);
  stop.abort();
  await expect(waiting).rejects.toMatchObject({ name: "AbortError" });
  reading.leave();
  await other;
  expect(await gate.once(never, async () => "next")).toBe("next");
});
