import clsx from "clsx";
import type { ReactNode } from "react";

type Tone = "plain" | "good" | "wait" | "bad";

/** A word or two on a small ground. `title` says more to who asks. */
export function Badge({ tone = "plain", title, children }: { tone?: Tone; title?: string; children: ReactNode }) {
  return (
    <span title={title} className={clsx("rounded-full px-2 text-s font-normal whitespace-nowrap", tones[tone])}>
      {children}
    </span>
  );
}

const tones: Readonly<Record<Tone, string>> = {
  plain: "bg-sunken text-ink-2",
  good: "bg-ok-soft text-ok",
  wait: "bg-wait-soft text-wait",
  bad: "bg-bad-soft text-bad",
};
