import { useEffect } from "react";
import type { CloudView } from "../../../shared/cloud.ts";
import { SelectField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useStore } from "../../ui/store.ts";
import { useWindowModel } from "../state/window-model.tsx";
import { AddProvider } from "./add-provider.tsx";
import { ProviderRow } from "./provider-row.tsx";

/** Whether models of providers may be used, and which. */
export function CloudPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { cloud } = useWindowModel();
  const { view, failure } = useStore(cloud);
  useEffect(() => {
    if (isOpen) void cloud.refresh();
  }, [isOpen, cloud]);
  const isOn = view?.enabled ?? false;
  return (
    <Panel title="Cloud" isOpen={isOpen} onClose={onClose}>
      <div className="grid gap-3">
        <div className="flex items-center justify-between gap-4">
          <p className="text-ink-2">
            {isOn
              ? "Models of the providers below can be chosen. Hearth asks in each session before anything is sent, and shows what."
              : "Off. Hearth works on this computer only, and sends nothing you write to any provider."}
          </p>
          <button
            type="button"
            role="switch"
            aria-checked={isOn}
            aria-label="Use models of providers"
            disabled={view === null}
            onClick={() => void cloud.setEnabled(!isOn)}
            className="h-6 w-11 shrink-0 rounded-full border border-line-hard bg-sunken p-0.5 aria-checked:bg-ember"
          >
            <span className={`block size-4.5 rounded-full bg-surface shadow-small ${isOn ? "ml-auto" : ""}`} />
          </button>
        </div>
        {failure && <Notice tone="bad">{failure.message}</Notice>}
        {view?.notice && <Notice tone="plain">{view.notice}</Notice>}
        {view && view.providers.length > 0 && (
          <ul aria-label="Providers" className="grid gap-2">
            {view.providers.map((provider) => (
              <ProviderRow key={provider.name} provider={provider} />
            ))}
          </ul>
        )}
        {view && view.providers.length > 0 && (
          <SelectField
            label="Where the model on this computer can't do it, ask to use"
            value={view.fallback ?? ""}
            onChange={(event) => void cloud.setFallback(event.target.value || null)}
          >
            <option value="">none</option>
            {fallbacksOf(view).map((id) => (
              <option key={id} value={id}>
                {id}
              </option>
            ))}
          </SelectField>
        )}
        <AddProvider taken={view?.providers.map(({ name }) => name) ?? []} />
      </div>
    </Panel>
  );
}

/** The models of all providers, and the one that is set, which the settings needn't list. */
function fallbacksOf({ providers, fallback }: CloudView): string[] {
  const listed = providers.flatMap(({ name, models }) => models.map((model) => `${name}/${model}`));
  return [...new Set([...listed, ...(fallback === null ? [] : [fallback])])];
}
