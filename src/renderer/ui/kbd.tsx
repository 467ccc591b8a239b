import type { ReactNode } from "react";

/** The name of a key. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-[4px] border border-line-hard bg-surface px-1 text-xs leading-4 text-ink-3" aria-hidden>
      {children}
    </kbd>
  );
}
