import { useEffect, useState } from "react";
import type { AppError } from "../../../shared/error.ts";
import { type Connection, totalsByHost } from "../../../shared/connection.ts";
import { formatBytes, formatCount } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { toFailure } from "../../ui/to-failure.ts";
import { VisibleText } from "../../ui/visible-text.tsx";
import { useWindowModel } from "../state/window-model.tsx";
import { ConnectionRow } from "./connection-row.tsx";

type Loaded = { connections: readonly Connection[]; nowMs: number } | { failure: AppError } | null;

/** Where Hearth has connected to, and how much went out. */
export function ConnectionsPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { client } = useWindowModel();
  const [loaded, setLoaded] = useState<Loaded>(null);
  useEffect(() => {
    if (!isOpen) return;
    let isLatest = true;
    client.network.list().then(
      (connections) => isLatest && setLoaded({ connections, nowMs: Date.now() }),
      (cause: unknown) => isLatest && setLoaded({ failure: toFailure(cause) }),
    );
    return () => {
      isLatest = false;
    };
  }, [isOpen, client]);
  return (
    <Panel title="Connections" isOpen={isOpen} onClose={onClose}>
      <p className="pb-3 text-ink-2">
        Everything that left Hearth, and what it was for. What was said isn’t kept here.
      </p>
      {loaded && "failure" in loaded && <Notice tone="bad">{loaded.failure.message}</Notice>}
      {loaded && "connections" in loaded && <ConnectionList {...loaded} />}
    </Panel>
  );
}

function ConnectionList({ connections, nowMs }: { connections: readonly Connection[]; nowMs: number }) {
  if (connections.length === 0) return <p>Hearth has connected to nothing yet.</p>;
  return (
    <>
      <section aria-label="In total">
        <ul className="grid gap-1">
          {totalsByHost(connections).map(({ host, isLocal, count, sentBytes, receivedBytes }) => (
            <li key={host} className="flex items-baseline gap-3 rounded-m border border-line-soft bg-surface px-4 py-2">
              <span className="min-w-0 flex-1 truncate font-medium">
                <VisibleText text={host} />
                {isLocal && <span className="font-normal text-ink-3"> this computer</span>}
              </span>
              <span className="text-s text-ink-3">
                {`${formatCount(count)}×, ${formatBytes(sentBytes)} out, ${formatBytes(receivedBytes)} in`}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label="One by one">
        <h3 className="pt-4 pb-2 font-medium text-ink-2">One by one, newest first</h3>
        <ul className="grid gap-1">
          {connections.slice(0, 200).map((connection) => (
            <ConnectionRow key={connection.id} connection={connection} nowMs={nowMs} />
          ))}
        </ul>
      </section>
    </>
  );
}
