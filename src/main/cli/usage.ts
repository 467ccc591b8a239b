import { costWords, type MonthUsage } from "../../shared/usage.ts";
import { openStoreReader } from "../store/open-store.ts";
import { loadSqlite } from "../store/sqlite.ts";
import type { Command } from "./arguments.ts";
import { exitStatus } from "./exit-status.ts";
import type { CliWorld } from "./run-command.ts";
import { table } from "./table.ts";

/** `hearth usage`: what models cost, month by month. Reads the store beside whoever owns it. */
export async function usage({ json }: Extract<Command, { name: "usage" }>, world: CliWorld): Promise<number> {
  const { terminal, paths } = world;
  const store = openStoreReader({ sqlite: await loadSqlite(), folder: paths.home, migrations: paths.migrations });
  try {
    const months = store.usage.byMonth();
    if (json) terminal.out(`${JSON.stringify(months)}\n`);
    else if (months.length === 0) terminal.out("No model has been used yet.\n");
    else {
      const titles = ["Month", "Model", "Where", "Steps", "Read", "Reused", "Written", "Cost"];
      terminal.out(table([titles, ...months.flatMap(toRows)]));
      terminal.err("Tokens as the models count them; costs by the price list of this version, which is no bill.\n");
    }
    return exitStatus.done;
  } finally {
    store.close();
  }
}

function toRows({ month, models }: MonthUsage): string[][] {
  return models.map((sum) => {
    const counts = [sum.steps, sum.read, sum.reused, sum.written].map((count) => count.toLocaleString("en"));
    return [month, sum.modelId, sum.host ?? "here", ...counts, costWords(sum)];
  });
}
