import { type FormEvent, useState } from "react";
import type { KeyPlace, ProviderView } from "../../../shared/cloud.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { useWindowModel } from "../state/window-model.tsx";

const places: Readonly<Record<KeyPlace, string>> = {
  keychain: "Its key is in this computer's keychain.",
  memory: "Its key is kept until Hearth ends.",
  environment: "Its key comes from the environment that Hearth was started in.",
};

/** A provider, and its key: which can be given and taken away, and never be seen. */
export function ProviderRow({ provider }: { provider: ProviderView }) {
  const { cloud } = useWindowModel();
  const { name, host, models, key } = provider;
  const [typed, setTyped] = useState("");
  const store = async (event: FormEvent) => {
    event.preventDefault();
    if (await cloud.setKey(name, typed)) setTyped("");
  };
  return (
    <li className="grid gap-2.5 rounded-m border border-line-soft bg-surface px-4 py-3">
      <div>
        <p className="font-medium">{name}</p>
        <p className="text-s wrap-anywhere text-ink-3">{[host, ...models].join(" · ")}</p>
      </div>
      <p className="text-s text-ink-2">{key === null ? "It has no key yet." : places[key]}</p>
      {key !== "environment" && (
        <form className="flex items-end gap-2" onSubmit={(event) => void store(event)}>
          <div className="min-w-0 flex-1">
            <TextField
              label={`Key for ${name}`}
              type="password"
              value={typed}
              maxLength={1000}
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
          <Button type="submit" disabled={typed.trim() === ""}>
            {key === null ? "Store" : "Replace"}
            <span className="sr-only"> the key for {name}</span>
          </Button>
          {key !== null && (
            <Button onClick={() => void cloud.removeKey(name)}>
              Remove<span className="sr-only"> the key for {name}</span>
            </Button>
          )}
        </form>
      )}
    </li>
  );
}
