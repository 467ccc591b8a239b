import { setImmediate } from "node:timers/promises";
import * as z from "zod";
import type { Connection } from "../../shared/connection.ts";

const ended = z.discriminatedUnion("type", [
  z.object({ type: z.literal("answered"), status: z.int() }),
  z.object({ type: z.literal("failed"), reason: z.string() }),
  z.object({ type: z.literal("stopped") }),
  z.object({ type: z.literal("refused") }),
]);

const beginning = { id: z.string(), at: z.number(), why: z.string(), run: z.string().nullable() };

const ledgerLine = z.discriminatedUnion("event", [
  z.object({ event: z.literal("begin"), ...beginning, host: z.string(), local: z.boolean(), method: z.string() }),
  z.object({ event: z.literal("program"), ...beginning, program: z.string() }),
  z.object({ event: z.literal("end"), id: z.string(), sent: z.number(), received: z.number(), end: ended }),
]);

/**
 * A line of the list of connections. A request has two: one before anything is sent, so that none is missing where the
 * process dies, and one at its end.
 */
export type LedgerLine = z.output<typeof ledgerLine>;

/** So many lines are read at once; a window must not stand still for the others. */
const linesAtOnce = 200;

/** What the lines tell, newest first. A line that can't be read, such as one that a full disk has cut, is passed over. */
export async function readLedgerLines(text: string): Promise<Connection[]> {
  const found = new Map<string, Connection>();
  for (const [index, line] of text.split("\n").entries()) {
    if (index % linesAtOnce === 0) await setImmediate();
    const read = parse(line);
    if (!read) continue;
    if (read.event === "end") {
      const begun = found.get(read.id);
      if (begun?.kind !== "request") continue; // its beginning was in a file that is gone
      found.set(read.id, { ...begun, sentBytes: read.sent, receivedBytes: read.received, end: read.end });
      continue;
    }
    const { id, at, why, run } = read;
    const general = { id, atMs: at, why, runId: run };
    if (read.event === "program") found.set(id, { ...general, kind: "program", program: read.program });
    else {
      const { host, local, method } = read;
      const request = { host, isLocal: local, method, sentBytes: 0, receivedBytes: 0, end: { type: "open" } } as const;
      found.set(id, { ...general, kind: "request", ...request });
    }
  }
  return [...found.values()].toReversed();
}

function parse(line: string): LedgerLine | null {
  if (line === "") return null;
  try {
    return ledgerLine.parse(JSON.parse(line));
  } catch {
    return null;
  }
}
