import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openStore } from "../../../src/main/store/open-store.ts";
import { newPlace } from "../../support/store-place.ts";
import { atMost, type Figure, median } from "../figure.ts";
import { fillSession, openSessions } from "../talks.ts";

const times = 15;
/** About 10,000 tokens: a turn of it has 4 messages and 1,100 characters. */
const messages = 124;

/** From Enter to the request at the model, in a long conversation that isn't summarised yet. */
export async function ownTime(): Promise<Figure[]> {
  const place = await newPlace();
  const workspace = mkdtempSync(path.join(tmpdir(), "hearth-bench-"));
  writeFileSync(path.join(workspace, "notes.md"), "buy tea\n");
  const store = openStore(place, "bench");
  fillSession(store, workspace, messages, false);
  const asked: number[] = [];
  const sessions = await openSessions(store, workspace, () => asked.push(performance.now()));
  try {
    sessions.open("it");
    const waits: number[] = [];
    for (let time = 0; time < times; time++) {
      asked.length = 0;
      const entered = performance.now();
      sessions.send("it", "What do my notes say about tea?");
      await sessions.settled("it");
      waits.push((asked[0] ?? Number.NaN) - entered);
    }
    return [atMost("from Enter to the request at the model, 10,000 tokens of conversation", 25, median(waits), " ms")];
  } finally {
    await sessions.close();
    store.close();
    place.remove();
    rmSync(workspace, { recursive: true, force: true });
  }
}
