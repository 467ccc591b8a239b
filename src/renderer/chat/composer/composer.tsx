import { ArrowUp, Square } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type Ref, useState, useSyncExternalStore } from "react";
import { useWindowModel } from "../state/window-model.tsx";

type ComposerProps = {
  /** Whose draft it is; null for the session that is yet to be. */
  sessionId: string | null;
  isRunning: boolean;
  placeholder: string;
  /** Why nothing can be sent now; null where it can. */
  obstacle: string | null;
  /** Resolves with whether it was taken. What wasn't stays in the composer. */
  onSend: (text: string) => Promise<boolean>;
  onStop: () => void;
  /** What stands in its lower line. */
  children: ReactNode;
  ref?: Ref<HTMLTextAreaElement>;
};

/** Where a wish is written. Enter sends it, Shift+Enter makes a line, and what isn't sent is kept, session by session. */
export function Composer({
  sessionId,
  isRunning,
  placeholder,
  obstacle,
  onSend,
  onStop,
  children,
  ref,
}: ComposerProps) {
  const { drafts } = useWindowModel();
  const text = useSyncExternalStore(drafts.subscribe, () => drafts.read(sessionId));
  const [isSending, setSending] = useState(false);
  const canSend = text.trim() !== "" && obstacle === null && !isSending;

  const change = (next: string) => drafts.write(sessionId, next);
  const send = async () => {
    if (!canSend) return;
    setSending(true);
    change("");
    const isTaken = await onSend(text.trim());
    setSending(false);
    if (!isTaken) change(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // while letters are being composed, Enter chooses among them
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };

  return (
    <div className="mx-auto max-w-measure rounded-l border border-line-hard bg-surface px-3 pt-3 pb-2 transition-colors focus-within:border-ink-3">
      <textarea
        ref={ref}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder={placeholder}
        aria-label="What Hearth shall do"
        rows={1}
        // it is what the page is for
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        className="field-sizing-content max-h-[38vh] min-h-6 w-full resize-none bg-transparent px-0.5 placeholder:text-ink-3 focus-visible:outline-none"
      />
      <div className="mt-2.5 flex min-w-0 items-center gap-1.5">
        {children}
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
