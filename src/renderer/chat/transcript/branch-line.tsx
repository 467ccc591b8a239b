import { GitBranch } from "lucide-react";
import { VisibleText } from "../../ui/visible-text.tsx";
import type { BranchLink } from "./branch-links.ts";

/** Says that two sessions part here, and leads to the other one. */
export function BranchLine({ link, onOpen }: { link: BranchLink; onOpen: (sessionId: string) => void }) {
  return (
    <p className="flex items-start gap-2 px-2.5 py-1 text-s text-ink-3">
      <GitBranch className="mt-0.5 size-4 shrink-0" aria-hidden />
      {link.kind === "lost" ? (
        <span>Branch of a session that was deleted, from here on</span>
      ) : (
        <span className="min-w-0 wrap-anywhere">
          {link.kind === "from" ? "Branch of " : "Another branch goes on from here: "}
          <button
            type="button"
            className="rounded-s text-left text-ink-2 underline underline-offset-2 hover:text-ink"
            onClick={() => onOpen(link.sessionId)}
          >
            <VisibleText text={link.title} />
          </button>
          {link.kind === "from" && ", from here on"}
        </span>
      )}
    </p>
  );
}
