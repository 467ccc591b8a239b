import { useCallback, useEffect, useState } from "react";
import type { AppError } from "../../../shared/error.ts";
import type { ScheduleView } from "../../../shared/schedule.ts";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { toFailure } from "../../ui/to-failure.ts";
import { useWindowModel } from "../state/window-model.tsx";
import { ScheduleRow } from "./schedule-row.tsx";

type SchedulesPanelProps = { isOpen: boolean; onClose: () => void; onOpenSession: (sessionId: string) => void };

/** What is done at set times: when it is due, what came of it last, and a way to have it done now. */
export function SchedulesPanel({ isOpen, onClose, onOpenSession }: SchedulesPanelProps) {
  const { client } = useWindowModel();
  const [schedules, setSchedules] = useState<readonly ScheduleView[]>([]);
  const [message, setMessage] = useState<{ tone: "bad" | "plain"; text: string } | null>(null);
  const fail = useCallback((cause: unknown) => {
    const { message: text }: AppError = toFailure(cause);
    setMessage({ tone: "bad", text });
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    let isLatest = true;
    client.schedules.list().then((found) => isLatest && setSchedules(found), fail);
    return () => {
      isLatest = false;
    };
  }, [isOpen, client, fail]);
  const close = () => {
    setMessage(null);
    onClose();
  };
  const run = (name: string) => {
    client.schedules.run({ name }).then((sessionId) => {
      if (sessionId === null)
        return setMessage({ tone: "plain", text: "HEARTBEAT.md says nothing to look at, so there is nothing to do." });
      close();
      onOpenSession(sessionId);
    }, fail);
  };
  return (
    <Panel title="Schedules" isOpen={isOpen} onClose={close}>
      <p className="pb-3 text-ink-2">
        What Hearth does by itself while its window is open and the computer is at rest. You set it in config.toml,
        under [heartbeat] and [schedule.NAME].
      </p>
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
      <ul className="grid gap-1 pt-1">
        {schedules.map((schedule) => (
          <ScheduleRow key={schedule.name} schedule={schedule} onRun={() => run(schedule.name)} />
        ))}
      </ul>
    </Panel>
  );
}
