import { useEffect, useState } from "react";
import type { AppError } from "../../../shared/error.ts";
import type { RunTimes, TimeUse } from "../../../shared/trace.ts";
import { formatDuration } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { toFailure } from "../../ui/to-failure.ts";
import { useWindowModel } from "../state/window-model.tsx";

/** `sessionId` is null while the panel is closed. */
type TimesPanelProps = { sessionId: string | null; onClose: () => void };

/** So many of the last requests are shown. */
const mostRuns = 30;

/** What a session's requests spent their time on: all of them together, and each. */
export function TimesPanel({ sessionId, onClose }: TimesPanelProps) {
  const { client } = useWindowModel();
  const [read, setRead] = useState<{ sessionId: string; runs: RunTimes[] } | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  useEffect(() => {
    if (sessionId === null) return;
    client.traces.times({ sessionId }).then(
      (runs) => {
        setRead({ sessionId, runs });
        setFailure(null);
      },
      (cause: unknown) => setFailure(toFailure(cause)),
    );
  }, [client, sessionId]);
  const runs = read?.sessionId === sessionId ? read.runs : null;
  return (
    <Panel title="Where the time went" isOpen={sessionId !== null} onClose={onClose}>
      {failure && <Notice tone="bad">{failure.message}</Notice>}
      {runs?.length === 0 && <p className="text-ink-3">Nothing has been asked in this session yet.</p>}
      {runs && runs.length > 0 && <Times runs={runs} />}
    </Panel>
  );
}

const names: readonly (readonly [part: keyof TimeUse, name: string])[] = [
  ["waiting", "Waiting for the model"],
  ["loading", "Loading the model"],
  ["reading", "Reading"],
  ["writing", "Writing"],
  ["trying", "Trying changes out"],
  ["tools", "Tools"],
  ["questions", "Waiting for your answers"],
  ["other", "Everything else"],
];

function Times({ runs }: { runs: readonly RunTimes[] }) {
  const rows = names
    .map(([part, name]) => ({ name, ms: runs.reduce((sum, { use }) => sum + use[part], 0) }))
    .filter(({ ms }) => ms > 0);
  const total = Math.max(
    1,
    rows.reduce((sum, { ms }) => sum + ms, 0),
  );
  return (
    <>
      <table className="mt-2 mb-5 w-full tabular-nums">
        <caption className="sr-only">All requests</caption>
        <tbody>
          {rows.map(({ name, ms }) => (
            <tr key={name}>
              <th scope="row" className="w-52 py-1 text-left font-normal text-ink-2">
                {name}
              </th>
              <td className="py-1" aria-hidden>
                <div className="h-1.5 rounded-full bg-sunken">
                  <div className="h-full min-w-px rounded-full bg-ember" style={{ width: `${(ms / total) * 100}%` }} />
                </div>
              </td>
              <td className="w-20 py-1 text-right">{formatDuration(ms)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ol aria-label="Requests, newest first" className="grid gap-2.5 text-s">
        {runs
          .slice(-mostRuns)
          .toReversed()
          .map((run) => (
            <li key={run.runId} className="border-t border-line-soft pt-2">
              <div className="flex justify-between gap-4">
                <span className="truncate" title={run.request}>
                  {run.request || "Went on"}
                </span>
                <span className="shrink-0 tabular-nums">{formatDuration(run.endMs - run.startMs)}</span>
              </div>
              <p className="text-ink-3">{wordsOf(run)}</p>
            </li>
          ))}
      </ol>
    </>
  );
}

/** What took most of a run, and how it ended where that isn't as usual. */
function wordsOf({ use, status }: RunTimes): string {
  const most = names
    .filter(([part]) => use[part] >= 50)
    .toSorted(([one], [other]) => use[other] - use[one])
    .slice(0, 3)
    .map(([part, name]) => `${name.toLowerCase()} ${formatDuration(use[part])}`);
  return [...most, ...(status === "done" ? [] : [status])].join(" · ");
}
