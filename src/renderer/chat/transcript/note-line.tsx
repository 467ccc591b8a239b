import { Info } from "lucide-react";
import { VisibleText } from "../../ui/visible-text.tsx";

/** Something to know beside the conversation, said quietly. */
export function NoteLine({ text }: { text: string }) {
  return (
    <p className="flex items-start gap-2 px-2.5 py-1 text-s text-ink-3">
      <Info className="mt-0.5 size-4 shrink-0" aria-hidden />
      <span className="min-w-0 wrap-anywhere">
        <VisibleText text={text} />
      </span>
    </p>
  );
}
