import clsx from "clsx";
import { VisibleText } from "../../ui/visible-text.tsx";
import type { CommandChoice } from "./use-commands.ts";

export const commandListId = "commands";

export function commandOptionId(index: number): string {
  return `${commandListId}-${index}`;
}

/** The commands that can be meant, above what is being written. What a folder brings is said to be the folder's. */
export function CommandList({ choice: { matches, index, take } }: { choice: CommandChoice }) {
  if (matches.length === 0) return null;
  return (
    <div
      id={commandListId}
      role="listbox"
      aria-label="Commands"
      className="mb-2 max-h-56 overflow-y-auto border-b border-line-soft pb-2"
    >
      {matches.map((command, place) => (
        <div
          key={command.name}
          id={commandOptionId(place)}
          role="option"
          tabIndex={-1}
          aria-selected={place === index}
          // the field keeps the keyboard
          onMouseDown={(event) => {
            event.preventDefault();
            take(command);
          }}
          className={clsx("flex items-baseline gap-3 rounded-s px-2.5 py-1.5", place === index && "bg-sunken")}
        >
          <span className="shrink-0 font-semibold">/{command.name}</span>
          <span className="min-w-0 flex-1 truncate text-ink-2">
            <VisibleText text={command.description} />
          </span>
          {command.of === "folder" && <span className="shrink-0 text-s text-ink-3">from this folder</span>}
        </div>
      ))}
    </div>
  );
}
