import type { ComponentProps, ReactNode } from "react";

const shape =
  "w-full rounded-s border border-line-hard bg-surface px-2.5 py-1.5 text-ink placeholder:text-ink-3 disabled:opacity-55";

/** A line to type in, with its name above it. */
export function TextField({ label, ...props }: ComponentProps<"input"> & { label: ReactNode }) {
  return (
    <label className="grid gap-1 text-s text-ink-2">
      {label}
      <input className={shape} autoComplete="off" spellCheck={false} {...props} />
    </label>
  );
}

/** A choice of a few, with its name above it. */
export function SelectField({ label, children, ...props }: ComponentProps<"select"> & { label: ReactNode }) {
  return (
    <label className="grid gap-1 text-s text-ink-2">
      {label}
      <select className={shape} {...props}>
        {children}
      </select>
    </label>
  );
}
