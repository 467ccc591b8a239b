import type { Writer } from "../../src/main/guided/dialects/fresh/writer.ts";

function nothing(): never {
  throw new Error("Nobody asked for that.");
}

/** A writer of which a test says what it is asked; all else that is asked of it fails. */
export function silentWriter(more: Partial<Writer>): Writer {
  return {
    hasRoom: async () => true,
    write: nothing,
    pick: nothing,
    weigh: nothing,
    departures: nothing,
    writeLines: nothing,
    fillIn: nothing,
    takeUsage: nothing,
    ...more,
  };
}
