import { lazy, memo, Suspense } from "react";
import type { StepUsage } from "../../../shared/message.ts";
import { dollars } from "../../../shared/usage.ts";
import { formatCount } from "../../ui/format.ts";
import type { AnswerEnd } from "./entries.ts";

// The page is usable before this is there, and it is never needed for an empty one.
const Markdown = lazy(async () => ({ default: (await import("./markdown.tsx")).Markdown }));

type AnswerProps = { text: string; isLive: boolean; end: AnswerEnd; usage: StepUsage | null };

const ends: Readonly<Record<AnswerEnd, string>> = {
  whole: "",
  length: "The answer was cut off: there was no more room for it.",
  cancelled: "Stopped here.",
  interrupted: "Interrupted here.",
};

/** What Hearth said. */
export const Answer = memo(function Answer({ text, isLive, end, usage }: AnswerProps) {
  return (
    <article aria-label="Hearth" className="min-w-0">
      <Suspense fallback={<p className="text-answer whitespace-pre-wrap">{text}</p>}>
        <Markdown text={text} isLive={isLive} />
      </Suspense>
      {ends[end] && <p className="mt-1.5 text-s text-ink-3">{ends[end]}</p>}
      {usage && <p className="mt-1.5 text-s text-ink-3 tabular-nums">{usageWords(usage)}</p>}
    </article>
  );
});

/** What the step cost: nothing but its tokens for a model here. */
function usageWords({ evaluated, reused, sampled, forced, costUsd }: StepUsage): string {
  const tokens = `${formatCount(evaluated + reused)} tokens read, ${formatCount(sampled + forced)} written`;
  if (costUsd === undefined) return tokens;
  return `${tokens} · ${costUsd === null ? "price not known" : dollars(costUsd)}`;
}
