import { inOwnCapitals } from "./own-capitals.ts";
import { withItemsOfSources } from "./items-of-sources.ts";
import { withWholeCells } from "./whole-cells.ts";

/** A new file as its sources have it: lines of theirs in their own capitals, no entries that nobody has said, and in a table of a list's lines the whole of each cell. */
export function asSourcesSay(path: string, written: string, sources: readonly string[], request: string): string {
  const lines = sources.flatMap((source) => source.split(/\r?\n/));
  const whole = /\.csv$/i.test(path) ? withWholeCells(written, lines, request) : written;
  return withItemsOfSources(path, inOwnCapitals(whole, lines, request), sources, request);
}
