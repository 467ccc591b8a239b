import { describe, expect, it } from "vitest";
import { createThreadGovernor, mostThreads, type CpuTimes } from "./thread-governor.ts";

/** A machine on which others use so many cores; this process uses what it was given. */
function machine(cores: number, most: number) {
  const times: CpuTimes = { nowMs: 0, busyMs: 0, ownMs: 0, cores };
  const governor = createThreadGovernor(most, () => ({ ...times }));
  return (others: number, seconds: number): number => {
    for (let half = 0; half < seconds * 2; half += 1) {
      const own = Math.min(governor.threads(), cores);
      times.nowMs += 500;
      times.ownMs += own * 500;
      times.busyMs += (own + others) * 500;
    }
    return governor.threads();
  };
}

describe("createThreadGovernor", () => {
  it("uses all it may while nobody else works", () => {
    expect(machine(2, 2)(0.1, 3)).toBe(2);
    expect(machine(8, 7)(0.5, 3)).toBe(7);
  });

  it("gives a core back at once when another program wants it, and takes it when that is done", () => {
    const run = machine(2, 2);
    expect(run(1, 0.5)).toBe(1);
    expect(run(0, 0.5)).toBe(1);
    expect(run(0, 2)).toBe(2);
  });

  it("steps up one core at a time", () => {
    const run = machine(8, 7);
    expect(run(6, 1)).toBe(2);
    expect(run(0, 1.5)).toBeLessThan(7);
    expect(run(0, 8)).toBe(7);
  });

  it("never goes below one thread", () => {
    expect(machine(4, 3)(9, 2)).toBe(1);
  });

  it("begins with all it may after a pause, whoever worked meanwhile", () => {
    const times: CpuTimes = { nowMs: 0, busyMs: 0, ownMs: 0, cores: 2 };
    const governor = createThreadGovernor(2, () => ({ ...times }));
    const othersWork = (ms: number) => {
      times.nowMs += ms;
      times.busyMs += ms * 2;
    };
    othersWork(500);
    expect(governor.threads()).toBe(1);
    othersWork(60_000);
    expect(governor.threads()).toBe(2);
    othersWork(500);
    expect(governor.threads()).toBe(1);
  });

  it("looks at the load twice a second, however often it is asked", () => {
    let looks = 0;
    const governor = createThreadGovernor(2, () => {
      looks += 1;
      return { nowMs: 0, busyMs: looks * 1e6, ownMs: 0, cores: 2 };
    });
    for (let call = 0; call < 5; call += 1) expect(governor.threads()).toBe(2);
  });
});

describe("mostThreads", () => {
  it("leaves a core free where there are more than two, and is never less than one", () => {
    expect(mostThreads(1)).toBe(1);
    expect(mostThreads(0)).toBe(1);
  });
});
