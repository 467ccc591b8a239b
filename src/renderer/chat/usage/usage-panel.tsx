import { useEffect, useState } from "react";
import type { AppError } from "../../../shared/error.ts";
import { costWords, type MonthUsage, type UsageSum } from "../../../shared/usage.ts";
import { formatCount } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { toFailure } from "../../ui/to-failure.ts";
import { useWindowModel } from "../state/window-model.tsx";

type UsagePanelProps = { sessionId: string | null; isOpen: boolean; onClose: () => void };
type Read = { session: UsageSum[]; months: MonthUsage[] };

/** What models cost: in the session that is open, and month by month. */
export function UsagePanel({ sessionId, isOpen, onClose }: UsagePanelProps) {
  const { client } = useWindowModel();
  const [read, setRead] = useState<Read | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    client.usage.read({ sessionId }).then(
      (found) => {
        setRead(found);
        setFailure(null);
      },
      (cause: unknown) => setFailure(toFailure(cause)),
    );
  }, [client, sessionId, isOpen]);
  return (
    <Panel title="Usage" isOpen={isOpen} onClose={onClose}>
      <p className="pb-3 text-ink-2">
        Models on this computer cost nothing. What a provider takes is worked out from the prices that this version
        knows; its bill may differ.
      </p>
      {failure && <Notice tone="bad">{failure.message}</Notice>}
      {read && read.session.length > 0 && <UsageTable title="This session" sums={read.session} />}
      {read?.months.map(({ month, models }) => (
        <UsageTable key={month} title={month} sums={models} />
      ))}
      {read && read.months.length === 0 && <p className="text-ink-3">No model has been used yet.</p>}
    </Panel>
  );
}

function UsageTable({ title, sums }: { title: string; sums: readonly UsageSum[] }) {
  return (
    <table className="mb-4 w-full text-s tabular-nums">
      <caption className="pb-1 text-left font-medium text-ink-2">{title}</caption>
      <thead className="text-left text-ink-3">
        <tr>
          {["Model", "Tokens read", "Written", "Cost"].map((name) => (
            <th key={name} scope="col" className="py-1 pr-4 font-normal">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sums.map((sum) => (
          <tr key={`${sum.modelId} ${sum.host}`} className="border-t border-line-soft">
            <td className="py-1 pr-4 wrap-anywhere">{sum.modelId}</td>
            <td className="py-1 pr-4">{formatCount(sum.read + sum.reused)}</td>
            <td className="py-1 pr-4">{formatCount(sum.written)}</td>
            <td className="py-1">{costWords(sum)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
