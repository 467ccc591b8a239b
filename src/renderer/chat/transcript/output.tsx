import clsx from "clsx";
import { useLayoutEffect, useRef, useState } from "react";
import { formatCount } from "../../ui/format.ts";
import { VisibleText } from "../../ui/visible-text.tsx";

/** So much is drawn at first: nobody reads more at a glance, and a wide table of text is slow to draw. */
const firstLines = 120;
const firstCharacters = 20_000;

type OutputProps = { text: string; label: string; isLive?: boolean; isBad?: boolean };

/** Text as a program wrote it. While it is live its end is in sight; when it is done, its beginning. */
export function Output({ text, label, isLive = false, isBad = false }: OutputProps) {
  const [isWhole, setWhole] = useState(false);
  const box = useRef<HTMLPreElement>(null);
  const shown = isWhole || isLive ? text : beginning(text);
  const rest = text.length - shown.length;
  useLayoutEffect(() => {
    if (isLive && box.current) box.current.scrollTop = box.current.scrollHeight;
  });
  return (
    <>
      <pre
        ref={box}
        // it scrolls, so the keyboard must be able to get there
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label={label}
        className={clsx(
          "max-h-80 overflow-auto px-3 py-2 text-[12.5px] leading-[1.6] wrap-anywhere whitespace-pre-wrap focus-visible:-outline-offset-2",
          isBad ? "text-bad" : "text-ink-2",
        )}
      >
        <VisibleText text={shown} />
      </pre>
      {rest > 0 && (
        <button
          type="button"
          className="w-full border-t border-line-soft px-3 py-1.5 text-left text-s text-ink-2 hover:bg-sunken"
          onClick={() => setWhole(true)}
        >
          Show the other {formatCount(rest)} letters
        </button>
      )}
    </>
  );
}

function beginning(text: string): string {
  let end = -1;
  for (let line = 0; line < firstLines; line++) {
    end = text.indexOf("\n", end + 1);
    if (end === -1) return text.slice(0, firstCharacters);
  }
  return text.slice(0, Math.min(end, firstCharacters));
}
