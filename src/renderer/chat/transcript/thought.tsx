import { memo } from "react";
import { ChevronRight } from "lucide-react";
import clsx from "clsx";
import { useOpenCard } from "./open-cards.tsx";

type ThoughtProps = { id: string; text: string; seconds: number | null; isLive: boolean };

/** What the model thought before it spoke: folded, because it isn't its answer. */
export const Thought = memo(function Thought({ id, text, seconds, isLive }: ThoughtProps) {
  const [isOpen, setOpen] = useOpenCard(id, false);
  const words = isLive ? "Thinking…" : seconds === null ? "Thought" : `Thought for ${seconds} s`;
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className={clsx(
          "-ml-1 flex items-center gap-1.5 rounded-s px-1 text-s text-ink-3 hover:text-ink-2",
          isLive && "animate-pulse-slow",
        )}
      >
        <ChevronRight aria-hidden className={clsx("size-3.5 transition-transform", isOpen && "rotate-90")} />
        {words}
      </button>
      {isOpen && (
        <p className="mt-1.5 ml-1 border-l-2 border-line-soft pl-3.5 wrap-anywhere whitespace-pre-wrap text-ink-2">
          {text.trim()}
        </p>
      )}
    </div>
  );
});
