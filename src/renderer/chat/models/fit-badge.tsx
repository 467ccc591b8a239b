import { type Fit, longContext } from "../../../shared/memory-need.ts";
import { Badge } from "../../ui/badge.tsx";
import { formatBytes, formatCount } from "../../ui/format.ts";

/** Whether a model can run on this computer, with the numbers for who asks. */
export function FitBadge({ fit }: { fit: Fit }) {
  const { tone, words } = looks[fit.verdict];
  return (
    <Badge tone={tone} title={fitDetails(fit)}>
      {words}
    </Badge>
  );
}

/** "It needs about 2.1 GB of the 8 GB of memory, with a conversation of 8,192 tokens; with 32,768 2.9 GB." */
export function fitDetails({ neededBytes, memoryBytes, contextSize, longBytes }: Fit): string {
  const needed = `It needs about ${formatBytes(neededBytes)} of the ${formatBytes(memoryBytes)} of memory`;
  if (contextSize === null) return `${needed}, and more as the conversation grows.`;
  const long = longBytes === null ? "" : `; with ${formatCount(longContext)} ${formatBytes(longBytes)}`;
  return `${needed}, with a conversation of ${formatCount(contextSize)} tokens${long}.`;
}

const looks = {
  fits: { tone: "good", words: "fits" },
  tight: { tone: "wait", words: "tight" },
  "too-large": { tone: "bad", words: "too large here" },
} as const satisfies Record<Fit["verdict"], unknown>;
