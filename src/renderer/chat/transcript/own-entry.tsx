import { Ellipsis, GitBranch, Pencil } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { IconButton } from "../../ui/button.tsx";
import { DropMenu, MenuItem } from "../../ui/menu.tsx";
import { useSessionActions } from "../state/session-actions.tsx";
import { useWindowModel } from "../state/window-model.tsx";
import { type Entry, messageIdOf } from "./entries.ts";
import { TextEditor } from "./text-editor.tsx";

/** An entry of the conversation itself, with what can be begun from it: other words for a request, or a branch. */
export function OwnEntry({ entry, children }: { entry: Entry; children: ReactNode }) {
  const messageId = messageIdOf(entry);
  if (messageId === null) return children;
  return (
    <WithMenu messageId={messageId} said={entry.kind === "user" ? entry.text : null}>
      {children}
    </WithMenu>
  );
}

/** `said` is the text of a request; null for an answer. */
function WithMenu({ messageId, said, children }: { messageId: string; said: string | null; children: ReactNode }) {
  const { resend, fork } = useSessionActions();
  const { drafts } = useWindowModel();
  const [isEditing, setEditing] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const leave = () => {
    setEditing(false);
    setTimeout(() => trigger.current?.focus());
  };
  const branch = async () => {
    const id = await fork(said === null ? { after: messageId } : { before: messageId });
    // from before a request one may say something else
    if (id !== null && said !== null) drafts.write(id, said);
  };
  if (said !== null && isEditing) {
    return (
      <>
        <TextEditor
          label="What you said"
          text={said}
          save="Send"
          onSave={(text) => void resend(messageId, text)}
          onCancel={leave}
        />
        <p className="mt-1.5 px-1 text-s text-ink-3">It is sent in a branch. This session stays as it is.</p>
      </>
    );
  }
  return (
    <div className="group relative">
      {children}
      {/* at its end: the last line is seldom as long as the first */}
      <span className="absolute right-1 bottom-1.5 rounded-s bg-surface opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 has-data-popup-open:opacity-100">
        <DropMenu
          align="end"
          trigger={
            <IconButton ref={trigger} label={said === null ? "More about this answer" : "More about this request"}>
              <Ellipsis className="size-4" aria-hidden />
            </IconButton>
          }
        >
          {said !== null && (
            <MenuItem onClick={() => setEditing(true)}>
              <Pencil className="size-4 text-ink-3" aria-hidden /> Edit and resend
            </MenuItem>
          )}
          <MenuItem onClick={() => void branch()}>
            <GitBranch className="size-4 text-ink-3" aria-hidden /> Fork from here
          </MenuItem>
        </DropMenu>
      </span>
    </div>
  );
}
