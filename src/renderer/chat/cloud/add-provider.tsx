import { type FormEvent, useState } from "react";
import type { CloudProvider } from "../../../shared/settings.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { useWindowModel } from "../state/window-model.tsx";

type Kind = CloudProvider["kind"];

const kinds: Readonly<Record<Kind, string>> = {
  anthropic: "Anthropic",
  openai: "OpenAI",
  google: "Google",
  "openai-compatible": "Another one that speaks OpenAI's chat protocol",
};

const noForm = { kind: "anthropic" as Kind, name: "", url: "", models: "" };

/** Sets up a provider. It is written into the settings' file; its key isn't. */
export function AddProvider({ taken }: { taken: readonly string[] }) {
  const { cloud } = useWindowModel();
  const [form, setForm] = useState(noForm);
  const { kind, url } = form;
  const isOther = kind === "openai-compatible";
  const name = (isOther ? form.name : form.name || kind).trim();
  const models = form.models
    .split(",")
    .map((model) => model.trim())
    .filter((model) => model !== "");
  const isWhole = name !== "" && models.length > 0 && (!isOther || url.trim() !== "") && !taken.includes(name);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const provider: CloudProvider = isOther ? { kind, models, url: url.trim() } : { kind, models };
    if (await cloud.addProvider(name, provider)) setForm(noForm);
  };
  return (
    <form className="grid gap-2.5 rounded-m border border-line-soft px-4 py-3" onSubmit={(event) => void add(event)}>
      <SelectField
        label="Add a provider"
        value={kind}
        onChange={(event) => setForm({ ...noForm, kind: kindOf(event.target.value) })}
      >
        {Object.entries(kinds).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Its name here, in small letters"
        value={form.name}
        placeholder={isOther ? "my-server" : kind}
        onChange={(event) => setForm({ ...form, name: event.target.value })}
      />
      {isOther && (
        <TextField
          label="Its address"
          value={url}
          placeholder="https://example.com/v1"
          onChange={(event) => setForm({ ...form, url: event.target.value })}
        />
      )}
      <TextField
        label="Its models, with commas between them"
        value={form.models}
        onChange={(event) => setForm({ ...form, models: event.target.value })}
      />
      <Button type="submit" className="justify-self-start" disabled={!isWhole}>
        Add
      </Button>
    </form>
  );
}

function kindOf(value: string): Kind {
  return Object.keys(kinds).find((kind): kind is Kind => kind === value) ?? "anthropic";
}
