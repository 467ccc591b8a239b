import { useStore } from "../../ui/store.ts";
import { useWindowModel } from "../state/window-model.tsx";
import { PullLine } from "./pull-line.tsx";

/** What is being fetched and isn't in the list yet: a search may be forgotten, a download goes on. */
export function OtherPulls() {
  const { shelf } = useWindowModel();
  const { models, pulls } = useStore(shelf);
  const others = Object.entries(pulls).filter(([id]) => !models?.some((model) => model.id === id));
  if (others.length === 0) return null;
  return (
    <section aria-label="Being fetched">
      <h3 className="pt-3 pb-2 font-medium text-ink-2">Being fetched</h3>
      <ul className="grid gap-2">
        {others.map(([id, pull]) => (
          <li key={id} className="grid gap-2.5 rounded-m border border-line-soft bg-surface px-4 py-3">
            <p className="truncate font-medium">{shortName(id)}</p>
            <PullLine
              name={shortName(id)}
              pull={pull}
              onPause={() => shelf.pause(id)}
              // who has begun it has been asked whether it may be too large
              onGoOn={() => void shelf.pull(id, true)}
              onDiscard={() => void shelf.remove(id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function shortName(id: string): string {
  return id.slice(id.lastIndexOf("/") + 1);
}
