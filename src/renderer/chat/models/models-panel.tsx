import { FilePlus2 } from "lucide-react";
import { useEffect, useState } from "react";
import type { ModelEntry } from "../../../shared/model.ts";
import { wordsOfUse } from "../../../shared/model-use.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useStore } from "../../ui/store.ts";
import { TextField } from "../../ui/text-field.tsx";
import { useWindowModel } from "../state/window-model.tsx";
import { HubSearch } from "./hub-search.tsx";
import { ModelRow } from "./model-row.tsx";
import { OtherPulls } from "./other-pulls.tsx";

/** All models: those that are here, those that can be fetched, and a search for others. */
export function ModelsPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { shelf } = useWindowModel();
  const { models, failure, freed, hubName } = useStore(shelf);
  const [words, setWords] = useState("");
  const [isFitting, setFitting] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    shelf.forgetNews();
    void shelf.refresh(); // a server may have come up meanwhile
  }, [isOpen, shelf]);
  const shown = (models ?? []).filter((model) => fits(model, words, isFitting));
  const ofGguf = shown.filter((model) => model.engine === "gguf");
  return (
    <Panel title="Models" isOpen={isOpen} onClose={onClose}>
      <p className="pb-3 text-ink-2">
        They run on this computer, or on servers of your own. Fetching one is all that needs the internet.
      </p>
      {failure && <Notice tone="bad">{failure.message}</Notice>}
      {freed && !failure && <Notice tone="plain">{freed}</Notice>}
      <div className="flex items-center gap-3 py-1">
        <TextField
          label="Filter models"
          type="search"
          placeholder="Filter by name, licence, use…"
          className="flex-1"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <label className="flex items-center gap-1.5 text-ink-2">
          <input
            type="checkbox"
            className="accent-ember"
            checked={isFitting}
            onChange={(event) => setFitting(event.target.checked)}
          />
          Only what fits here
        </label>
      </div>
      {models !== null && shown.length === 0 && (
        <p className="py-3 text-ink-3">None of them matches. Search {hubName} below for others.</p>
      )}
      <ModelList label="On this computer" models={ofGguf.filter((model) => model.installed && !model.keeper)} />
      <ModelList label="Of other programs" models={ofGguf.filter((model) => model.keeper)} />
      <ModelList label="In Ollama" models={shown.filter((model) => model.engine === "ollama")} />
      <ModelList label="On your servers" models={shown.filter((model) => model.engine === "server")} />
      <OtherPulls />
      <ToFetch models={ofGguf.filter((model) => !model.installed)} isFiltered={words.trim() !== ""} />
      <HubSearch />
      <div className="flex items-center gap-3 pt-5">
        <Button onClick={() => void shelf.addFile()}>
          <FilePlus2 className="size-4" aria-hidden /> Add a GGUF file…
        </Button>
        <span className="text-s text-ink-3">The file stays where it is.</span>
      </div>
    </Panel>
  );
}

/** Every word is somewhere in what is told of the model. */
function fits({ id, name, note, keeper = "", fit, use }: ModelEntry, words: string, isFitting: boolean): boolean {
  const text = `${id} ${name} ${note} ${keeper} ${wordsOfUse(use) ?? ""}`.toLowerCase();
  const hasWords = words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
  return hasWords && (!isFitting || fit === undefined || fit.verdict === "fits");
}

/** So many are shown at first: most people need one, and the search below shall be in reach. */
const shownAtFirst = 6;

const order = { fits: 0, tight: 1, "too-large": 2 } as const;

/** What can run here comes first, and of all that only the beginning, until the person asks for more. */
function ToFetch({ models, isFiltered }: { models: readonly ModelEntry[]; isFiltered: boolean }) {
  const [isWhole, setWhole] = useState(false);
  const { pulls } = useStore(useWindowModel().shelf);
  const sorted = models.toSorted((a, b) => order[a.fit?.verdict ?? "fits"] - order[b.fit?.verdict ?? "fits"]);
  const isBegun = ({ id, keptBytes }: ModelEntry) => pulls[id] !== undefined || keptBytes !== undefined;
  const shown = sorted.filter((model, index) => isWhole || isFiltered || index < shownAtFirst || isBegun(model));
  const hidden = sorted.length - shown.length;
  return (
    <>
      <ModelList label="To be fetched" models={shown} />
      {hidden > 0 && (
        <Button look="quiet" className="mt-2" onClick={() => setWhole(true)}>
          Show {hidden} more
        </Button>
      )}
    </>
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
            onGet={(isForced) => void shelf.pull(model.id, isForced)}
            onPause={() => shelf.pause(model.id)}
            onRemove={() => void shelf.remove(model.id)}
          />
        ))}
      </ul>
    </section>
  );
}
