import type { Token } from "node-llama-cpp";
import type { FieldWork } from "./field-work.ts";

/** Fewer tokens are read sooner than they are looked for. */
const worthKeeping = 200;

/**
 * Sees to it that the sequence holds the state after `beginning`, from disk where it can be had. False where it doesn't and
 * should be saved once it is read. Models whose state can't be cut anywhere are left alone: their checkpoints aren't in the file.
 */
export async function restoreBeginning(
  { sequence, state, snapshots }: Pick<FieldWork, "sequence" | "state" | "snapshots">,
  beginning: readonly Token[],
): Promise<boolean> {
  if (!snapshots || sequence.needsCheckpoints || beginning.length < worthKeeping) return true;
  if (sequence.nextTokenIndex >= beginning.length) return true;
  const file = await snapshots.find(beginning);
  if (file === null) return false;
  // what a sequence knew before it was given another state, it would take for that state's own
  await sequence.clearHistory();
  state.forgetCheckpoints();
  try {
    await sequence.loadStateFromFile(file, { acceptRisk: true });
    if (sequence.nextTokenIndex === beginning.length) return true;
  } catch {
    // it is read instead
  }
  await sequence.clearHistory();
  await snapshots.drop(file);
  return false;
}

/** Keeps the state after `beginning`, which is all that the sequence holds now. */
export async function saveBeginning(
  { sequence, snapshots }: Pick<FieldWork, "sequence" | "snapshots">,
  beginning: readonly Token[],
): Promise<void> {
  if (!snapshots || sequence.nextTokenIndex !== beginning.length) return;
  await snapshots.save(beginning, (file) => sequence.saveStateToFile(file));
}
