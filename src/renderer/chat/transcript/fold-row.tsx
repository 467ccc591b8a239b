import clsx from "clsx";
import { ChevronRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useOpenCard } from "./open-cards.tsx";

type FoldRowProps = {
  id: string;
  /** The one line that is always seen. */
  line: ReactNode;
  /** What stands at its end. */
  end?: ReactNode;
  isUsuallyOpen?: boolean;
  /** What can be unfolded; without it the line is only a line. */
  children?: ReactNode;
};

/** A line that can be unfolded. */
export function FoldRow({ id, line, end, isUsuallyOpen = false, children }: FoldRowProps) {
  const [isOpen, setOpen] = useOpenCard(id, isUsuallyOpen);
  const body = useId();
  const canOpen = Boolean(children);
  return (
    <div>
      <button
        type="button"
        {...(canOpen ? { "aria-expanded": isOpen, "aria-controls": body } : {})}
        disabled={!canOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex w-full min-w-0 items-center gap-2 px-3 py-[7px] text-left enabled:hover:bg-sunken/60 focus-visible:-outline-offset-2"
      >
        <ChevronRight
          aria-hidden
          className={clsx(
            "size-3.5 shrink-0 text-ink-3 transition-transform",
            isOpen && canOpen && "rotate-90",
            !canOpen && "opacity-30",
          )}
        />
        <span className="flex min-w-0 flex-1 items-baseline gap-1.5">{line}</span>
        {end && <span className="flex shrink-0 items-center gap-2 text-s text-ink-3">{end}</span>}
      </button>
      {isOpen && canOpen && (
        <div id={body} className="border-t border-line-soft">
          {children}
        </div>
      )}
    </div>
  );
}
