import { useEffect, useState } from "react";
import type { AppError } from "../../../shared/error.ts";
import type { MemoryText } from "../../../shared/memory.ts";
import { Button } from "../../ui/button.tsx";
import { Confirm } from "../../ui/confirm.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toFailure } from "../../ui/to-failure.ts";
import { useWindowModel } from "../state/window-model.tsx";

/** One file of the memory as text. What was changed elsewhere meanwhile isn't written over. */
export function MemoryEditor({ name, onChanged }: { name: string; onChanged: () => void }) {
  const { client } = useWindowModel();
  const [kept, setKept] = useState<MemoryText | null>(null);
  const [text, setText] = useState("");
  const [failure, setFailure] = useState<AppError | null>(null);
  const [isErasing, setErasing] = useState(false);
  const show = (found: MemoryText) => {
    setKept(found);
    setText(found.text);
    setFailure(null);
  };
  const fail = (cause: unknown) => setFailure(toFailure(cause));
  useEffect(() => {
    client.memory.read({ name }).then(show, fail);
  }, [client, name]);
  const save = () =>
    client.memory.save({ name, text, before: kept?.hash ?? null }).then((found) => {
      show(found);
      onChanged();
    }, fail);
  const erase = () => {
    setErasing(false);
    client.memory.erase({ name }).then(onChanged, fail);
  };
  return (
    <div className="grid gap-2">
      {failure && <Notice tone="bad">{failure.message}</Notice>}
      <textarea
        aria-label={name}
        value={text}
        onChange={(event) => setText(event.target.value)}
        rows={12}
        className="w-full resize-y rounded-m border border-line-hard bg-surface px-3 py-2 font-mono text-s"
      />
      <div className="flex justify-end gap-2">
        <Button onClick={() => setErasing(true)}>Erase {name}</Button>
        <Button disabled={kept === null || text === kept.text} onClick={() => void save()}>
          Save
        </Button>
      </div>
      <Confirm
        title={`Erase ${name}?`}
        action="Erase"
        isOpen={isErasing}
        onClose={() => setErasing(false)}
        onConfirm={erase}
      >
        These notes are gone for good, and can’t be brought back.
      </Confirm>
    </div>
  );
}
