import { type FitnessView, viewOf } from "../../shared/fitness.ts";
import type { RunningTests } from "../../shared/ipc.ts";
import type { ModelEntry } from "../../shared/model.ts";
import { openInbox } from "./inbox.ts";
import type { FitnessService, WindowServices } from "./services.ts";

/** What is known of the models that are here. One whose file can't be looked at is like one that was never tested. */
export async function fitnessViews(
  fitness: Pick<FitnessService, "of">,
  entries: readonly ModelEntry[],
  signal: AbortSignal,
): Promise<Record<string, FitnessView>> {
  const here = entries.filter((entry) => entry.installed && !entry.use);
  const found = await Promise.all(here.map(async (entry) => ({ entry, known: await fitness.of(entry, signal) })));
  return Object.fromEntries(found.flatMap(({ entry, known }) => (known ? [[entry.id, viewOf(known)]] : [])));
}

/** Tests a model to its end. How far it is, `followTests` tells. */
export async function testModel(
  { models, fitness }: Pick<WindowServices, "models" | "fitness">,
  modelId: string,
  signal: AbortSignal,
): Promise<FitnessView> {
  const testing = fitness.test(await models.resolve(modelId, signal), signal);
  for (;;) {
    const step = await testing.next();
    if (step.done) return viewOf(step.value);
  }
}

/** The tests that are going on, and again after each change. Where several came at once, only the last. */
export async function* followTests(
  fitness: Pick<FitnessService, "follow">,
  signal: AbortSignal,
): AsyncGenerator<RunningTests, void> {
  const inbox = openInbox(fitness.follow);
  try {
    for (;;) {
      const told = await inbox.take(signal);
      if (!told) return;
      const last = told.at(-1);
      if (last) yield last;
    }
  } finally {
    inbox.close();
  }
}
