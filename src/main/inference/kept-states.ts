import type { PromptPart } from "../guided/field-engine.ts";
import { canonicalText, commonPrefixLength } from "./canonical-text.ts";
import { nothingSaved } from "./conversation-state.ts";
import type { FieldWork } from "./field-work.ts";
import type { Snapshot } from "./snapshot-store.ts";

/** Less than this is read about as soon as it is looked for. In characters. */
const worthKeeping = 800;

type Held = Pick<FieldWork, "sequence" | "state" | "snapshots">;

/** What is to be read: `fixed` parts at the beginning are the same in every conversation; `conversation` names this one, if it is to be kept. */
export type Reading = { prompt: readonly PromptPart[]; fixed: number; conversation: string | null };

/**
 * Sees to it that the sequence holds as much of a prompt as can be had without reading it: what is kept of the conversation, else
 * of what all of them begin with. True where the latter should be saved once it is read.
 */
export async function restoreKept(held: Held, { prompt, fixed, conversation }: Reading): Promise<boolean> {
  const { state, snapshots } = held;
  if (!snapshots) return false;
  const wanted = canonicalText(prompt).text;
  const beginning = canonicalText(prompt.slice(0, fixed)).text;
  const here = state.sharedLength(prompt);
  const own = conversation === null ? null : await snapshots.find({ kind: "conversation", id: conversation });
  if (own && usable(own, wanted, held) >= Math.max(here, beginning.length) + worthKeeping) {
    if (await load(held, own)) return false;
  }
  if (beginning.length < worthKeeping || state.sharedLength(prompt) >= beginning.length) return false;
  const common = await snapshots.find({ kind: "beginning", text: beginning });
  return !common || !(await load(held, common));
}

/** Keeps the state after what all conversations begin with, which is all that the sequence holds now. */
export async function saveBeginning({ sequence, state, snapshots }: Held, text: string): Promise<void> {
  await snapshots?.save({ kind: "beginning", text }, state.saved(), (file) => sequence.saveStateToFile(file));
}

/** Keeps the state of a conversation as far as it is evaluated, in place of what was kept of it before. */
export async function saveConversation({ sequence, state, snapshots }: Held, id: string): Promise<void> {
  const saved = state.saved();
  if (saved.text.length < worthKeeping) return;
  await snapshots?.save({ kind: "conversation", id }, saved, (file) => sequence.saveStateToFile(file));
}

/** How much of the wanted text a snapshot brings. Where a state can't be cut, it is all of it or nothing. */
function usable({ saved }: Snapshot, wanted: string, { sequence }: Held): number {
  const common = commonPrefixLength(saved.text, wanted);
  return sequence.needsCheckpoints && common < saved.text.length ? 0 : common;
}

async function load({ sequence, state, snapshots }: Held, snapshot: Snapshot): Promise<boolean> {
  // what a sequence knew before it was given another state, it would take for that state's own
  await sequence.clearHistory();
  try {
    await sequence.loadStateFromFile(snapshot.file, { acceptRisk: true });
    if (sequence.nextTokenIndex === snapshot.saved.tokens.length) {
      state.restore(snapshot.saved);
      await state.checkpoint();
      return true;
    }
  } catch {
    // it is read instead
  }
  await sequence.clearHistory();
  state.restore(nothingSaved);
  await snapshots?.drop(snapshot);
  return false;
}
