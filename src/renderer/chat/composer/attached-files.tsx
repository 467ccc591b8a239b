import { X } from "lucide-react";
import { IconButton } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { VisibleText } from "../../ui/visible-text.tsx";
import { FileChip } from "../attachments/file-chip.tsx";
import type { Attaching } from "./use-attaching.ts";

/** The files that will go with the request, and what became of those that won't. */
export function AttachedFiles({ attaching: { files, reading, messages, remove, dismiss } }: { attaching: Attaching }) {
  return (
    <>
      {messages.length > 0 && (
        <div className="mb-2.5">
          <Notice
            tone="bad"
            action={
              <IconButton label="Dismiss" className="-my-1 text-current" onClick={dismiss}>
                <X className="size-4" />
              </IconButton>
            }
          >
            <VisibleText text={messages.join("\n")} />
          </Notice>
        </div>
      )}
      {(files.length > 0 || reading > 0) && (
        <ul aria-label="Attached files" className="mb-2.5 flex flex-wrap gap-1.5">
          {files.map((file) => (
            <li key={file.id} className="max-w-full min-w-0">
              <FileChip file={file} onRemove={() => remove(file.id)} />
            </li>
          ))}
          {reading > 0 && (
            <li role="status" className="flex h-7 items-center px-2 text-s text-ink-3">
              reading {reading === 1 ? "a file" : `${reading} files`}…
            </li>
          )}
        </ul>
      )}
    </>
  );
}
