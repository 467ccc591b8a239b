import clsx from "clsx";
import { memo, useState } from "react";

const longText = 1_200;

/** What the person said. `note` says what becomes of it, where that isn't plain. */
export const UserBubble = memo(function UserBubble({ text, note }: { text: string; note?: string }) {
  const [isWhole, setWhole] = useState(false);
  const isCut = !isWhole && text.length > longText;
  return (
    <article
      aria-label="You"
      className={clsx(
        "rounded-l border px-3.5 py-2.5",
        note ? "border-dashed border-line-hard" : "border-transparent bg-sunken",
      )}
    >
      <p className="wrap-anywhere whitespace-pre-wrap">{isCut ? `${text.slice(0, longText)}…` : text}</p>
      {isCut && (
        <button
          type="button"
          className="mt-1 rounded-s text-s text-ink-2 underline underline-offset-2"
          onClick={() => setWhole(true)}
        >
          Show all of it
        </button>
      )}
      {note && <p className="mt-1 text-s text-ink-3">{note}</p>}
    </article>
  );
});
