import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadSqlite } from "../../../src/main/store/sqlite.ts";
import { openStore } from "../../../src/main/store/open-store.ts";
import { migrations, newPlace } from "../../support/store-place.ts";
import { atMost, type Figure, median } from "../figure.ts";
import { fillSession, openSessions } from "../talks.ts";
import { askOnce } from "./ask-start.ts";

const times = 9;

/** What a session costs by its length where no model is waited for: to go on with it, and to go through a turn of it. */
export async function longHistory(installed: string): Promise<Figure[]> {
  const [short, long] = [20, 2_000];
  const resume = (await resumeMs(installed, long)) / (await resumeMs(installed, short));
  const turn = (await turnMs(long)) / (await turnMs(short));
  return [
    atMost("session of 2,000 messages: `hearth ask --continue` up to its request, against 20", 1.5, resume, " ×"),
    atMost("session of 2,000 messages: a turn's own time, against 20", 1.5, turn, " ×"),
  ];
}

async function resumeMs(installed: string, count: number): Promise<number> {
  const sqlite = await loadSqlite();
  const starts: number[] = [];
  for (let time = 0; time < times; time++) {
    const prepare = async (folder: string, workspace: string) => {
      const store = openStore({ sqlite, folder, migrations }, "bench");
      fillSession(store, workspace, count, count > 20);
      store.close();
    };
    starts.push((await askOnce(installed, { prepare, goesOn: true })).startMs);
  }
  return median(starts);
}

async function turnMs(count: number): Promise<number> {
  const place = await newPlace();
  const workspace = mkdtempSync(path.join(tmpdir(), "hearth-bench-"));
  writeFileSync(path.join(workspace, "notes.md"), "buy tea\n");
  const store = openStore(place, "bench");
  fillSession(store, workspace, count, count > 20);
  const sessions = await openSessions(store, workspace);
  try {
    sessions.open("it");
    const turns: number[] = [];
    for (let time = 0; time < times; time++) {
      const started = performance.now();
      sessions.send("it", "What do my notes say about tea?");
      await sessions.settled("it");
      turns.push(performance.now() - started);
    }
    return median(turns);
  } finally {
    await sessions.close();
    store.close();
    place.remove();
    rmSync(workspace, { recursive: true, force: true });
  }
}
