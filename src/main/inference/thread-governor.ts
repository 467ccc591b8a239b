import { availableParallelism, cpus } from "node:os";

/** Says with how many threads to compute, as often as it is asked. */
export type ThreadGovernor = { threads(): number };

/** Time that processors and this process have worked, in milliseconds since some moment. */
export type CpuTimes = { nowMs: number; busyMs: number; ownMs: number; cores: number };

/**
 * How often the load is looked at, and how much of a core others may use before it counts as theirs. What was seen before a longer
 * pause says nothing of now.
 */
const rules = { everyMs: 500, slack: 0.4, staleMs: 2_000 };

/** The most threads that make sense here: one core is left to the rest of the computer, if there are more than two. */
export function mostThreads(mathCores: number): number {
  const cores = Math.max(1, Math.min(mathCores, availableParallelism()));
  // Measured with the 1.5B model on two idle cores: one thread reads 34 and writes 6 tokens a second, two read 62 and
  // write 12. The core that is not left free here is given back as soon as anybody wants it.
  return cores <= 2 ? cores : cores - 1;
}

/**
 * The threads wait for one another after every operation, so one that has to share its core holds up all the others: with
 * one core busy, two threads are slower than one. Hence as many threads as there are cores that nobody else uses. It
 * steps down at once, and up again only when twice in a row there was room.
 */
export function createThreadGovernor(most: number, times: () => CpuTimes = cpuTimes): ThreadGovernor {
  let last = times();
  let threads = most;
  let hadRoom = false;
  return {
    threads() {
      const now = times();
      const passed = now.nowMs - last.nowMs;
      if (passed < rules.everyMs) return threads;
      if (passed > rules.staleMs) {
        last = now;
        hadRoom = false;
        return (threads = most);
      }
      const others = Math.max(0, now.busyMs - last.busyMs - (now.ownMs - last.ownMs)) / passed;
      const wished = Math.max(1, Math.min(most, Math.floor(now.cores - others + rules.slack)));
      if (wished <= threads || hadRoom) threads = Math.min(wished, threads + 1);
      hadRoom = wished > threads;
      last = now;
      return threads;
    },
  };
}

function cpuTimes(): CpuTimes {
  const all = cpus();
  const busyMs = all.reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
  const own = process.cpuUsage();
  return { nowMs: performance.now(), busyMs, ownMs: (own.user + own.system) / 1000, cores: all.length };
}
