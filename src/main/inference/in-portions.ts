/** Ten times a second is as smooth as anybody reads. In milliseconds. */
const portionMs = 100;

/**
 * Joins texts that follow quickly on one another: each message to another process takes time from the processors that the model
 * computes with. The first comes at once.
 */
export async function* inPortions<Result>(
  texts: AsyncGenerator<string, Result>,
  now: () => number = () => performance.now(),
): AsyncGenerator<string, Result> {
  let held = "";
  let lastMs = -Infinity;
  for (;;) {
    const step = await texts.next();
    if (step.done) {
      if (held !== "") yield held;
      return step.value;
    }
    held += step.value;
    if (now() - lastMs < portionMs) continue;
    yield held;
    held = "";
    lastMs = now();
  }
}
