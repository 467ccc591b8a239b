import clsx from "clsx";
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from "react";
import type { FoundSession } from "../../../shared/search.ts";
import { formatAgo } from "../../ui/format.ts";
import { TextField } from "../../ui/text-field.tsx";
import { useNow } from "../state/window-model.tsx";
import { useFoundSessions } from "./use-found-sessions.ts";

type SessionSearchProps = {
  field: RefObject<HTMLInputElement | null>;
  onOpen: (sessionId: string) => void;
  /** What stands there while nothing is looked for. */
  children: ReactNode;
};

/** Looks through what was said in all sessions. */
export function SessionSearch({ field, onOpen, children }: SessionSearchProps) {
  const [words, setWords] = useState("");
  // by its id, because the list may grow while somebody chooses
  const [chosenId, setChosenId] = useState<string | null>(null);
  const outcome = useFoundSessions(words);
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;
  const found = outcome?.sessions ?? [];
  const chosen = Math.max(
    0,
    found.findIndex(({ sessionId }) => sessionId === chosenId),
  );
  const setChosen = (index: number) => setChosenId(found[index]?.sessionId ?? null);
  const isSearching = words.trim() !== "";
  const type = (next: string) => {
    setWords(next);
    setChosenId(null);
  };
  const open = (session: FoundSession | undefined) => {
    if (!session) return;
    type("");
    onOpen(session.sessionId);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = {
      ArrowDown: () => setChosen(Math.min(chosen + 1, found.length - 1)),
      ArrowUp: () => setChosen(Math.max(chosen - 1, 0)),
      // what stands there may still be what was found for other words
      Enter: () => open(outcome?.words === words ? found[chosen] : undefined),
      Escape: () => type(""),
    }[event.key];
    // Esc in an empty field is the page's
    if (!act || event.nativeEvent.isComposing || !isSearching) return;
    event.preventDefault();
    act();
  };
  return (
    <>
      <TextField
        ref={field}
        label="Search all sessions"
        type="search"
        placeholder="Search"
        maxLength={200}
        role="combobox"
        aria-expanded={isSearching}
        aria-controls={listId}
        aria-activedescendant={found[chosen] ? optionId(chosen) : undefined}
        aria-keyshortcuts="Control+Shift+F Meta+Shift+F"
        className="mt-2"
        value={words}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {!isSearching && children}
      {isSearching && (
        <div className="-mx-1 mt-1 min-h-0 flex-1 overflow-y-auto px-1 pb-2">
          <p aria-live="polite" className="mx-2 mt-2 mb-1 text-s text-ink-3">
            {outcome && (outcome.failure?.message ?? countWords(found.length))}
          </p>
          <div id={listId} role="listbox" aria-label="Sessions found" className="grid gap-0.5">
            {found.map((session, index) => (
              <FoundRow
                key={session.sessionId}
                id={optionId(index)}
                session={session}
                isChosen={index === chosen}
                onOpen={() => open(session)}
              />
            ))}
          </div>
        </div>
      )}
    </>
  );
}

function FoundRow(props: { id: string; session: FoundSession; isChosen: boolean; onOpen: () => void }) {
  const { id, session, isChosen, onOpen } = props;
  const now = useNow();
  return (
    // the keys are those of the field, which keeps the focus
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onPointerDown={(event) => {
        event.preventDefault();
        onOpen();
      }}
      className={clsx("grid rounded-s px-2.5 py-1.5", isChosen ? "bg-surface" : "hover:bg-sunken")}
    >
      <span className="flex justify-between gap-2">
        <span className="truncate font-medium">{session.title}</span>
        <span className="shrink-0 text-s text-ink-3">{formatAgo(session.atMs, now)}</span>
      </span>
      <span className="line-clamp-2 text-s text-ink-2">
        {session.snippet.map(({ text, isHit }, index) =>
          isHit ? (
            <mark key={index} className="bg-transparent font-semibold text-ink">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </span>
    </div>
  );
}

function countWords(count: number): string {
  if (count === 0) return "Nothing was found.";
  return count === 1 ? "One session" : `${count} sessions`;
}
