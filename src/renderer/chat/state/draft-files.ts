import type { AttachmentInfo } from "../../../shared/attachment.ts";

/** The files that stand in the composer of each session; `null` is the session that is yet to be. Main keeps what is in them. */
export type DraftFiles = {
  /** The same list until it is changed. */
  read(sessionId: string | null): readonly AttachmentInfo[];
  write(sessionId: string | null, files: readonly AttachmentInfo[]): void;
  subscribe(onChange: () => void): () => void;
};

const none: readonly AttachmentInfo[] = [];

/** `storage` is the page's own, as for the drafts: it survives a restart. */
export function createDraftFiles(storage: Pick<Storage, "getItem" | "setItem" | "removeItem">): DraftFiles {
  const listeners = new Set<() => void>();
  const lists = new Map<string, readonly AttachmentInfo[]>();
  const keyOf = (sessionId: string | null) => `draft-files:${sessionId ?? "new"}`;
  return {
    read(sessionId) {
      const key = keyOf(sessionId);
      const known = lists.get(key) ?? stored(storage.getItem(key));
      lists.set(key, known);
      return known;
    },
    write(sessionId, files) {
      const key = keyOf(sessionId);
      lists.set(key, files);
      if (files.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(files));
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

function stored(text: string | null): readonly AttachmentInfo[] {
  // only `write` writes there
  return text === null ? none : (JSON.parse(text) as AttachmentInfo[]);
}
