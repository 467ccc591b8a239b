import clsx from "clsx";
import { CircleAlert, Info } from "lucide-react";
import type { ReactNode } from "react";

type NoticeProps = { tone: "bad" | "plain"; children: ReactNode; action?: ReactNode };

/** A sentence that must be seen: what happened, and what to do. */
export function Notice({ tone, children, action }: NoticeProps) {
  const Icon = tone === "bad" ? CircleAlert : Info;
  return (
    <div
      role={tone === "bad" ? "alert" : "status"}
      className={clsx(
        "flex items-start gap-2.5 rounded-m border px-3.5 py-2.5",
        tone === "bad" ? "border-bad/30 bg-bad-soft text-bad" : "border-line-soft bg-surface text-ink-2",
      )}
    >
      <Icon className="mt-0.5 size-4 shrink-0" aria-hidden />
      <div className="min-w-0 flex-1 wrap-anywhere whitespace-pre-line">{children}</div>
      {action}
    </div>
  );
}
