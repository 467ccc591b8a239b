import { Trash2 } from "lucide-react";
import { useState } from "react";
import type { ModelEntry } from "../../../shared/model.ts";
import { wordsOfUse } from "../../../shared/model-use.ts";
import { Badge } from "../../ui/badge.tsx";
import { IconButton } from "../../ui/button.tsx";
import { Confirm } from "../../ui/confirm.tsx";
import { formatBytes } from "../../ui/format.ts";
import type { Pull } from "../state/model-shelf.ts";
import { FitBadge } from "./fit-badge.tsx";
import { FitnessLine, type ModelTest } from "./fitness-line.tsx";
import { GetButton } from "./get-button.tsx";
import { PullLine, Stopped } from "./pull-line.tsx";

type ModelRowProps = {
  model: ModelEntry;
  isDefault: boolean;
  pull: Pull | undefined;
  test: ModelTest;
  onGet: (isForced: boolean) => void;
  onPause: () => void;
  onRemove: () => void;
};

/** A model with what can be done with it. */
export function ModelRow({ model, isDefault, pull, test, onGet, onPause, onRemove }: ModelRowProps) {
  const { id, name, note, installed, engine, keeper, fit, hasConditions, keptBytes, use } = model;
  const isRemovable = engine === "ollama" || (engine === "gguf" && !keeper);
  const isForced = fit?.verdict === "too-large"; // who goes on has said so before
  return (
    <li className="grid gap-2.5 rounded-m border border-line-soft bg-surface px-4 py-3">
      <div className="flex items-center gap-4">
        <div className="min-w-0 flex-1">
          <p className="flex items-center gap-2 font-medium">
            <span className="truncate">{name}</span>
            {isDefault && <Badge tone="good">default</Badge>}
            {use && <Badge>{wordsOfUse(use)}</Badge>}
            {keeper && <Badge>in {keeper}</Badge>}
            {fit && (!installed || fit.verdict !== "fits") && <FitBadge fit={fit} />}
            {hasConditions && !installed && (
              <Badge title="Its licence forbids some uses, or asks for something in return. Read it before you rely on it.">
                licence with conditions
              </Badge>
            )}
          </p>
          <p className="text-s text-ink-2 tabular-nums">{facts(model).join(" · ")}</p>
          <p className="text-s wrap-anywhere text-ink-3">{note}</p>
        </div>
        {!installed && !pull && keptBytes === undefined && (
          <GetButton name={name} fit={fit ?? null} look={isDefault ? "primary" : "plain"} onGet={onGet} />
        )}
        {installed && isRemovable && <RemoveButton model={model} onRemove={onRemove} />}
      </div>
      {installed && !use && <FitnessLine name={name} {...test} />}
      {pull ? (
        <PullLine name={name} pull={pull} onPause={onPause} onGoOn={() => onGet(isForced)} onDiscard={onRemove} />
      ) : (
        keptBytes !== undefined &&
        !installed && (
          <Stopped
            name={name}
            words={`Begun; ${formatBytes(keptBytes)} are here.`}
            // of some nobody knows any more where they came from
            action={id.endsWith(".gguf") && !id.startsWith("hf:") ? null : "Go on"}
            onGoOn={() => onGet(isForced)}
            onDiscard={onRemove}
          />
        )
      )}
    </li>
  );
}

function RemoveButton({ model, onRemove }: { model: ModelEntry; onRemove: () => void }) {
  const { name, engine, freesBytes = 0 } = model;
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const whatFollows =
    engine === "ollama"
      ? "Ollama deletes it, also for the other programs that use it."
      : freesBytes > 0
        ? `${formatBytes(freesBytes)} are free again then.`
        : "No space is freed: the file itself stays where it is, only its name here goes.";
  return (
    <>
      <IconButton label={`Remove ${name}`} onClick={() => setAsking(true)}>
        <Trash2 className="size-4" />
      </IconButton>
      <Confirm
        title={`Remove ${name}?`}
        action="Remove"
        isOpen={isAsking}
        onClose={close}
        onConfirm={() => {
          close();
          onRemove();
        }}
      >
        {whatFollows}
      </Confirm>
    </>
  );
}

/** What a model is in numbers, as far as they are known. */
function facts({ bytes, isEstimate, quantisation, trainedContext, fit, installed, use }: ModelEntry): string[] {
  return [
    ...(bytes === null ? [] : [isEstimate ? `about ${formatBytes(bytes)}` : formatBytes(bytes)]),
    ...(quantisation === undefined ? [] : [quantisation]),
    ...(trainedContext === undefined || use ? [] : [`${Math.round(trainedContext / 1024)}k window`]),
    ...(fit && !(installed && fit.verdict === "fits") ? [`needs ${formatBytes(fit.neededBytes)} of memory`] : []),
  ];
}
