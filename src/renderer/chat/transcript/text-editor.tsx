import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";

type TextEditorProps = {
  label: string;
  text: string;
  /** What its button says. */
  save: string;
  onSave: (text: string) => void;
  onCancel: () => void;
};

/** Changes a text where it stands. Enter keeps it, Shift+Enter makes a line, Esc leaves it as it was. */
export function TextEditor({ label, text, save, onSave, onCancel }: TextEditorProps) {
  const [draft, setDraft] = useState(text);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // the menu that brought us here gives the keyboard back to its button when it has closed
    const timer = setTimeout(() => field.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  const isEmpty = draft.trim() === "";
  const finish = () => {
    if (!isEmpty) onSave(draft.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      onCancel();
    }
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    finish();
  };
  return (
    <div className="grid gap-2 rounded-l border border-line-hard bg-surface p-3">
      <textarea
        ref={field}
        value={draft}
        aria-label={label}
        rows={1}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-[38vh] w-full resize-none bg-transparent focus-visible:outline-none"
      />
      <div className="flex justify-end gap-2">
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button look="primary" disabled={isEmpty} onClick={finish}>
          {save}
        </Button>
      </div>
    </div>
  );
}
