import clsx from "clsx";
import { Circle, CircleCheck, CircleDot } from "lucide-react";
import type { TodoItem } from "../../../shared/event.ts";
import { VisibleText } from "../../ui/visible-text.tsx";

/** What Hearth has written down to do, and how far it is. */
export function TodoList({ items }: { items: readonly TodoItem[] }) {
  return (
    <ul
      aria-label="What is to do"
      className="mx-auto mb-2 max-h-[22vh] max-w-measure overflow-y-auto rounded-m border border-line-soft px-3 py-2 text-s"
    >
      {items.map(({ text, state }, index) => {
        const { Icon, word } = looks[state];
        return (
          // the list is written anew as a whole, and may say a thing twice
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={clsx("flex items-start gap-2 py-0.5", state === "done" && "text-ink-3")}>
            <Icon className={clsx("mt-0.5 size-3.5 shrink-0", state === "doing" && "text-ember")} aria-hidden />
            <span className="wrap-anywhere">
              <span className="sr-only">{word}: </span>
              <VisibleText text={text} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const looks = {
  open: { Icon: Circle, word: "open" },
  doing: { Icon: CircleDot, word: "in work" },
  done: { Icon: CircleCheck, word: "done" },
} as const;
