import { describe, expect, it, test } from "vitest";
import { createSeats, type Seats, type Visit } from "./seats.ts";

const never = new AbortController().signal;
const tick = () => new Promise((resolve) => setImmediate(resolve));

const visitors = new Map<string, object>();

function visit(owner: string | null, more: Partial<Visit> = {}): Visit {
  const visitor = (owner !== null && visitors.get(owner)) || {};
  if (owner !== null) visitors.set(owner, visitor);
  return { owner, visitor, name: owner ?? "", isNewStep: true, priority: "user", ...more };
}

async function once(seats: Seats, work: () => void): Promise<void> {
  const seat = await seats.enter(visit(null), never);
  work();
  seat.leave(false);
}

describe("one seat", () => {
  it("has one at a time, in the order in which they came", async () => {
    const seats = createSeats(0);
    const order: string[] = [];
    const work = async (name: string): Promise<void> => {
      const seat = await seats.enter(visit(name), never);
      order.push(`${name} in`);
      await tick();
      order.push(`${name} out`);
      seat.leave(false);
    };
    await Promise.all([work("a"), work("b"), work("c")]);
    expect(order).toEqual(["a in", "a out", "b in", "b out", "c in", "c out"]);
  });

  it("stays with a conversation until its step is over, and then goes to who waited longest", async () => {
    const seats = createSeats(60_000);
    const order: string[] = [];
    const read = await seats.enter(visit("a"), never);
    const other = once(seats, () => order.push("other"));
    read.leave(false);
    await tick();
    const pick = await seats.enter(visit("a", { isNewStep: false }), never);
    order.push("pick");
    pick.leave(false);
    const stop = new AbortController();
    const nextRead = seats.enter(visit("a"), stop.signal);
    await other;
    expect(order).toEqual(["pick", "other"]);
    stop.abort();
    await expect(nextRead).rejects.toMatchObject({ name: "AbortError" });
  });

  it("doesn't wait for a conversation that pauses too long, or whose step is over", async () => {
    const short = createSeats(1);
    (await short.enter(visit("a"), never)).leave(false);
    (await short.enter(visit("b"), never)).leave(false);
    const long = createSeats(60_000);
    (await long.enter(visit("a"), never)).leave(true);
    (await long.enter(visit("b"), never)).leave(true);
  });

  it("lets go of a waiter that gives up, and serves the next", async () => {
    const seats = createSeats(0);
    const first = await seats.enter(visit("a"), never);
    const stop = new AbortController();
    const second = seats.enter(visit("b"), stop.signal);
    const third = seats.enter(visit("c"), never);
    stop.abort();
    await expect(second).rejects.toMatchObject({ name: "AbortError" });
    first.leave(false);
    (await third).leave(false);
    await expect(seats.enter(visit("d"), stop.signal)).rejects.toMatchObject({ name: "AbortError" });
  });

  it("is given back once, however often that is told", async () => {
    const seats = createSeats(0);
    const first = await seats.enter(visit("a"), never);
    const second = seats.enter(visit("b"), never);
    first.leave(false);
    const seat = await second;
    first.leave(false);
    let isThirdIn = false;
    const third = once(seats, () => {
      isThirdIn = true;
    });
    await tick();
    expect(isThirdIn).toBe(false);
    seat.leave(false);
    await third;
  });

  it("tells who waits whom they wait for, and nobody else", async () => {
    const seats = createSeats(0);
    const told: string[] = [];
    const onWait = (name: string) => told.push(name);
    const seat = await seats.enter(visit("a", { name: "Fix the tests", onWait }), never);
    const waiting = seats.enter(visit("b", { onWait }), never);
    expect(told).toEqual(["Fix the tests"]);
    seat.leave(true);
    (await waiting).leave(true);
  });
});

test("another visitor of the same conversation waits for its step, and finds its seat", async () => {
  const seats = createSeats(60_000);
  seats.furnish(2);
  (await seats.enter(visit("a"), never)).leave(false);
  let isIn = false;
  const ahead = seats.enter(visit("a", { visitor: {}, priority: "background" }), never).then((seat) => {
    isIn = true;
    return seat;
  });
  await tick();
  expect(isIn).toBe(false);
  (await seats.enter(visit("a", { isNewStep: false }), never)).leave(true);
  const seat = await ahead;
  expect([seat.index, seat.isKept]).toEqual([0, false]);
  seat.leave(true);
});

describe("several seats", () => {
  it("keep what was read for each conversation", async () => {
    const seats = createSeats(0);
    seats.furnish(2);
    for (const [owner, index, isKept] of [
      ["a", 0, false],
      ["b", 1, false],
      ["a", 0, true],
      ["b", 1, true],
    ] as const) {
      const seat = await seats.enter(visit(owner), never);
      expect([seat.index, seat.isKept]).toEqual([index, isKept]);
      seat.leave(true);
    }
  });

  it("give a third conversation the one that wasn't used longest", async () => {
    const seats = createSeats(0);
    seats.furnish(2);
    for (const owner of ["a", "b", "a"]) (await seats.enter(visit(owner), never)).leave(true);
    const third = await seats.enter(visit("c"), never);
    expect([third.index, third.isKept]).toEqual([1, false]);
    third.leave(true);
    expect((await seats.enter(visit("b"), never)).isKept).toBe(false);
  });

  it("serve two conversations at the same time", async () => {
    const seats = createSeats(60_000);
    seats.furnish(2);
    const [one, other] = await Promise.all([seats.enter(visit("a"), never), seats.enter(visit("b"), never)]);
    expect(new Set([one.index, other.index])).toEqual(new Set([0, 1]));
  });
});

describe("who works ahead", () => {
  it("is sent away by a user who needs the seat, and by nobody else", async () => {
    const seats = createSeats(0);
    let sent = 0;
    const ahead = visit("ahead", { priority: "background", onWanted: () => (sent += 1) });
    const seat = await seats.enter(ahead, never);
    const later = seats.enter(visit("other", { priority: "background" }), never);
    expect(sent).toBe(0);
    const user = seats.enter(visit("user"), never);
    expect(sent).toBe(1);
    seat.leave(true);
    (await user).leave(true);
    (await later).leave(true);
  });

  it("for nobody in particular leaves its seat to who comes next", async () => {
    const seats = createSeats(0);
    seats.furnish(2);
    (await seats.enter(visit("a"), never)).leave(true);
    (await seats.enter(visit(null, { priority: "background" }), never)).leave(true);
    expect((await seats.enter(visit("b"), never)).index).toBe(1);
  });

  it("is left alone where another seat is free", async () => {
    const seats = createSeats(0);
    seats.furnish(2);
    let sent = 0;
    await seats.enter(visit("ahead", { priority: "background", onWanted: () => (sent += 1) }), never);
    await seats.enter(visit("user"), never);
    expect(sent).toBe(0);
  });

  it("comes after users, however long it has waited", async () => {
    const seats = createSeats(0);
    const first = await seats.enter(visit("a"), never);
    const order: string[] = [];
    const ahead = seats.enter(visit("ahead", { priority: "background" }), never).then((seat) => {
      order.push("ahead");
      seat.leave(true);
    });
    const user = seats.enter(visit("user"), never).then((seat) => {
      order.push("user");
      seat.leave(true);
    });
    first.leave(true);
    await Promise.all([ahead, user]);
    expect(order).toEqual(["user", "ahead"]);
  });
});

describe("who needs all seats", () => {
  it("waits for the steps that are under way, and lets nobody begin another", async () => {
    const seats = createSeats(60_000);
    seats.furnish(2);
    const order: string[] = [];
    (await seats.enter(visit("a"), never)).leave(false);
    const all = seats.enterAll(never).then((leave) => {
      order.push("all");
      return leave;
    });
    const late = seats.enter(visit("b"), never).then(() => order.push("b"));
    await tick();
    const pick = await seats.enter(visit("a", { isNewStep: false }), never);
    order.push("pick");
    pick.leave(true);
    const leave = await all;
    await tick();
    expect(order).toEqual(["pick", "all"]);
    seats.furnish(1);
    leave();
    await late;
    expect(order).toEqual(["pick", "all", "b"]);
  });

  it("sends away all that work ahead", async () => {
    const seats = createSeats(0);
    seats.furnish(2);
    const sent: string[] = [];
    const ahead = await Promise.all(
      ["a", "b"].map((name) =>
        seats.enter(visit(name, { priority: "background", onWanted: () => sent.push(name) }), never),
      ),
    );
    const all = seats.enterAll(never);
    expect(sent).toEqual(["a", "b"]);
    for (const seat of ahead) seat.leave(true);
    (await all)();
  });

  it("hears that a user waits for it", async () => {
    const seats = createSeats(0);
    let wanted = 0;
    const leave = await seats.enterAll(never, () => (wanted += 1));
    const background = seats.enter(visit("a", { priority: "background" }), never);
    expect(wanted).toBe(0);
    const user = seats.enter(visit("b"), never);
    expect(wanted).toBe(1);
    leave();
    (await user).leave(true);
    (await background).leave(true);
  });

  it("finds no state of a conversation in them afterwards", async () => {
    const seats = createSeats(0);
    (await seats.enter(visit("a"), never)).leave(true);
    const leave = await seats.enterAll(never);
    seats.furnish(1);
    leave();
    expect((await seats.enter(visit("a"), never)).isKept).toBe(false);
  });
});

describe("work that nobody waits for", () => {
  it("begins when nobody has a seat or wants one, behind all others that came later", async () => {
    const seats = createSeats(60_000);
    seats.furnish(2);
    const order: string[] = [];
    const busy = await seats.enter(visit("a"), never);
    const idle = seats
      .enterIdle(never, () => {})
      .then((leave) => {
        order.push("idle");
        leave();
      });
    const behind = await seats.enter(visit("b", { priority: "background" }), never);
    order.push("background");
    busy.leave(true);
    behind.leave(false);
    await tick();
    // the background's step goes on
    expect(order).toEqual(["background"]);
    (await seats.enter(visit("b", { isNewStep: false, priority: "background" }), never)).leave(true);
    await idle;
    expect(order).toEqual(["background", "idle"]);
  });

  it.each([
    ["a user", () => visit("a")],
    ["work in the background", () => visit("a", { priority: "background" })],
  ])("hears of %s who comes, and lets them in as soon as it leaves", async (_name, comer) => {
    const seats = createSeats(60_000);
    let leave = (): void => {};
    let wanted = 0;
    leave = await seats.enterIdle(never, () => {
      wanted += 1;
      leave();
    });
    const seat = await seats.enter(comer(), never);
    expect([wanted, seat.index]).toEqual([1, 0]);
    seat.leave(true);
  });

  it("hears of who changes the model, and of no others of its kind; one that gives up waits no more", async () => {
    const seats = createSeats(60_000);
    let wanted = 0;
    const leave = await seats.enterIdle(never, () => (wanted += 1));
    const stop = new AbortController();
    const second = seats.enterIdle(stop.signal, () => {});
    await tick();
    expect(wanted).toBe(0);
    const change = seats.enterAll(never);
    await tick();
    expect(wanted).toBe(1);
    leave();
    const leaveAll = await change;
    stop.abort();
    await expect(second).rejects.toMatchObject({ name: "AbortError" });
    leaveAll();
    (await seats.enterIdle(never, () => {}))();
  });
});
