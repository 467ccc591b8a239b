import type { ChildProcess } from "node:child_process";
import { AppError } from "../../shared/error.ts";

/** What a process prints, until somebody takes it. */
export type CommandOutput = {
  /** Resolves when there is something to take, or nothing more will come. */
  some(): Promise<void>;
  take(): Buffer;
  /** Resolves when it has printed more than it may. What is beyond that is dropped. */
  flooded: Promise<void>;
  /** Resolves when nothing more will come. */
  closed: Promise<void>;
  /** Stops holding the process back: what is still in the pipe is to be read without waiting for anybody. */
  letFlow(): void;
};

/** The process waits when so much of its output wasn't taken yet. In bytes. */
const mostHeld = 1_048_576;

/** Reads what a process prints, at most `mostBytes` of it, and no faster than it is taken. */
export function collectOutput(child: ChildProcess, mostBytes: number): CommandOutput {
  const stream = child.stdout;
  if (!stream) throw new AppError("internal", "The command has no output to read.");
  const flood = deferred();
  const close = deferred();
  let held: Buffer[] = [];
  let heldBytes = 0;
  let total = 0;
  let isFree = false;
  let isClosed = false;
  let wake = () => {};
  stream.on("data", (chunk: Buffer) => {
    const wanted = chunk.subarray(0, Math.max(0, mostBytes - total));
    total += chunk.length;
    if (wanted.length > 0) held.push(wanted);
    heldBytes += wanted.length;
    if (total > mostBytes) flood.resolve();
    if (heldBytes > mostHeld && !isFree) stream.pause();
    wake();
  });
  const end = () => {
    isClosed = true;
    close.resolve();
    wake();
  };
  stream.once("close", end);
  child.once("error", end);
  return {
    async some() {
      if (heldBytes > 0 || isClosed) return;
      const waiting = deferred();
      wake = waiting.resolve;
      await waiting.promise;
    },
    take() {
      const taken = Buffer.concat(held);
      held = [];
      heldBytes = 0;
      stream.resume();
      return taken;
    },
    flooded: flood.promise,
    closed: close.promise,
    letFlow() {
      isFree = true;
      stream.resume();
    },
  };
}

function deferred(): { promise: Promise<void>; resolve(): void } {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}
