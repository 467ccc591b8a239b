import type { AppError } from "../../shared/error.ts";
import { toFailure } from "./to-failure.ts";

/**
 * Takes everything that a stream brings until it is stopped. `onEnd` is told when it ends by itself, with the failure
 * where there was one.
 */
export function followStream<Item>(
  open: (signal: AbortSignal) => Promise<AsyncIterable<Item>>,
  onItem: (item: Item) => void,
  onEnd: (failure: AppError | null) => void = () => {},
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const follow = async () => {
    for await (const item of await open(signal)) {
      if (signal.aborted) return;
      onItem(item);
    }
  };
  follow().then(
    () => {
      if (!signal.aborted) onEnd(null);
    },
    (cause: unknown) => {
      if (!signal.aborted) onEnd(toFailure(cause));
    },
  );
  return () => controller.abort();
}
