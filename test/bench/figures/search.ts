import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openStore } from "../../../src/main/store/open-store.ts";
import { searchWords } from "../../../src/main/store/search-words.ts";
import { loadSqlite, type SqliteConnection } from "../../../src/main/store/sqlite.ts";
import { atMost, type Figure, median } from "../figure.ts";

const messages = 50_000;
const sessions = 500;
const rounds = 7;

/** Looking for a word in a long history, against reading all of it. */
export async function search(installed: string): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "hearth-search-"));
  const place = { sqlite: await loadSqlite(), folder, migrations: path.join(installed, "src/main/store/migrations") };
  try {
    openStore(place, "bench").close();
    const raw = place.sqlite.open(path.join(folder, "hearth.db"), { readonly: false, timeoutMs: 0 });
    fill(raw);
    const scan = medianMs(() => raw.prepare("SELECT seq FROM event WHERE body LIKE '%rareword%' LIMIT 20").all());
    raw.close();
    const store = openStore(place, "bench");
    while (store.messages.catchUp());
    const timeFor = (words: string) => medianMs(() => store.messages.find(searchWords(words), 20));
    const [rare, common] = [timeFor("rareword "), timeFor("the")];
    store.close();
    return [
      atMost(
        `a rare word among ${messages} messages (${rare.toFixed(1)} ms), against a full scan`,
        0.1,
        rare / scan,
        "x",
      ),
      atMost(`a word of all messages (${common.toFixed(1)} ms), against a full scan`, 0.5, common / scan, "x"),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function fill(connection: SqliteConnection): void {
  const addSession = connection.prepare(
    "INSERT INTO session (id, workspace, created_at_ms, updated_at_ms, touched, activity) VALUES (?, '/w', 0, 0, 0, 'idle')",
  );
  const addEvent = connection.prepare("INSERT INTO event VALUES (?, ?, ?, 'message', ?)");
  let seed = 1;
  const word = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return `w${Math.floor(20_000 * (seed / 2_147_483_647) ** 3)}`;
  };
  connection.exec("BEGIN");
  for (let index = 0; index < sessions; index++) addSession.run(`s${index}`);
  for (let index = 0; index < messages; index++) {
    const words = Array.from({ length: 35 }, word).join(" ");
    const text = `the ${words}${index % 10_000 === 7 ? " rareword" : ""}`;
    const body = { type: "message", message: { role: "user", id: `${index}`, text, context: "" } };
    addEvent.run(`s${index % sessions}`, Math.floor(index / sessions) + 1, index, JSON.stringify(body));
  }
  connection.exec("UPDATE search_backlog SET up_to = (SELECT max(rowid) FROM event); COMMIT");
}

function medianMs(work: () => unknown): number {
  return median(
    Array.from({ length: rounds }, () => {
      const start = performance.now();
      work();
      return performance.now() - start;
    }),
  );
}
