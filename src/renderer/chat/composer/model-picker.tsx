import { ChevronDown, Cpu } from "lucide-react";
import type { ModelRole } from "../../../shared/agent.ts";
import type { ModelEntry } from "../../../shared/model.ts";
import { DropMenu, MenuChoice, MenuChoices, MenuGroup, MenuItem, MenuLine } from "../../ui/menu.tsx";
import { formatBytes } from "../../ui/format.ts";
import { useStore } from "../../ui/store.ts";
import { useWindowModel } from "../state/window-model.tsx";

type ModelPickerProps = {
  /** The chosen one; null for whatever is the default. */
  modelId: string | null;
  /** Of the agent that does the work. */
  role: ModelRole;
  onChoose: (modelId: string | null) => void;
  onShowModels: () => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** No model has this as its id, which always has a letter in it. */
const whatever = "";

/** Which model answers. Those that are yet to be fetched have a panel of their own. */
export function ModelPicker({ modelId, role, onChoose, onShowModels, isOpen, onOpenChange }: ModelPickerProps) {
  const { models, defaultId, smallId } = useStore(useWindowModel().shelf);
  const here = models?.filter((model) => model.installed && !model.use) ?? [];
  const byDefault = here.find((model) => model.id === (role === "small" ? smallId : defaultId));
  return (
    <DropMenu
      side="top"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      trigger={
        <button
          type="button"
          className="flex h-7 max-w-64 items-center gap-1.5 rounded-full border border-line-hard bg-surface px-2.5 text-s text-ink-2 hover:bg-sunken"
        >
          <Cpu className="size-3.5 shrink-0" aria-hidden />
          <span className="sr-only">Model: </span>
          <span className="truncate">{nameFor(modelId, models, byDefault)}</span>
          <ChevronDown className="size-3 shrink-0" aria-hidden />
        </button>
      }
    >
      <MenuChoices value={modelId ?? whatever} onChange={(id) => onChoose(id === whatever ? null : id)}>
        <MenuChoice value={whatever}>
          <Line name="Default" note={byDefault?.name ?? "none is here yet"} />
        </MenuChoice>
        <ModelGroup label="On this computer" models={here.filter((model) => model.engine === "gguf")} />
        <ModelGroup label="In Ollama" models={here.filter((model) => model.engine === "ollama")} />
        <ModelGroup label="At a provider" models={here.filter((model) => model.engine === "cloud")} />
        <ModelGroup label="On your servers" models={here.filter((model) => model.engine === "server")} />
      </MenuChoices>
      <MenuLine />
      <MenuItem onClick={onShowModels}>
        <span className="size-4" /> Get and remove models…
      </MenuItem>
    </DropMenu>
  );
}

function ModelGroup({ label, models }: { label: string; models: readonly ModelEntry[] }) {
  if (models.length === 0) return null;
  return (
    <MenuGroup label={label}>
      {models.map(({ id, name, bytes, engine }) => (
        <MenuChoice key={id} value={id}>
          <Line name={name} note={engine === "cloud" ? "asks first" : bytes === null ? "" : formatBytes(bytes)} />
        </MenuChoice>
      ))}
    </MenuGroup>
  );
}

function Line({ name, note }: { name: string; note: string }) {
  return (
    <span className="flex min-w-0 flex-1 items-baseline justify-between gap-6">
      <span className="truncate">{name}</span>
      <span className="text-s whitespace-nowrap text-ink-3">{note}</span>
    </span>
  );
}

function nameFor(
  modelId: string | null,
  models: readonly ModelEntry[] | null,
  byDefault: ModelEntry | undefined,
): string {
  if (models === null) return "…";
  if (modelId === null) return byDefault?.name ?? "No model yet";
  const model = models.find(({ id }) => id === modelId);
  if (!model) return `${modelId} (not here)`;
  return model.installed ? model.name : `${model.name} (not here)`;
}
