import clsx from "clsx";
import { useMemo } from "react";
import type { SessionView } from "../../../shared/fold.ts";
import { Kbd } from "../../ui/kbd.tsx";
import { statusWords } from "./status-words.ts";

/** What is going on, in one quiet line; it stays when the run has ended, and then says what the last step cost. */
export function StatusLine({ view }: { view: SessionView }) {
  const { tone, words, heard } = useMemo(() => statusWords(view), [view]);
  return (
    <>
      {words && (
        <div aria-hidden className="flex items-center gap-2 text-s text-ink-3 tabular-nums">
          {tone !== "rest" && (
            <span
              className={clsx("size-[7px] rounded-full", tone === "wait" ? "bg-wait" : "animate-pulse-slow bg-ember")}
            />
          )}
          {words}
          {tone === "wait" && <Kbd>F6</Kbd>}
        </div>
      )}
      <span role="status" className="sr-only">
        {heard}
      </span>
    </>
  );
}
