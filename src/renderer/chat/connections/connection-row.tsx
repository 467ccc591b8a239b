import { type Connection, endWords } from "../../../shared/connection.ts";
import { formatAgo, formatBytes } from "../../ui/format.ts";
import { VisibleText } from "../../ui/visible-text.tsx";

/** One connection: when, what for, where to, and how much. */
export function ConnectionRow({ connection, nowMs }: { connection: Connection; nowMs: number }) {
  const at = new Date(connection.atMs);
  const { why } = connection;
  return (
    <li className="flex items-baseline gap-3 px-4 py-1 text-s">
      <time dateTime={at.toISOString()} title={at.toLocaleString("en")} className="w-20 shrink-0 text-ink-3">
        {formatAgo(connection.atMs, nowMs)}
      </time>
      <span className="min-w-0 flex-1">
        <VisibleText text={why} />
        <span className="text-ink-3">
          {" · "}
          <VisibleText text={whereTo(connection)} />
        </span>
      </span>
      <span className="shrink-0 text-ink-3">{howMuch(connection)}</span>
    </li>
  );
}

function whereTo(connection: Connection): string {
  if (connection.kind === "program") return endWords(connection);
  const { host, isLocal } = connection;
  return `${host}${isLocal ? " (this computer)" : ""}, ${endWords(connection)}`;
}

function howMuch(connection: Connection): string {
  if (connection.kind === "program") return "";
  return `${formatBytes(connection.sentBytes)} out, ${formatBytes(connection.receivedBytes)} in`;
}
