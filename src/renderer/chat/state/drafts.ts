/** What stands in the composer of each session and wasn't sent; `null` is the session that is yet to be. It survives a restart. */
export type Drafts = {
  read(sessionId: string | null): string;
  write(sessionId: string | null, text: string): void;
  subscribe(onChange: () => void): () => void;
};

/** More than this isn't kept for the next start: writing it with every key would hold up the typing. */
const longest = 100_000;

/** `storage` is the page's own, which lies in the folder of Hearth's data. */
export function createDrafts(storage: Pick<Storage, "getItem" | "setItem" | "removeItem">): Drafts {
  const listeners = new Set<() => void>();
  const texts = new Map<string, string>();
  const keyOf = (sessionId: string | null) => `draft:${sessionId ?? "new"}`;
  return {
    read(sessionId) {
      const key = keyOf(sessionId);
      return texts.get(key) ?? storage.getItem(key) ?? "";
    },
    write(sessionId, text) {
      const key = keyOf(sessionId);
      texts.set(key, text);
      store(storage, key, text);
      // at once: a field whose text lags behind its keys loses its place
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

function store(storage: Pick<Storage, "setItem" | "removeItem">, key: string, text: string): void {
  try {
    if (text === "" || text.length > longest) storage.removeItem(key);
    else storage.setItem(key, text);
  } catch {
    // no room to keep it: it stands in the composer all the same
  }
}
