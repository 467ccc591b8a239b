import { Paperclip } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "../../ui/button.tsx";

/** Lets the person choose files that go with the request. */
export function AttachButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label="Attach files" onClick={() => input.current?.click()}>
        <Paperclip className="size-4" aria-hidden />
      </IconButton>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-hidden
        tabIndex={-1}
        data-testid="attach"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // otherwise the same file couldn't be chosen again
          target.value = "";
        }}
      />
    </>
  );
}
