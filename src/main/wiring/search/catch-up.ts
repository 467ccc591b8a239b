import { type AppError, toAppError } from "../../../shared/error.ts";

/** Between two steps whatever else there is to do comes first, in milliseconds. */
const pauseMs = 50;

/**
 * Does work of the past step by step until `step` says that none is left, so that nobody waits for it. What fails is reported and
 * tried again at the next start. Returns how to stop.
 */
export function catchUp(step: () => boolean, report: (error: AppError) => void): () => void {
  let timer: NodeJS.Timeout | null = null;
  const next = () => {
    timer = setTimeout(() => {
      try {
        if (step()) next();
      } catch (cause) {
        report(toAppError(cause));
      }
    }, pauseMs);
    timer.unref();
  };
  next();
  return () => {
    if (timer) clearTimeout(timer);
  };
}
