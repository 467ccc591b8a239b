import { memo } from "react";
import { fieldText } from "./call-words.ts";
import { CallRow } from "./call-row.tsx";
import type { CallEntry } from "./entries.ts";
import { FoldRow } from "./fold-row.tsx";

/** Steps that follow one another, one line each. Several files that were only read share a line. */
export const CallGroup = memo(function CallGroup({ calls }: { calls: readonly CallEntry[] }) {
  return (
    <div
      role="group"
      aria-label="Steps"
      className="overflow-hidden rounded-m border border-line-soft bg-surface [&>*+*]:border-t [&>*+*]:border-line-soft"
    >
      {together(calls).map((row) => {
        const [first] = row;
        if (!first) return null;
        return row.length === 1 ? <CallRow key={first.id} call={first} /> : <ReadRow key={first.id} calls={row} />;
      })}
    </div>
  );
}, isSameGroup);

function ReadRow({ calls }: { calls: readonly CallEntry[] }) {
  const [first, second, ...others] = new Set(calls.map(({ input }) => fieldText(input, "path")));
  const id = `reads/${calls[0]?.id ?? ""}`;
  return (
    <FoldRow
      id={id}
      line={
        <span className="truncate">
          Read <code className="rounded-[4px] bg-sunken px-1.5 py-px">{first}</code>
          {second === undefined ? (
            ` in ${calls.length} parts`
          ) : (
            <>
              {others.length > 0 ? ", " : " and "}
              <code className="rounded-[4px] bg-sunken px-1.5 py-px">{second}</code>
              {others.length > 0 && ` and ${others.length} more`}
            </>
          )}
        </span>
      }
    >
      <div className="pl-4 [&>*+*]:border-t [&>*+*]:border-line-soft">
        {calls.map((call) => (
          <CallRow key={call.id} call={call} />
        ))}
      </div>
    </FoldRow>
  );
}

function together(calls: readonly CallEntry[]): CallEntry[][] {
  const rows: CallEntry[][] = [];
  for (const call of calls) {
    const last = rows.at(-1);
    if (last && isPlainRead(call) && last.every(isPlainRead)) last.push(call);
    else rows.push([call]);
  }
  return rows;
}

function isPlainRead({ tool, state }: CallEntry): boolean {
  return tool === "view" && state === "ok";
}

/** Entries are made anew for each event; what they are made of keeps its identity. */
function isSameGroup(a: { calls: readonly CallEntry[] }, b: { calls: readonly CallEntry[] }): boolean {
  return a.calls.length === b.calls.length && a.calls.every((call, index) => isSameCall(call, b.calls[index]));
}

function isSameCall(a: CallEntry, b: CallEntry | undefined): boolean {
  if (!b || a.state === "writing") return false;
  return (
    a.id === b.id &&
    a.state === b.state &&
    a.view === b.view &&
    a.result === b.result &&
    a.input === b.input &&
    hasSameHelpers(a, b)
  );
}

function hasSameHelpers({ helpers }: CallEntry, other: CallEntry): boolean {
  return (
    helpers.length === other.helpers.length &&
    helpers.every(
      ({ view, others }, index) => view === other.helpers[index]?.view && others === other.helpers[index].others,
    )
  );
}
