import clsx from "clsx";
import type { ComponentProps } from "react";

type Look = "plain" | "primary" | "danger" | "quiet";

/** A button with words on it. `primary` is for the one thing that is waited for. */
export function Button({ look = "plain", className, ...props }: ComponentProps<"button"> & { look?: Look }) {
  return <button type="button" className={clsx(shape, looks[look], className)} {...props} />;
}

/** A button with a picture on it, so it has a name for those who don't see that. */
export function IconButton({ label, className, ...props }: ComponentProps<"button"> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={clsx(
        "inline-grid size-7 shrink-0 place-items-center rounded-s text-ink-3 transition-colors hover:bg-sunken hover:text-ink",
        className,
      )}
      {...props}
    />
  );
}

const shape =
  "inline-flex items-center justify-center gap-2 rounded-s border px-3.5 py-1.5 whitespace-nowrap transition-colors aria-disabled:opacity-55 disabled:opacity-55";

const looks: Readonly<Record<Look, string>> = {
  plain: "border-line-hard bg-surface text-ink enabled:hover:bg-sunken",
  primary: "border-ember bg-ember font-medium text-ember-ink enabled:hover:brightness-110",
  danger: "border-bad bg-bad-soft font-medium text-bad enabled:hover:brightness-95",
  quiet: "border-transparent bg-transparent text-ink-2 enabled:hover:bg-sunken enabled:hover:text-ink",
};
