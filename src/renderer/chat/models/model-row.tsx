import { Trash2 } from "lucide-react";
import { useState } from "react";
import type { ModelEntry } from "../../../shared/model.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Confirm } from "../../ui/confirm.tsx";
import { formatBytes } from "../../ui/format.ts";
import type { Pull } from "../state/model-shelf.ts";
import { FitnessLine, type ModelTest } from "./fitness-line.tsx";
import { PullLine } from "./pull-line.tsx";

type ModelRowProps = {
  model: ModelEntry;
  isDefault: boolean;
  pull: Pull | undefined;
  test: ModelTest;
  onGet: () => void;
  onStop: () => void;
  onRemove: () => void;
};

/** A model with what can be done with it. */
export function ModelRow({ model, isDefault, pull, test, onGet, onStop, onRemove }: ModelRowProps) {
  const { name, bytes, note, installed, engine } = model;
  const [isAsking, setAsking] = useState(false);
  const size = bytes === null ? "" : formatBytes(bytes);
  return (
    <li className="grid gap-2.5 rounded-m border border-line-soft bg-surface px-4 py-3">
      <div className="flex items-center gap-4">
        <div className="min-w-0 flex-1">
          <p className="flex items-center gap-2 font-medium">
            <span className="truncate">{name}</span>
            {isDefault && <span className="rounded-full bg-ok-soft px-2 text-s font-normal text-ok">default</span>}
          </p>
          <p className="text-s text-ink-3">{[size, note].filter(Boolean).join(" · ")}</p>
        </div>
        {!installed && !pull && (
          <Button look={isDefault ? "primary" : "plain"} onClick={onGet}>
            Get<span className="sr-only"> {name}</span>
          </Button>
        )}
        {installed && engine === "gguf" && (
          <IconButton label={`Remove ${name}`} onClick={() => setAsking(true)}>
            <Trash2 className="size-4" />
          </IconButton>
        )}
      </div>
      {installed && <FitnessLine name={name} {...test} />}
      {pull && <PullLine name={name} pull={pull} onStop={onStop} onRetry={onGet} />}
      <Confirm
        title={`Remove ${name}?`}
        action="Remove"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onRemove();
        }}
      >
        {size ? `It takes ${size} on this computer.` : "It is taken from the list."} A file that another program keeps
        stays where it is. You can get the model again at any time.
      </Confirm>
    </li>
  );
}
