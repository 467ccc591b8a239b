import type { StepRecord } from "./step-record.ts";

const quotedWord = /'[^']*'|\\'/gu;
/** A command, without its quotes, that does nothing but make folders, and move and delete what it names. */
const onlyPlaces = /^(?:(?:^| && )(?:mkdir -p|mv -nv|rm -rv|rmdir -v) -- [^;&|<>$`\n]+?(?=$| && ))+$/u;

/** What the harness did with files of a folder; null for any other step. */
export function placedBy(record: StepRecord): Placed | null {
  return record.isMade ? filesPlaced(record) : null;
}

/**
 * What a step for files did with them, whoever chose it, as `mv -v`, `rm -v` and `rmdir -v` tell it: where each is now, or that it is gone. A name with an apostrophe stands in
 * double quotes there. Null for any other step.
 */
export function filesPlaced({ effect, status, input, text }: StepRecord): Placed | null {
  const { command } = input;
  const isOfFiles = typeof command === "string" && onlyPlaces.test(command.replaceAll(quotedWord, "_"));
  if (effect !== "run" || status !== "ok" || !isOfFiles || !text.startsWith("exit 0")) return null;
  const moved = [...text.matchAll(/^renamed (['"])(.+)\1 -> (['"])(.+)\3$/gmu)].map(([, , from = "", , to = ""]) => ({
    from,
    to,
  }));
  const gone = [...text.matchAll(/^(?:removed|rmdir: removing directory,) (['"])(.+)\1$/gmu)].map(
    ([, , path = ""]) => path,
  );
  return { moved: withoutStops(moved), gone };
}

/** Where each file came to at last: one that waits for another to leave its place goes on from there. */
function withoutStops(moved: Placed["moved"]): Placed["moved"] {
  const left = new Map(moved.map(({ from, to }) => [from, to]));
  const stops = new Set(moved.map(({ to }) => to).filter((to) => to.endsWith(".moving") && left.has(to)));
  return moved.flatMap(({ from, to }) =>
    stops.has(from) ? [] : [{ from, to: stops.has(to) ? (left.get(to) ?? to) : to }],
  );
}

/** Those parts of a request that aren't about where files are to be. */
export function notOfPlaces<Of extends { forms: readonly string[] }>(parts: readonly Of[]): Of[] {
  return parts.filter(({ forms }) => !forms.some((form) => form === "move" || form === "rename" || form === "remove"));
}

export type Placed = { moved: readonly { from: string; to: string }[]; gone: readonly string[] };
