import type { ModelEntry } from "../../../shared/model.ts";
import { Button } from "../../ui/button.tsx";
import { formatBytes } from "../../ui/format.ts";
import { useStore } from "../../ui/store.ts";
import { PullLine } from "../models/pull-line.tsx";
import { useWindowModel } from "../state/window-model.tsx";

/** The first start: there is no model yet, and one is on offer. */
export function FirstModel({ model, onShowModels }: { model: ModelEntry | null; onShowModels: () => void }) {
  const { shelf } = useWindowModel();
  const pull = useStore(shelf).pulls[model?.id ?? ""];
  return (
    <section aria-label="A model" className="grid gap-3 rounded-l border border-line-soft bg-surface p-4 text-left">
      {model ? (
        <>
          <div>
            <h2 className="font-semibold">First, Hearth needs a model</h2>
            <p className="text-ink-2">
              {model.name} is a good one to begin with. It is fetched once
              {model.bytes === null ? "" : ` (${formatBytes(model.bytes)})`}, and then works without the internet.
            </p>
          </div>
          {pull ? (
            <PullLine
              name={model.name}
              pull={pull}
              onPause={() => shelf.pause(model.id)}
              onGoOn={() => void shelf.pull(model.id)}
              onDiscard={() => void shelf.remove(model.id)}
            />
          ) : (
            <div className="flex items-center gap-2">
              <Button look="primary" onClick={() => void shelf.pull(model.id)}>
                Get {model.name}
                {model.bytes !== null && <span className="font-normal">{formatBytes(model.bytes)}</span>}
              </Button>
              <Button look="quiet" onClick={onShowModels}>
                Others, or a file you have…
              </Button>
            </div>
          )}
        </>
      ) : (
        <>
          <h2 className="font-semibold">First, Hearth needs a model</h2>
          <Button look="primary" className="justify-self-start" onClick={onShowModels}>
            Choose one…
          </Button>
        </>
      )}
    </section>
  );
}
