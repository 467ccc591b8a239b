import clsx from "clsx";
import { ListChecks } from "lucide-react";

/** Whether only a plan is wanted: Hearth reads, changes nothing, and says what it would do. */
export function PlanSwitch({ isPlan, onChange }: { isPlan: boolean; onChange: (isPlan: boolean) => void }) {
  return (
    <button
      type="button"
      aria-pressed={isPlan}
      aria-label="Plan first"
      title="Plan first: Hearth only reads, and says what it would do. You decide then."
      onClick={() => onChange(!isPlan)}
      className={clsx(
        "flex h-7 shrink-0 items-center gap-1.5 rounded-full px-2 text-s transition-colors",
        isPlan ? "bg-ember-soft font-medium text-ember" : "text-ink-2 hover:bg-sunken",
      )}
    >
      <ListChecks className="size-4" aria-hidden />
      <span className="max-[980px]:hidden">Plan first</span>
    </button>
  );
}
