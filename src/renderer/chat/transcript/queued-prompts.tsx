import { Pencil, X } from "lucide-react";
import { useState } from "react";
import type { QueuedPrompt } from "../../../shared/queued-prompt.ts";
import { IconButton } from "../../ui/button.tsx";
import { useSessionActions } from "../state/session-actions.tsx";
import { RequestExtras } from "../attachments/request-extras.tsx";
import { TextEditor } from "./text-editor.tsx";
import { UserBubble } from "./user-bubble.tsx";

/** More than these are only counted. */
const mostShown = 20;

/** What was said while Hearth is at work, and waits. It can be changed and taken back until Hearth has it. */
export function QueuedPrompts({ queue }: { queue: readonly QueuedPrompt[] }) {
  const more = queue.length - mostShown;
  return (
    <>
      {queue.slice(0, mostShown).map((prompt) => (
        <Waiting key={prompt.id} prompt={prompt} />
      ))}
      {more > 0 && <p className="pb-4 text-s text-ink-3">… and {more} more that wait</p>}
    </>
  );
}

function Waiting({ prompt }: { prompt: QueuedPrompt }) {
  const { editPrompt, removePrompt } = useSessionActions();
  const [isEditing, setEditing] = useState(false);
  const save = async (text: string) => {
    if (text === prompt.text || (await editPrompt(prompt.id, text))) setEditing(false);
  };
  if (isEditing) {
    return (
      <div className="pb-4">
        <TextEditor
          label="What waits"
          text={prompt.text}
          save="Save"
          onSave={(text) => void save(text)}
          onCancel={() => setEditing(false)}
        />
      </div>
    );
  }
  return (
    <div className="group relative pb-4">
      <UserBubble text={prompt.text} note={notes[prompt.delivery]} />
      <RequestExtras {...prompt} />
      <span className="absolute top-1.5 right-1.5 flex rounded-s bg-surface opacity-0 group-focus-within:opacity-100 group-hover:opacity-100">
        <IconButton label="Edit" onClick={() => setEditing(true)}>
          <Pencil className="size-3.5" aria-hidden />
        </IconButton>
        <IconButton label="Remove" onClick={() => void removePrompt(prompt.id)}>
          <X className="size-4" aria-hidden />
        </IconButton>
      </span>
    </div>
  );
}

const notes = {
  now: "queued: Hearth takes it up before its next step",
  after: "queued: Hearth takes it up when this is done",
} as const;
