import type { StepRecord } from "./step-record.ts";

/**
 * What the harness did with files of a folder, as `mv -v`, `rm -v` and `rmdir -v` tell it: where each is now, or that it is gone. A name with an apostrophe stands in
 * double quotes there. Null for any other step.
 */
export function placedBy({ isMade, effect, status, input, text }: StepRecord): Placed | null {
  const { command } = input;
  const isOfFiles = typeof command === "string" && /^(?:mkdir -p -- .+? && )?(?:mv -nv|rm -rv) -- /.test(command);
  if (!isMade || effect !== "run" || status !== "ok" || !isOfFiles || !text.startsWith("exit 0")) return null;
  const moved = [...text.matchAll(/^renamed (['"])(.+)\1 -> (['"])(.+)\3$/gmu)].map(([, , from = "", , to = ""]) => ({
    from,
    to,
  }));
  const gone = [...text.matchAll(/^(?:removed|rmdir: removing directory,) (['"])(.+)\1$/gmu)].map(
    ([, , path = ""]) => path,
  );
  return { moved, gone };
}

/** Those parts of a request that aren't about where files are to be. */
export function notOfPlaces<Of extends { forms: readonly string[] }>(parts: readonly Of[]): Of[] {
  return parts.filter(({ forms }) => !forms.some((form) => form === "move" || form === "rename" || form === "remove"));
}

export type Placed = { moved: readonly { from: string; to: string }[]; gone: readonly string[] };
