import clsx from "clsx";
import { useMemo } from "react";
import { type Hunk, parsePatch, type PatchLine } from "./parse-patch.ts";
import { VisibleText } from "./visible-text.tsx";

/** A change as a list of lines with their numbers. Long lines wrap, so that nothing of it is out of sight to the side. */
export function DiffView({ patch, label }: { patch: string; label: string }) {
  const hunks = useMemo(() => parsePatch(patch), [patch]);
  return (
    <div
      role="table"
      aria-label={label}
      className="py-1.5 font-code text-[12.5px] leading-[1.65] [font-variant-ligatures:none]"
    >
      {hunks.map((hunk, index) => (
        // a patch never changes, so the place of a hunk is its name
        // oxlint-disable-next-line react/no-array-index-key
        <HunkView key={index} hunk={hunk} isFirst={index === 0} />
      ))}
      {hunks.length === 0 && <p className="px-3 text-ink-3">Nothing changes.</p>}
    </div>
  );
}

/** How many lines come and go. */
export function DiffCounts({ added, removed }: { added: number; removed: number }) {
  return (
    <span className="font-medium tabular-nums whitespace-nowrap">
      <span className="text-ok">+{added}</span> <span className="text-bad">−{removed}</span>
    </span>
  );
}

function HunkView({ hunk, isFirst }: { hunk: Hunk; isFirst: boolean }) {
  const [first] = hunk.lines;
  const start = first?.after ?? first?.before ?? 0;
  return (
    <div role="rowgroup" className="[contain-intrinsic-size:auto_400px] [content-visibility:auto]">
      {(!isFirst || start > 1) && (
        <div aria-hidden className="px-3 text-ink-3 select-none">
          ⋯
        </div>
      )}
      {hunk.lines.map((line, index) => (
        // as above
        // oxlint-disable-next-line react/no-array-index-key
        <LineView key={index} line={line} />
      ))}
    </div>
  );
}

const looks: Readonly<Record<PatchLine["kind"], { row: string; number: string; sign: string; name: string }>> = {
  same: { row: "text-ink-2", number: "text-ink-3", sign: " ", name: "" },
  added: { row: "bg-add", number: "text-ink-2", sign: "+", name: "added" },
  removed: { row: "bg-del", number: "text-ink-2", sign: "−", name: "removed" },
  remark: { row: "text-ink-3 italic", number: "", sign: " ", name: "" },
};

function LineView({ line }: { line: PatchLine }) {
  const { row, number, sign, name } = looks[line.kind];
  return (
    <div role="row" className={clsx("flex px-3", row)}>
      <span role="cell" className={clsx("w-9 shrink-0 pr-3 text-right tabular-nums select-none", number)}>
        {line.after ?? line.before}
      </span>
      <span role="cell" aria-label={name || undefined} className="w-4 shrink-0 select-none">
        {sign}
      </span>
      <span role="cell" className="min-w-0 flex-1 wrap-anywhere whitespace-pre-wrap">
        <VisibleText marksLastBlanks text={line.text} />
      </span>
    </div>
  );
}
