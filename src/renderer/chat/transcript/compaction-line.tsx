import type { Compaction } from "../../../shared/compaction.ts";
import { compactionWords } from "../../../shared/compaction-words.ts";
import { digestText } from "../../../shared/digest-text.ts";
import { VisibleText } from "../../ui/visible-text.tsx";
import { FoldRow } from "./fold-row.tsx";

/** That older messages are summarised from here on: a quiet line, and what was kept, to be unfolded. */
export function CompactionLine({ compaction }: { compaction: Compaction }) {
  const { id, digest } = compaction;
  return (
    <div className="text-s text-ink-3">
      <FoldRow id={id} line={compactionWords(compaction)}>
        {digest && (
          <p className="px-3 py-2 wrap-anywhere whitespace-pre-wrap">
            <VisibleText text={digestText(digest)} />
          </p>
        )}
      </FoldRow>
    </div>
  );
}
