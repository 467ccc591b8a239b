import { type ScheduleView, scheduleStates } from "../../../shared/schedule.ts";
import { Button } from "../../ui/button.tsx";
import { formatAgo } from "../../ui/format.ts";
import { VisibleText } from "../../ui/visible-text.tsx";
import { useNow } from "../state/window-model.tsx";

/** Something that is done at set times. */
export function ScheduleRow({ schedule, onRun }: { schedule: ScheduleView; onRun: () => void }) {
  const { name, cron, startedAtMs, state, text } = schedule;
  const nowMs = useNow();
  // what waits, or had nothing to do, isn't what was begun then
  const wasBegun = state !== "waiting" && state !== "nothing" && startedAtMs !== null;
  return (
    <li className="rounded-m border border-line-soft bg-surface px-4 py-2.5">
      <div className="flex items-baseline gap-3">
        <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
        <code className="text-s text-ink-3">{cron}</code>
        <span className="text-s text-ink-2">{nextWords(schedule)}</span>
        <Button className="-my-1 px-2! py-0.5!" aria-label={`Do ${name} now`} onClick={onRun}>
          Do it now
        </Button>
      </div>
      <p className={`mt-1 text-s ${state === "failed" ? "text-bad" : "text-ink-3"}`}>
        {scheduleStates[state]}
        {wasBegun && `, ${formatAgo(startedAtMs, nowMs)}`}
      </p>
      {text !== "" && (
        <p className="mt-1 line-clamp-3 text-s wrap-anywhere text-ink-2">
          <VisibleText text={text} />
        </p>
      )}
    </li>
  );
}

function nextWords({ isOn, nextAtMs }: ScheduleView): string {
  if (!isOn) return "off";
  if (nextAtMs === null) return "never";
  const at = new Date(nextAtMs).toLocaleString("en-GB", { weekday: "short", hour: "2-digit", minute: "2-digit" });
  return `next ${at}`;
}
