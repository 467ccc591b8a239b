import { useCallback, useEffect, useState } from "react";
import type { AppError } from "../../../shared/error.ts";
import type { MemoryFile } from "../../../shared/memory.ts";
import { Button } from "../../ui/button.tsx";
import { Confirm } from "../../ui/confirm.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { toFailure } from "../../ui/to-failure.ts";
import { useWindowModel } from "../state/window-model.tsx";
import { MemoryEditor } from "./memory-editor.tsx";

/** What Hearth remembers: its files, each to be changed and erased. */
export function MemoryPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { client } = useWindowModel();
  const [files, setFiles] = useState<readonly MemoryFile[] | null>(null);
  const [openName, setOpenName] = useState<string | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [isErasing, setErasing] = useState(false);
  const load = useCallback(() => {
    client.memory.list().then(
      (found) => {
        setFiles(found);
        setFailure(null);
        setOpenName((name) => (found.some((file) => file.name === name) ? name : (found[0]?.name ?? null)));
      },
      (cause: unknown) => setFailure(toFailure(cause)),
    );
  }, [client]);
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);
  const eraseAll = () => {
    setErasing(false);
    client.memory.erase({ name: null }).then(load, (cause: unknown) => setFailure(toFailure(cause)));
  };
  return (
    <Panel title="Memory" isOpen={isOpen} onClose={onClose}>
      <p className="pb-3 text-ink-2">What Hearth knows in every conversation. It is yours to change.</p>
      {failure && <Notice tone="bad">{failure.message}</Notice>}
      {files?.length === 0 && <p className="text-ink-3">Nothing is remembered yet. Say “remember that …”.</p>}
      {files && files.length > 0 && (
        <div className="grid gap-3">
          <div role="group" aria-label="Files" className="flex flex-wrap gap-1">
            {files.map(({ name }) => (
              <button
                key={name}
                type="button"
                aria-pressed={name === openName}
                onClick={() => setOpenName(name)}
                className="rounded-s px-2.5 py-1.5 text-s text-ink-2 hover:bg-sunken aria-pressed:bg-sunken aria-pressed:text-ink"
              >
                {name}
              </button>
            ))}
          </div>
          {openName && <MemoryEditor key={openName} name={openName} onChanged={load} />}
          <div className="flex justify-end">
            <Button look="danger" onClick={() => setErasing(true)}>
              Erase everything
            </Button>
          </div>
        </div>
      )}
      <Confirm
        title="Erase everything that is remembered?"
        action="Erase"
        isOpen={isErasing}
        onClose={() => setErasing(false)}
        onConfirm={eraseAll}
      >
        All notes are gone for good, and can’t be brought back.
      </Confirm>
    </Panel>
  );
}
