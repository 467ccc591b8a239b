import { useSyncExternalStore } from "react";

/** Something that changes and can be read at any time. */
export type Store<State> = { read(): State; subscribe(onChange: () => void): () => void };

/** A store, and the way to change it. */
export type OwnStore<State> = Store<State> & { set(next: State): void };

const hiddenPauseMs = 100;

/** Many changes in one frame are told once: a fast model says more in that time than a screen can show. */
export function createStore<State>(initial: State): OwnStore<State> {
  const listeners = new Set<() => void>();
  let state = initial;
  let isTelling = false;
  const tell = () => {
    isTelling = false;
    for (const listener of listeners) listener();
  };
  return {
    read: () => state,
    set(next) {
      if (Object.is(next, state)) return;
      state = next;
      if (isTelling) return;
      isTelling = true;
      // a page that isn't seen has no frames, and must know where things stand when it is
      if (document.hidden) setTimeout(tell, hiddenPauseMs);
      else requestAnimationFrame(tell);
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** Draws a component again when the store has changed. */
export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.read);
}
