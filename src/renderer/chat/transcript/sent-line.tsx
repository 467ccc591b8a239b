import { CloudUpload } from "lucide-react";
import type { SentStep } from "../../../shared/message.ts";
import { VisibleText } from "../../ui/visible-text.tsx";

/** Says that what follows was made on another computer, and why. */
export function SentLine({ sent: { modelId, host, why } }: { sent: SentStep }) {
  return (
    <p className="flex items-start gap-2 rounded-s bg-wait-soft px-2.5 py-1.5 text-s text-wait">
      <CloudUpload className="mt-0.5 size-4 shrink-0" aria-hidden />
      <span className="min-w-0 wrap-anywhere">
        <VisibleText text={`${modelId} answers from here on: the conversation was sent to ${host}. ${why}`} />
      </span>
    </p>
  );
}
