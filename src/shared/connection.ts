/** How a request ended. `open`: it goes on, or the process was gone before it ended. */
export type ConnectionEnd =
  | { type: "open" }
  | { type: "answered"; status: number }
  /** The policy had nothing against the server, but the line broke or was never there: a code such as ECONNREFUSED. */
  | { type: "failed"; reason: string }
  /** We hung up. */
  | { type: "stopped" }
  /** The policy forbade it, so nothing was sent. */
  | { type: "refused" };

/** One time that Hearth went out, or didn't because it may not. It holds no paths, no headers and nothing of what was said. */
export type Connection = {
  id: string;
  /** Milliseconds since 1970. */
  atMs: number;
  /** In words for a person: "Ollama: chat". */
  why: string;
  runId: string | null;
} & (
  | {
      kind: "request";
      /** With the port where it isn't the usual one. */
      host: string;
      /** It is this computer itself. */
      isLocal: boolean;
      method: string;
      /** Bytes of bodies; headers aren't counted. */
      sentBytes: number;
      receivedBytes: number;
      end: ConnectionEnd;
    }
  /** Another program was started that connects by itself; where to, and how much, can't be seen from here. */
  | { kind: "program"; program: string }
);

/** What went to one host altogether. */
export type HostTotal = { host: string; isLocal: boolean; count: number; sentBytes: number; receivedBytes: number };

/** The totals of all hosts, those elsewhere first, then by what was sent. */
export function totalsByHost(connections: readonly Connection[]): HostTotal[] {
  const totals = new Map<string, HostTotal>();
  for (const connection of connections) {
    if (connection.kind === "program" || connection.end.type === "refused") continue;
    const { host, isLocal, sentBytes, receivedBytes } = connection;
    const total = totals.get(host) ?? { host, isLocal, count: 0, sentBytes: 0, receivedBytes: 0 };
    totals.set(host, {
      ...total,
      count: total.count + 1,
      sentBytes: total.sentBytes + sentBytes,
      receivedBytes: total.receivedBytes + receivedBytes,
    });
  }
  return [...totals.values()].toSorted(
    (a, b) => Number(a.isLocal) - Number(b.isLocal) || b.sentBytes - a.sentBytes || a.host.localeCompare(b.host, "en"),
  );
}

/** How a connection ended, for a person. */
export function endWords(connection: Connection): string {
  if (connection.kind === "program") return `by ${connection.program}, which doesn't say where it connects`;
  const { end } = connection;
  switch (end.type) {
    case "open":
      return "not ended";
    case "answered":
      return end.status < 400 ? "done" : `refused there (status ${end.status})`;
    case "failed":
      return `failed (${end.reason})`;
    case "stopped":
      return "stopped";
    case "refused":
      return "not allowed: nothing was sent";
    default:
      return end satisfies never;
  }
}
