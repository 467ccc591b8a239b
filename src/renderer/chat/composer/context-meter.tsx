import { Popover } from "@base-ui/react/popover";
import type { StepUsage, WindowParts } from "../../../shared/message.ts";
import { formatCount } from "../../ui/format.ts";

/** How full the model's window is, and on a click what fills it. */
export function ContextMeter({ usage }: { usage: StepUsage }) {
  const { contextUsed, contextSize } = usage;
  if (contextSize <= 0) return null;
  const percent = Math.min(100, Math.round((contextUsed / contextSize) * 100));
  const words = `${formatCount(contextUsed)} of ${formatCount(contextSize)} tokens of the model's window are used`;
  return (
    <Popover.Root>
      <Popover.Trigger
        aria-label={`${words}. What fills it?`}
        title={words}
        className="flex items-center gap-1.5 rounded-s px-1 text-s text-ink-2 tabular-nums hover:text-ink"
      >
        <span
          role="meter"
          aria-label={words}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className="flex items-center gap-1.5"
        >
          <svg viewBox="0 0 16 16" className="size-4 -rotate-90" aria-hidden>
            <circle cx="8" cy="8" r="6" fill="none" strokeWidth="3.5" className="stroke-line-hard" />
            <circle
              cx="8"
              cy="8"
              r="6"
              fill="none"
              strokeWidth="3.5"
              pathLength="100"
              strokeDasharray={`${percent} 100`}
              className="stroke-ember"
            />
          </svg>
          {percent} %
        </span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner side="top" align="end" sideOffset={8} collisionPadding={10} className="z-30 outline-none">
          <Popover.Popup
            data-popup
            className="w-80 rounded-m border border-line-hard bg-surface p-4 text-s shadow-card outline-none"
          >
            <Popover.Title className="mb-2 font-semibold">What fills the model's window</Popover.Title>
            <WindowTable usage={usage} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

const names: readonly (readonly [part: keyof WindowParts, name: string])[] = [
  ["instructions", "Instructions and tools"],
  ["guidance", "AGENTS.md and the agent's own prompt"],
  ["skills", "Skills"],
  ["files", "What the folder and attached files say"],
  ["results", "Results of steps"],
  ["conversation", "Requests, steps and answers"],
];

function WindowTable({ usage: { window, contextUsed, contextSize, turnsLeftOut } }: { usage: StepUsage }) {
  // what was written in the last step came after the count
  const rows: (readonly [string, number])[] = window
    ? names.flatMap(([part, name]) => (window[part] === undefined ? [] : [[name, window[part]]]))
    : [];
  const counted = rows.reduce((sum, [, tokens]) => sum + tokens, 0);
  if (contextUsed > counted) rows.push([window ? "The last step" : "Used", contextUsed - counted]);
  rows.push(["Free, for what follows", Math.max(0, contextSize - Math.max(contextUsed, counted))]);
  return (
    <>
      <table className="w-full tabular-nums">
        <tbody>
          {rows.map(([name, tokens]) => (
            <tr key={name}>
              <th scope="row" className="py-0.5 text-left font-normal text-ink-2">
                {name}
              </th>
              <td className="py-0.5 text-right">{formatCount(tokens)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line-soft">
            <th scope="row" className="pt-1.5 text-left font-normal text-ink-2">
              Window, in tokens
            </th>
            <td className="pt-1.5 text-right">{formatCount(contextSize)}</td>
          </tr>
        </tfoot>
      </table>
      {turnsLeftOut !== undefined && (
        <p className="mt-2 text-ink-2">
          The model wasn't shown the {turnsLeftOut === 1 ? "oldest turn" : `${turnsLeftOut} oldest turns`}: there was no
          room.
        </p>
      )}
    </>
  );
}
