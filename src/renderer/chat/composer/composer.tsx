import clsx from "clsx";
import { ArrowUp, Square } from "lucide-react";
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useState,
  useSyncExternalStore,
} from "react";
import type { WishBeside } from "../state/navigator.ts";
import { AttachButton } from "./attach-button.tsx";
import { AttachedFiles } from "./attached-files.tsx";
import { CommandList, commandListId, commandOptionId } from "./command-list.tsx";
import { PlanSwitch } from "./plan-switch.tsx";
import { useAttaching } from "./use-attaching.ts";
import { useCommands } from "./use-commands.ts";
import { useFileDrop } from "./use-file-drop.ts";
import { useWindowModel } from "../state/window-model.tsx";

type ComposerProps = {
  /** Whose draft it is; null for the session that is yet to be. */
  sessionId: string | null;
  /** The folder that is worked in, which may have commands; null while there is none. */
  folder: string | null;
  isRunning: boolean;
  placeholder: string;
  /** Why nothing can be sent now; null where it can. */
  obstacle: string | null;
  /** Resolves with whether it was taken. What wasn't stays in the composer. */
  onSend: (text: string, beside: WishBeside) => Promise<boolean>;
  onStop: () => void;
  /** What stands in its lower line. */
  children: ReactNode;
  ref?: Ref<HTMLTextAreaElement>;
};

/** Where a wish is written. Enter sends it, Shift+Enter makes a line, and what isn't sent is kept, session by session. */
export function Composer({
  sessionId,
  folder,
  isRunning,
  placeholder,
  obstacle,
  onSend,
  onStop,
  children,
  ref,
}: ComposerProps) {
  const { drafts, draftFiles } = useWindowModel();
  const text = useSyncExternalStore(drafts.subscribe, () => drafts.read(sessionId));
  const [isSending, setSending] = useState(false);
  const [isPlan, setPlan] = useState(false);
  const attaching = useAttaching(sessionId);
  const isDropping = useFileDrop(attaching.add);
  const canSend = text.trim() !== "" && obstacle === null && !isSending && attaching.reading === 0;

  const change = (next: string) => drafts.write(sessionId, next);
  const commands = useCommands(text, folder, change);
  const send = async () => {
    if (!canSend) return;
    setSending(true);
    change("");
    const { files } = attaching;
    draftFiles.write(sessionId, []);
    const isTaken = await onSend(text.trim(), { attachments: files.map(({ id }) => id), isPlan });
    setSending(false);
    if (isTaken) {
      setPlan(false);
      attaching.dismiss();
    } else {
      change(text);
      draftFiles.write(sessionId, files);
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    attaching.add(files);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (commands.handleKey(event)) return;
    // while letters are being composed, Enter chooses among them
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };

  return (
    <div
      className={clsx(
        "mx-auto max-w-measure rounded-l border bg-surface px-3 pt-3 pb-2 transition-colors focus-within:border-ink-3",
        isDropping ? "border-dashed border-ember" : "border-line-hard",
      )}
    >
      <CommandList choice={commands} />
      <AttachedFiles attaching={attaching} />
      <textarea
        ref={ref}
        aria-autocomplete="list"
        {...(commands.matches.length > 0
          ? { "aria-controls": commandListId, "aria-activedescendant": commandOptionId(commands.index) }
          : {})}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        placeholder={isDropping ? "Drop the files to attach them" : placeholder}
        aria-label="What Hearth shall do"
        rows={1}
        // it is what the page is for
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        className="field-sizing-content max-h-[38vh] min-h-6 w-full resize-none bg-transparent px-0.5 placeholder:text-ink-3 focus-visible:outline-none"
      />
      <div className="mt-2.5 flex min-w-0 items-end gap-1.5">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5">
          <AttachButton onFiles={attaching.add} />
          <PlanSwitch isPlan={isPlan} onChange={setPlan} />
          {children}
        </div>
        {isRunning && (
          <button type="button" aria-label="Stop" title="Stop (Esc)" onClick={onStop} className={round}>
            <Square className="size-2.5 fill-current" aria-hidden />
          </button>
        )}
        {(!isRunning || text.trim() !== "") && (
          <button
            type="button"
            aria-label={isRunning ? "Queue" : "Send"}
            title={obstacle ?? (isRunning ? "Queue (Enter)" : "Send (Enter)")}
            disabled={!canSend}
            onClick={() => void send()}
            className={round}
          >
            <ArrowUp className="size-4" aria-hidden />
          </button>
        )}
      </div>
    </div>
  );
}

const round =
  "grid size-[30px] shrink-0 place-items-center rounded-full bg-ink text-bg transition-opacity disabled:bg-line-hard disabled:text-ink-3";
