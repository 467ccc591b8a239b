import type { PullProgress } from "../../shared/model.ts";

const pauseMs = 100;

/** Lets through ten reports a second, and every one that begins another stage: nobody reads more, and a download has thousands. */
export async function* pacedProgress<Result>(
  progress: AsyncGenerator<PullProgress, Result>,
  now: () => number,
): AsyncGenerator<PullProgress, Result> {
  let last: { at: number; stage: PullProgress["stage"] } | null = null;
  let isDone = false;
  try {
    for (;;) {
      const step = await progress.next();
      if (step.done) {
        isDone = true;
        return step.value;
      }
      if (last && step.value.stage === last.stage && now() - last.at < pauseMs) continue;
      last = { at: now(), stage: step.value.stage };
      yield step.value;
    }
  } finally {
    // stops the download where the window has lost interest
    if (!isDone) await progress.return(undefined as Result); // nobody takes the result of a generator that was ended
  }
}
