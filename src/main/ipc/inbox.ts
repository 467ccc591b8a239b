/** What a listener heard and nobody has taken yet. It listens from the moment it is made, so nothing is missed. */
export type Inbox<Item> = {
  /** Everything since the last time, at least one; null once the signal has aborted. */
  take(signal: AbortSignal): Promise<Item[] | null>;
  close(): void;
};

/** Turns a subscription into something that can be waited for, many items at a time where many came. */
export function openInbox<Item>(subscribe: (listener: (item: Item) => void) => () => void): Inbox<Item> {
  let items: Item[] = [];
  let wake = () => {};
  const stop = subscribe((item) => {
    items.push(item);
    wake();
  });
  return {
    async take(signal) {
      const wakeUp = () => wake();
      signal.addEventListener("abort", wakeUp);
      try {
        while (items.length === 0 && !signal.aborted) {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      } finally {
        signal.removeEventListener("abort", wakeUp);
      }
      if (signal.aborted) return null;
      const taken = items;
      items = [];
      return taken;
    },
    close: stop,
  };
}
