import { randomUUID } from "node:crypto";
import { writeSync } from "node:fs";
import { createSessions } from "../../src/main/session/sessions.ts";
import { openStore } from "../../src/main/store/open-store.ts";
import { loadSqlite } from "../../src/main/store/sqlite.ts";
import { isDurable } from "../../src/shared/event.ts";
import { admit, agent, answers, calls, says, scriptedRun } from "./scripted-run.ts";
import { migrations } from "./store-place.ts";

// Talks to itself in a session without end, and says of each event and prompt that it is saved, until it is killed.
const [folder = ""] = process.argv.slice(2);
const store = openStore({ sqlite: await loadSqlite(), folder, migrations }, "command line");
const startRun = scriptedRun(async function* (request) {
  const { runId } = request;
  yield calls(`${runId}-calls`, `${runId}-1`, `${runId}-2`);
  yield { type: "tool-start", callId: `${runId}-1`, tool: "ls", title: "List", preview: null };
  yield answers(`${runId}-1`);
  await pause();
  yield answers(`${runId}-2`);
  yield* admit(request);
  for (const word of "some words that grow into an answer ".repeat(20).split(" ")) {
    yield { type: "text-delta", messageId: `${runId}-text`, text: `${word} ` };
    if (word === "answer") await pause();
  }
  yield says(`${runId}-text`, "An answer");
});
const sessions = createSessions({ store, startRun, agent, newId: randomUUID, now: Date.now, report: () => {} });
const say = (line: string) => writeSync(1, `${line}\n`);
const { id } = sessions.create({ workspace: folder, modelId: null });
say(`session ${id}`);
sessions.follow(({ order: _order, sessionId: _session, ...event }) => {
  if (isDurable(event)) say(`saved ${JSON.stringify(event)}`);
});
for (let count = 0; ; count++) {
  sessions.send(id, `prompt ${count}`);
  say(`sent prompt ${count}`);
  await pause();
  sessions.send(id, `meanwhile ${count}`);
  say(`sent meanwhile ${count}`);
  await sessions.settled(id);
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1));
}
