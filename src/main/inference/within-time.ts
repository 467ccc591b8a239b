import vm from "node:vm";

/**
 * What `work` gives, or null where it takes longer than `milliseconds`. For programs that come with a model's file: they may
 * have no end. `work` must not wait for anything; it is broken off wherever it is, and no `catch` or `finally` in it runs.
 * What it throws is thrown here.
 */
export function withinTime<Result>(work: () => Result, milliseconds: number): Result | null {
  let result: Result | null = null;
  const run = (): void => {
    result = work();
  };
  try {
    // the only watch over code that doesn't let go of the thread: it covers all that is called from the script
    vm.runInNewContext("run()", { run }, { timeout: milliseconds });
  } catch (cause) {
    if (isTimeOut(cause)) return null;
    throw cause;
  }
  return result;
}

/** Such an error comes from the script's own world, where `Error` is another. */
function isTimeOut(cause: unknown): boolean {
  return (
    typeof cause === "object" && cause !== null && "code" in cause && cause.code === "ERR_SCRIPT_EXECUTION_TIMEOUT"
  );
}
