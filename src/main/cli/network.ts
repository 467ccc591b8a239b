import { type Connection, endWords, type HostTotal, totalsByHost } from "../../shared/connection.ts";
import { visibleControls } from "../../shared/visible-controls.ts";
import { humanBytes } from "../models/human-bytes.ts";
import { readLedger } from "../network/ledger.ts";
import { exitStatus } from "./exit-status.ts";
import type { CliWorld } from "./run-command.ts";
import { table } from "./table.ts";
import { paint } from "./terminal.ts";

/** More than that nobody reads on a screen; `--json` gives all. */
const shown = 40;

/** `hearth network`: everything that went out, newest first, and what it comes to. It works beside a running Hearth. */
export async function network(
  isJson: boolean,
  { terminal, paths }: Pick<CliWorld, "terminal" | "paths">,
): Promise<number> {
  const connections = await readLedger(paths.connections);
  if (isJson) {
    for (const connection of connections) terminal.out(`${JSON.stringify(connection)}\n`);
    return exitStatus.done;
  }
  if (connections.length === 0) {
    terminal.out("Hearth has connected to nothing yet.\n");
    return exitStatus.done;
  }
  terminal.out(table(connections.slice(0, shown).map(toRow)));
  const rest = connections.length - shown;
  if (rest > 0) terminal.out(`and ${rest} before that: hearth network --json\n`);
  terminal.out(`\n${paint(terminal, "bold", "In total")}\n${table(totalsByHost(connections).map(toTotalRow))}`);
  return exitStatus.done;
}

function toRow(connection: Connection): string[] {
  const time = new Date(connection.atMs).toISOString().slice(0, 19).replace("T", " ");
  const why = visibleControls(connection.why);
  if (connection.kind === "program") return [time, "unknown", "", "", why, endWords(connection)];
  const { method, sentBytes, receivedBytes } = connection;
  const amounts = `${humanBytes(sentBytes)} out, ${humanBytes(receivedBytes)} in`;
  return [time, hostWords(connection), method, amounts, why, endWords(connection)];
}

function toTotalRow(total: HostTotal): string[] {
  const { count, sentBytes, receivedBytes } = total;
  return [
    hostWords(total),
    count === 1 ? "once" : `${count} times`,
    `${humanBytes(sentBytes)} out`,
    `${humanBytes(receivedBytes)} in`,
  ];
}

function hostWords({ host, isLocal }: { host: string; isLocal: boolean }): string {
  return `${visibleControls(host)}${isLocal ? " (this computer)" : ""}`;
}
