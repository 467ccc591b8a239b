import { FileText, Image, X } from "lucide-react";
import type { AttachmentInfo } from "../../../shared/attachment.ts";
import { formatBytes } from "../../ui/format.ts";
import { VisibleText } from "../../ui/visible-text.tsx";

type FileChipProps = {
  file: Pick<AttachmentInfo, "type" | "name" | "bytes" | "what">;
  /** Missing where it can't be taken out any more. */
  onRemove?: () => void;
};

/** A file that goes, or went, with a request. */
export function FileChip({ file: { type, name, bytes, what }, onRemove }: FileChipProps) {
  const Icon = type === "image" ? Image : FileText;
  return (
    <span
      title={`${name}: ${what}`}
      className="inline-flex h-7 max-w-full min-w-0 items-center gap-1.5 rounded-s border border-line-hard bg-surface pl-2 text-s text-ink-2"
    >
      <Icon className="size-3.5 shrink-0" aria-hidden />
      <span className="min-w-0 truncate text-ink">
        <VisibleText text={name} />
      </span>
      <span className="shrink-0 pr-2 tabular-nums">{formatBytes(bytes)}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={`Remove ${name}`}
          title="Remove"
          onClick={onRemove}
          className="-ml-1.5 grid size-6.5 shrink-0 place-items-center rounded-s text-ink-3 hover:bg-sunken hover:text-ink"
        >
          <X className="size-3.5" aria-hidden />
        </button>
      )}
    </span>
  );
}
