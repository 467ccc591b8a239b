import { type KeyboardEvent, useEffect, useRef, useState } from "react";

/** Writes another title. Enter and leaving keep it; Esc, or nothing in it, leaves the old one: then `onDone` gets null. */
export function TitleEditor({ title, onDone }: { title: string; onDone: (title: string | null) => void }) {
  const [text, setText] = useState(title);
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    // the menu that brought us here gives the keyboard back to its button when it has closed
    const timer = setTimeout(() => field.current?.select());
    return () => clearTimeout(timer);
  }, []);
  const finish = (next: string | null) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(next === null || next.trim() === "" ? null : next.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    finish(event.key === "Enter" ? text : null);
  };
  return (
    <input
      ref={field}
      value={text}
      maxLength={200}
      aria-label="Title"
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => finish(text)}
      className="m-1 w-full rounded-s border border-line-hard bg-surface px-1.5 py-1.5"
    />
  );
}
