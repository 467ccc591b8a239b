import clsx from "clsx";
import type { ComponentProps } from "react";

/** A line to type in. Its label is for those who don't see what stands around it. */
export function TextField({ label, className, ...props }: ComponentProps<"input"> & { label: string }) {
  return (
    <input
      aria-label={label}
      autoComplete="off"
      spellCheck={false}
      className={clsx(
        "min-w-0 rounded-s border border-line-hard bg-surface px-2.5 py-1.5 placeholder:text-ink-3",
        className,
      )}
      {...props}
    />
  );
}
