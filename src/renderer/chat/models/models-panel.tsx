import { FilePlus2 } from "lucide-react";
import { useEffect } from "react";
import type { ModelEntry } from "../../../shared/model.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useStore } from "../../ui/store.ts";
import { useWindowModel } from "../state/window-model.tsx";
import { ModelRow } from "./model-row.tsx";

/** All models: those that are here, and those that can be fetched. */
export function ModelsPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { shelf } = useWindowModel();
  const { models, failure } = useStore(shelf);
  useEffect(() => {
    if (isOpen) void shelf.refresh(); // a server may have come up meanwhile
  }, [isOpen, shelf]);
  const all = models ?? [];
  return (
    <Panel title="Models" isOpen={isOpen} onClose={onClose}>
      <p className="pb-3 text-ink-2">They run on this computer. Fetching one is all that needs the internet.</p>
      {failure && <Notice tone="bad">{failure.message}</Notice>}
      <ModelList label="On this computer" models={all.filter((model) => model.installed && model.engine === "gguf")} />
      <ModelList label="In Ollama" models={all.filter((model) => model.engine === "ollama")} />
      <ModelList label="To be fetched" models={all.filter((model) => !model.installed && model.engine === "gguf")} />
      <div className="flex items-center gap-3 pt-4">
        <Button onClick={() => void shelf.addFile()}>
          <FilePlus2 className="size-4" aria-hidden /> Add a GGUF file…
        </Button>
        <span className="text-s text-ink-3">The file stays where it is.</span>
      </div>
    </Panel>
  );
}

function ModelList({ label, models }: { label: string; models: readonly ModelEntry[] }) {
  const { shelf } = useWindowModel();
  const { defaultId, pulls, fitness, running, asked } = useStore(shelf);
  if (models.length === 0) return null;
  return (
    <section aria-label={label}>
      <h3 className="pt-3 pb-2 font-medium text-ink-2">{label}</h3>
      <ul className="grid gap-2">
        {models.map((model) => (
          <ModelRow
            key={model.id}
            model={model}
            isDefault={model.id === defaultId}
            pull={pulls[model.id]}
            test={{
              known: fitness[model.id] ?? null,
              progress: running[model.id] ?? null,
              asked: asked[model.id] ?? null,
              onTest: () => void shelf.test(model.id),
              onStop: () => shelf.stopTest(model.id),
            }}
            onGet={() => void shelf.pull(model.id)}
            onStop={() => shelf.stopPull(model.id)}
            onRemove={() => void shelf.remove(model.id)}
          />
        ))}
      </ul>
    </section>
  );
}
