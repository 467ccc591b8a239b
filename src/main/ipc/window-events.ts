import type { WindowCommand, WindowEvent } from "../../shared/ipc.ts";

/** What the window tells its page: commands of the menu as they come, and the room of the question also to who joins late. */
export type WindowEvents = {
  command(command: WindowCommand): void;
  openSession(sessionId: string): void;
  setHeight(height: number): void;
  follow(listener: (event: WindowEvent) => void): () => void;
};

export function windowEvents(): WindowEvents {
  const listeners = new Set<(event: WindowEvent) => void>();
  let height = 0;
  const tell = (event: WindowEvent) => {
    for (const listener of listeners) listener(event);
  };
  return {
    command: (command) => tell({ type: "command", command }),
    openSession: (sessionId) => tell({ type: "open-session", sessionId }),
    setHeight(next) {
      height = next;
      tell({ type: "question", height });
    },
    follow(listener) {
      listeners.add(listener);
      listener({ type: "question", height });
      return () => listeners.delete(listener);
    },
  };
}
