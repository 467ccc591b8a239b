import clsx from "clsx";

/** How far something is, as a bar. `share` is null while that isn't known. */
export function Meter({ label, share }: { label: string; share: number | null }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(share === null ? {} : { "aria-valuenow": Math.round(share * 100) })}
      className="h-1.5 overflow-hidden rounded-full bg-sunken"
    >
      <div
        className={clsx("h-full rounded-full bg-ember", share === null && "w-1/3 animate-pulse-slow")}
        style={share === null ? undefined : { width: `${Math.min(share, 1) * 100}%` }}
      />
    </div>
  );
}
