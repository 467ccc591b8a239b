import { ListChecks } from "lucide-react";
import type { SaidBeside } from "../../../shared/said.ts";
import { FileChip } from "./file-chip.tsx";

/** What went with a request beside its words. */
export function RequestExtras({ attachments = [], isPlan }: SaidBeside) {
  if (attachments.length === 0 && !isPlan) return null;
  return (
    <ul aria-label="With it" className="mt-1.5 flex flex-wrap gap-1.5">
      {isPlan && (
        <li className="inline-flex h-7 items-center gap-1.5 rounded-s border border-line-hard px-2 text-s text-ink-2">
          <ListChecks className="size-3.5" aria-hidden /> Only a plan
        </li>
      )}
      {attachments.map((file, index) => (
        // two files may have the same name, and none of them ever moves
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="max-w-full min-w-0">
          <FileChip file={file} />
        </li>
      ))}
    </ul>
  );
}
