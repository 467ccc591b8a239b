import { fitnessWords, type FitnessProgress } from "../../shared/fitness.ts";
import { exitStatus } from "./exit-status.ts";
import type { CliWorld } from "./run-command.ts";
import { startUnattended } from "./start-unattended.ts";
import { paint, type Terminal } from "./terminal.ts";

/** `hearth models test`: what a model is good for, in sentences on stdout. It is kept, and decides how the model is asked. */
export async function testModel(id: string, world: CliWorld): Promise<number> {
  const { terminal, signal } = world;
  const runtime = await startUnattended(world);
  try {
    if (runtime.notice) terminal.err(`hearth: ${runtime.notice}\n`);
    const entry = await runtime.models.resolve(id, signal);
    const testing = runtime.fitness.test(entry, signal);
    const show = progressPrinter(terminal);
    let step = await testing.next();
    while (!step.done) {
      show(step.value);
      step = await testing.next();
    }
    terminal.err(terminal.hasColours ? "\r\u001b[K" : "");
    terminal.out(`${entry.name}: ${fitnessWords(step.value)}\n`);
    return exitStatus.done;
  } finally {
    await runtime.close();
  }
}

/** On a terminal one line that changes; elsewhere a line for each part of the test. */
function progressPrinter(terminal: Terminal): (progress: FitnessProgress) => void {
  let last = "";
  return ({ done, total, what }) => {
    const share = total > 0 ? Math.floor((done / total) * 100) : 0;
    if (terminal.hasColours) return terminal.err(`\r\u001b[K${paint(terminal, "dim", `Testing: ${what}, ${share} %`)}`);
    if (what !== last) terminal.err(`Testing: ${what}\n`);
    last = what;
  };
}
